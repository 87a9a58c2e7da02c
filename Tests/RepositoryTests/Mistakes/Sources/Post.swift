// Members that take a type of the same module.

struct Letter {
  var text: String
}

protocol Post {
  func send(_ letter: Letter, to place: String) -> Bool
  func keep(_ letter: Letter?) async throws
}
