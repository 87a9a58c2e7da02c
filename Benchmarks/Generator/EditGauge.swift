import Foundation

/// Measures the build after an edit, in a package with a hundred mocks in fifty test files.
struct EditGauge {
  /// The way in which tests create their test doubles.
  enum Double: String, CaseIterable {
    case mock = "mock(Bird.self)"
    case name = "BirdMock()"
    case spy
  }

  enum Edit: String, CaseIterable {
    case member = "a-member-of-a-mocked-protocol"
    case newMock = "a-test-with-a-new-mock"
  }

  private static let protocolCount = 100

  let double: Double
  let edit: Edit

  /// Returns the milliseconds of processor time that the build takes after the edit.
  func read() -> Swift.Double {
    let package = TemporaryPackage()
    defer { package.remove() }
    package.writeManifest(withMynah: double != .spy)
    for number in 0...Self.protocolCount {
      package.write(["Sources/Nest/Bird\(number).swift": SyntheticModule.protocolText(number)])
      if double == .spy, number < Self.protocolCount { writeSpy(number, in: package) }
    }
    for number in stride(from: 0, to: Self.protocolCount, by: 2) {
      writeTests([number, number + 1], in: package)
    }
    // The second build links the plugin's tool again, even if you don't edit anything.
    for _ in 1...2 { _ = package.build() }
    switch edit {
    case .member:
      let bird = SyntheticModule.protocolText(7).replacingOccurrences(
        of: "  func land()", with: "  func land()\n  func dive() -> Int")
      package.write(["Sources/Nest/Bird7.swift": bird])
      if double == .spy { writeSpy(7, members: "func dive() -> Int { 0 }", in: package) }
    case .newMock:
      if double == .spy { writeSpy(Self.protocolCount, in: package) }
      writeTests([Self.protocolCount], in: package)
    }
    return package.build()
  }

  private func writeTests(_ numbers: [Int], in package: TemporaryPackage) {
    let tests = numbers.map { number in
      let created =
        switch double {
        case .mock: "mock(Bird\(number).self)"
        case .name: "Bird\(number)Mock()"
        case .spy: "Bird\(number)Spy()"
        }
      let verification =
        double == .spy
        ? "#expect(bird.volumes == [3])" : "verify(bird.chirp(volume: 3)).wasCalled()"
      return """
          @Test func bird\(number)Chirps() {
            let bird = \(created)
            _ = (bird as any Bird\(number)).chirp(volume: 3)
            \(verification)
          }

        """
    }
    let text = """
      \(double == .spy ? "" : "import Mynah\n")import Nest
      import Testing

      struct Bird\(numbers[0])Tests {
      \(tests.joined())}
      """
    package.write(["Tests/NestTests/Bird\(numbers[0])Tests.swift": text])
  }

  /// Writes the spy of a protocol with a file for itself, as developers write it by hand.
  private func writeSpy(_ number: Int, members: String = "", in package: TemporaryPackage) {
    let text = """
      import Nest

      final class Bird\(number)Spy: Bird\(number) {
        var name = ""
        var weight = 0.0
        private(set) var volumes: [Int] = []
        var chirpResult = false
        func chirp(volume: Int) -> Bool {
          volumes.append(volume)
          return chirpResult
        }
        private(set) var flights: [(place: String, speed: Int)] = []
        var flyResult: Result<Int, any Error> = .success(0)
        func fly(to place: String, speed: Int) throws -> Int {
          flights.append((place, speed))
          return try flyResult.get()
        }
        private(set) var meals: [(food: [String], quickly: Bool)] = []
        var eatError: (any Error)?
        func eat(_ food: [String], quickly: Bool) async throws {
          meals.append((food, quickly))
          if let eatError { throw eatError }
        }
        private(set) var landings = 0
        func land() { landings += 1 }
        private(set) var searches: [(place: String?, limit: Int)] = []
        var friends: [String: Int] = [:]
        func friends(near place: String?, limit: Int) async -> [String: Int] {
          searches.append((place, limit))
          return friends
        }
        \(members)
      }
      """
    package.write(["Tests/NestTests/Bird\(number)Spy.swift": text])
  }
}
