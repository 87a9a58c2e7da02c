/// A mock that is not released when its test ends.
package struct OutlivingMock: Sendable {
  let name: String

  /// What tells the mock from others of its name, as in `the Bird made at BirdTests.swift:12`.
  let origin: String
}
