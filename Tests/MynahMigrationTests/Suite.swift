import Foundation
internal import MynahSyntax
import Testing

@testable internal import MynahMigration

/// A test file of another library, which is a test of this package once it is migrated.
struct Suite: Sendable, CustomTestStringConvertible {
  let library: Library

  /// How many statements are rewritten, are left, and are rewritten and to be checked.
  let counts: [Int]

  /// What was changed by hand afterwards.
  let byHand: [(migrated: String, changed: String)]

  var testDescription: String { library.name }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The file as it was written for the other library.
  var original: String {
    get throws { try Self.text("Suites/\(library.name).swift.txt") }
  }

  /// The file that is compiled and run.
  var compiled: String {
    get throws { try Self.text("../MigratedTests/\(library.name)Suite.swift") }
  }

  /// The migrated file; the types that it mocks are in a file beside it.
  var migrated: MigratedFile {
    get throws {
      let types = try Self.text("../MigratedTests/Aviary.swift")
      let files = [
        SourceText(path: "\(library.name)Suite.swift", bytes: Array(try original.utf8)),
        SourceText(path: "Aviary.swift", bytes: Array(types.utf8)),
      ]
      return Migration(of: files, from: library).files[0]
    }
  }
}

extension Suite {
  static let all = [
    Suite(
      library: .cuckoo, counts: [54, 2, 1],
      byHand: [
        (
          """
              given(tree.grow(by: any())).willReturn(100)
              // TODO(mynah): stubs answer before the superclass: let those above leave these calls out

          """,
          """
              given(tree.grow(by: any(where: { $0 != 1 }))).willReturn(100)

          """
        ),
        (
          """
              // TODO(mynah): matchers that are joined by and become one: any(where:)
              verify(bird).canReach(not(equal(to: "Rio")).and(hasLength(exactly: 5)))

          """,
          """
              verify(bird.canReach(any(where: { $0 != "Rio" && $0.count == 5 }))).wasCalled()

          """
        ),
        (
          """
              // TODO(mynah): default values belong to a mock: mock.useDefaultValues(from: .standardProvider)
              DefaultValueRegistry.register(value: 12, forType: Int.self)

          """, ""
        ),
      ]),
    Suite(
      library: .mockable, counts: [37, 1, 1],
      byHand: [
        (
          """
              // TODO(mynah): perform is part of the stub that answers: given(...).perform { ... }.willReturn(...)
              when(letterbox).take(.any).perform { closings += 10 }

          """,
          """
              given(letterbox.take(any())).perform { _ in closings += 10 }.willReturn(1)

          """
        ),
        (
          """
              // TODO(mynah): the newest stub answers, and not the oldest: chain what it does in turn

          """, ""
        ),
      ]),
    Suite(
      library: .swiftymocky, counts: [42, 2, 1],
      byHand: [
        (
          """
              // TODO(mynah): Mynah needs no observer: remove this line
              SwiftyMockyTestObserver.setup()

          """, ""
        ),
        (
          """
              given(perch.hold(3, for: any())).willReturn(true)
              // TODO(mynah): the newest stub answers: move this one above those with values
              given(perch.hold(any(), for: any())).willReturn(false)

          """,
          """
              given(perch.hold(any(), for: any())).willReturn(false)
              given(perch.hold(3, for: any())).willReturn(true)

          """
        ),
        (
          """
              // TODO(mynah): .custom(_:) is no count of Mynah: write one, as in exactly(2)
              Verify(bird, .custom { $0 % 2 == 0 }, .canReach(.any))

          """,
          """
              verify(bird.canReach(any())).wasCalled(exactly(2).or(exactly(4)))

          """
        ),
      ]),
    Suite(
      library: .mockingbird, counts: [6, 1, 0],
      byHand: [
        (
          """
              // TODO(mynah): mockingContext.invocations has the calls
              XCTAssertEqual(bird.mockingbirdContext.mocking.allInvocations.count, 1)

          """,
          """
              XCTAssertEqual(bird.mockingContext.invocations.count, 1)

          """
        )
      ]),
  ]
}
