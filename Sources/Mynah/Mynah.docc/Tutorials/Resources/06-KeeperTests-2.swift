import Mynah
import Testing

@testable import Aviary

@Suite(.mocks(.strict)) struct KeeperTests {
  let pantry = mock(Pantry.self)

  @Test(arguments: ["seed", "corn"]) func birdsAreFed(food: String) {
    given(pantry.grams(of: any(of: "seed", "corn"))).willReturn(100)

    #expect(Keeper(pantry: pantry).feed(3, with: food))

    verify(pantry.take(60, of: food)).wasCalled()
  }

  @Test func hungryBirdsWait() {
    given(pantry.grams(of: "worms")).willReturn(10)

    #expect(!Keeper(pantry: pantry).feed(3, with: "worms"))

    verify(pantry.take(any(), of: any())).wasNeverCalled()
  }

  @MainActor @Test func foodIsOnItsWay() async {
    let delivery = given(pantry.order("seed")).willSuspend()
    let model = OrderModel(pantry: pantry)

    let ordering = Task { await model.order("seed") }
    await delivery.isHeld(within: .seconds(1))
    #expect(model.isWaiting)

    delivery.resume(returning: 500)
    await ordering.value
    #expect(!model.isWaiting)
    #expect(model.delivered == 500)
  }
}
