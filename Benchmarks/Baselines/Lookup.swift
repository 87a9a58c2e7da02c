/// The protocol that every benchmark mocks: one member of each kind that tests meet daily.
protocol Lookup: Sendable {
  /// A call of one argument.
  func lookup(_ id: Int) -> Int

  /// A call of two arguments, one of them a string.
  func find(_ id: Int, in shelf: String) -> Int

  /// A call without arguments or result.
  func tick()

  /// A call that suspends and throws.
  func load(_ id: Int) async throws -> Int

  /// A property that is read and written.
  var name: String { get set }
}
