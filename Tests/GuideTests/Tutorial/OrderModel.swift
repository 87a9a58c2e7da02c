/// The model that the tutorial tests while a call is held.
@MainActor final class OrderModel {
  private(set) var isWaiting = false
  private(set) var delivered: Int?
  private let pantry: any Pantry

  init(pantry: any Pantry) { self.pantry = pantry }

  func order(_ food: String) async {
    isWaiting = true
    delivered = try? await pantry.order(food)
    isWaiting = false
  }
}
