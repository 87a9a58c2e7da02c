/// The reason why a statement can't be rewritten.
struct Obstacle: Error {
  let reason: String

  init(_ reason: String) { self.reason = reason }

  static let noAsyncFunction = Obstacle(
    "make the function async, because given and verify need await here")
}
