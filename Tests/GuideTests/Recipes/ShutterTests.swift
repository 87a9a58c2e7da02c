import Foundation
import Mynah
import Testing

@Suite struct ShutterTests {
  let center = NotificationCenter()
  let motor = mock(Motor.self)

  @Test func stormsCloseTheShutter() {
    let shutter = Shutter(motor: motor, center: center)

    center.post(name: .stormIsNear, object: nil)

    verify(motor.turn(degrees: 90)).wasCalled()
    withExtendedLifetime(shutter) {}
  }

  @Test func othersAreToldWhy() {
    let observer = mock(closure: ((Notification) -> Void).self).named("observer")
    _ = center.addObserver(
      forName: .shutterDidClose, object: nil, queue: nil, using: observer.closure)

    Shutter(motor: motor, center: center).close(because: "night")

    verify(observer(any(where: { $0.userInfo?["reason"] as? String == "night" }))).wasCalled()
  }
}

/// The failure that the recipe about notifications shows.
@Suite struct ShutterFailureTests {
  @Test func verificationFailsWithoutTheNotification() {
    let center = NotificationCenter()
    let observer = mock(closure: ((Notification) -> Void).self).named("observer")
    _ = center.addObserver(
      forName: .stormIsNear, object: nil, queue: nil, using: observer.closure)
    Shutter(motor: mock(Motor.self), center: center).close(because: "night")
    #expect(
      report {
        verify(observer(any(where: { $0.userInfo?["reason"] as? String == "night" }))).wasCalled()
      } == """
        Expected observer(any(where:)) to be called exactly once, but it was called 0 times.
        observer was not called at all.
        """)
  }
}
