import Foundation
import Testing

/// Tests of mocks for types that only exist on Apple platforms.
///
/// The mocks are compiled with Objective-C interoperability and stand-ins for Apple's modules.
/// They aren't run, because Linux doesn't have the Objective-C runtime.
@Suite(.enabled(if: SwiftCompiler.hasExpectedTexts))
struct AppleTests {
  private static let compilation = Task {
    try await AppleCompiler("Birds.swift", "Tests.swift")
  }

  @Test func standInModulesCompile() async throws {
    #expect(try await Self.compilation.value.problems == "")
  }

  @Test func mocksOfAppleProtocolsCompile() async throws {
    let compiler = try await Self.compilation.value
    let mocks = compiler.mocks
    let messages = try await compiler.check(["Birds.swift", "Tests.swift"], mocks)
    #expect(messages == "")
    let mocked = mocks.split(separator: "\n").filter { $0.hasPrefix("// MARK: - ") }
    // The last title isn't a mock's title. It begins the declarations for types without mocks.
    #expect(mocked.count == 19)
  }

  @Test(arguments: ["nonisolated", "MainActor"], ["5", "6"])
  func mocksOfUIKitSubclassesCompile(isolation: String, mode: String) async throws {
    let files = ["Screens.swift", "ScreenTests.swift"]
    let compiler = try await AppleCompiler(files[0], files[1], isolation: isolation)
    let options = ["-default-isolation", isolation]
    #expect(try await compiler.check(files, compiler.mocks, options, mode: mode) == "")
  }

  /// Checks that the compiler enforces Objective-C's rules, because the other tests rely on that.
  @Test func compilerEnforcesObjectiveCRules() async throws {
    let lacking = """
      import Foundation
      final class Nobody: NSObject, Bird {
        var name = ""
        func fly(to place: URL) -> Bool { true }
        func land(on branch: String) -> Int { 1 }
      }
      func land(_ bird: any Bird) -> Bool { bird.land(on: "") }
      """
    #expect(
      try await Self.compilation.value.check(["Birds.swift"], lacking) == """
        Mocks.swift:5:8: warning: instance method 'land(on:)' nearly matches optional requirement \
        'land(on:)' of protocol 'Bird'
        Mocks.swift:7:44: error: value of optional type '((String) -> Bool)?' must be unwrapped to a \
        value of type '(String) -> Bool'

        """)
  }
}
