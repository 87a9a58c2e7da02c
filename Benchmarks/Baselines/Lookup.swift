/// The protocol that the benchmarks mock, with one member of each common kind.
protocol Lookup: Sendable {
  /// Takes one argument.
  func lookup(_ id: Int) -> Int

  /// Takes two arguments, one of which is a string.
  func find(_ id: Int, in shelf: String) -> Int

  /// Takes no arguments, and doesn't return a value.
  func tick()

  /// Suspends, and can throw.
  func load(_ id: Int) async throws -> Int

  /// A property that can be read and written.
  var name: String { get set }
}
