import Foundation
import Testing

/// What differs between systems is in one place: the C of `MynahPlatform`.
struct PlatformTests {
  private static let sources = URL(filePath: #filePath).appending(path: "../../../Sources")
    .standardized

  private static let systemModules = [
    "Glibc", "Darwin", "Musl", "WinSDK", "CRT", "ucrt", "Android", "Bionic", "WASILibc",
  ]

  /// The texts of all files whose names have an ending, by their paths below `Sources`.
  private func texts(endingIn endings: Set<String>) throws -> [String: String] {
    let files = try #require(
      FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
    var texts: [String: String] = [:]
    for case let file as URL in files where endings.contains(file.pathExtension) {
      let path = String(file.path.dropFirst(Self.sources.path.count + 1))
      texts[path] = try String(contentsOf: file, encoding: .utf8)
    }
    return texts
  }

  @Test func noOtherCodeAsksForTheSystem() throws {
    let modules = Self.systemModules.joined(separator: "|")
    let question = try Regex(
      #"#(?:else)?if .*(?:\bos\(|arch\(|targetEnvironment\(|canImport\((?:\#(modules))\b)"#)
    let module = try Regex(#"(?m)^ *(?:@\w+ )?(?:\w+ )?import (?:\#(modules))\b"#)
    let texts = try texts(endingIn: ["swift"])
    #expect(texts.count > 300)
    for (path, text) in texts {
      // XCTest has no expectations on WebAssembly, which nothing else tells.
      let isAllowed = path == "Mynah/XCTestCase+Eventually.swift"
      #expect(
        !["#if", "#elseif"].occur(in: text) || text.firstMatch(of: question) == nil || isAllowed,
        "\(path)")
      #expect(!Self.systemModules.occur(in: text) || text.firstMatch(of: module) == nil, "\(path)")
    }
    let system = /_WIN32|__APPLE__|__linux__|__ANDROID__|__wasi__|__wasm__|__FreeBSD__/
    let asking = try self.texts(endingIn: ["c", "h"]).filter { $0.value.contains(system) }
    #expect(Set(asking.keys.map { $0.prefix { $0 != "/" } }) == ["MynahPlatform"])
  }

  @Test func foundationIsOffThePathOfACall() throws {
    let foundation =
      /(?m)^(?: *(?:internal|public|package|private|@\w+) )+import Foundation|^import Foundation/
    let importing = try texts(endingIn: ["swift"]).filter {
      ["import Foundation"].occur(in: $0.value) && $0.value.contains(foundation)
    }
    let modules = Set(importing.keys.map { String($0.prefix { $0 != "/" }) })
    #expect(
      modules.sorted() == [
        "GenerateMocks", "Mynah", "MynahCLI", "MynahCarriedStubs", "MynahHTTP", "MynahPlugin",
      ])
    #expect(
      importing.keys.filter { $0.hasPrefix("Mynah/") }.sorted() == [
        "Mynah/Interoperability.swift", "Mynah/ValueProvider+Dates.swift",
      ])
  }
}

extension [String] {
  /// Whether a text has one of the words: the C library looks for them, for the texts are many, before an
  /// expression does.
  fileprivate func occur(in text: String) -> Bool {
    contains { word in strstr(text, word) != nil }
  }
}
