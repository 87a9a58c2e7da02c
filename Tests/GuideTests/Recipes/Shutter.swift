import Foundation

extension Notification.Name {
  static let stormIsNear = Notification.Name("stormIsNear")
  static let shutterDidClose = Notification.Name("shutterDidClose")
}

protocol Motor: Sendable {
  func turn(degrees: Int)
}

final class Shutter {
  private let center: NotificationCenter
  private let motor: any Motor
  private var observer: (any NSObjectProtocol)?

  init(motor: any Motor, center: NotificationCenter = .default) {
    self.center = center
    self.motor = motor
    observer = center.addObserver(forName: .stormIsNear, object: nil, queue: nil) { _ in
      motor.turn(degrees: 90)
    }
  }

  func close(because reason: String) {
    motor.turn(degrees: 90)
    center.post(name: .shutterDidClose, object: nil, userInfo: ["reason": reason])
  }

  deinit {
    if let observer { center.removeObserver(observer) }
  }
}
