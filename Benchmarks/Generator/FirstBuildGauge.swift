import Foundation

/// Measures the first build of a package with one mock, without any earlier build products.
struct FirstBuildGauge {
  /// Returns the ratio of the processor time with Mynah to the time without a library.
  func read() -> Double {
    let without = milliseconds(withMock: false)
    let with = milliseconds(withMock: true)
    StandardError.print(
      "without a library: \(Int(without)) ms of processor time; with Mynah: \(Int(with)) ms")
    return with / without
  }

  private func milliseconds(withMock: Bool) -> Double {
    let package = TemporaryPackage()
    defer { package.remove() }
    package.writeManifest(withMynah: withMock)
    package.write([
      "Sources/Nest/Bird.swift": """
      public protocol Bird {
        func fly(to place: String, speed: Int) throws -> Int
        var name: String { get }
      }
      """,
      "Tests/NestTests/BirdTests.swift": withMock
        ? """
        import Mynah
        import Nest
        import Testing

        @Test func flies() throws {
          let bird = mock(Bird.self)
          given(bird.fly(to: any(), speed: any())).willReturn(3)
          #expect(try bird.fly(to: "Oslo", speed: 5) == 3)
          verify(bird.fly(to: "Oslo", speed: 5)).wasCalled()
        }
        """
        : """
        import Nest
        import Testing

        @Test func flies() { #expect(Bool(true)) }
        """,
    ])
    return package.build()
  }
}
