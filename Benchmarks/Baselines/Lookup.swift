/// The protocol that every benchmark mocks, with one member of each frequent kind.
protocol Lookup: Sendable {
  /// Takes one argument.
  func lookup(_ id: Int) -> Int

  /// Takes two arguments, one of which is a string.
  func find(_ id: Int, in shelf: String) -> Int

  /// Takes no arguments, and doesn't return a result.
  func tick()

  /// Suspends, and can throw.
  func load(_ id: Int) async throws -> Int

  /// A property that can be read and written.
  var name: String { get set }
}
