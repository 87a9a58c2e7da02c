import Testing

@testable import MynahCLI
@testable import MynahGenerator

struct ManifestTests {
  /// Returns which of the modules `App`, `AppTests`, and `Other_Kit` are isolated to the main actor
  /// by default.
  private func isolated(_ manifest: String, named name: String = "Package.swift") throws -> [String]
  {
    let folder = try Folder()
    try folder.write("// swift-tools-version: 6.2", to: "Package.swift")
    try folder.write(manifest, to: name)
    let source = try folder.write("", to: "Sources/Deep/Er/Source.swift")
    return ["App", "AppTests", "Other_Kit"].filter {
      Manifest.settings(of: $0, at: [source]).isMainActorByDefault
    }
  }

  @Test func targetsHaveStrictMemorySafety() throws {
    let folder = try Folder()
    try folder.write(
      """
      // swift-tools-version: 6.2
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App"),
          .testTarget(name: "AppTests", swiftSettings: [.strictMemorySafety()]),
        ])
      """, to: "Package.swift")
    let source = try folder.write("", to: "Sources/Source.swift")
    #expect(!Manifest.settings(of: "App", at: [source]).isStrictlyMemorySafe)
    #expect(Manifest.settings(of: "AppTests", at: [source]).isStrictlyMemorySafe)
  }

  @Test(arguments: [
    "[.defaultIsolation(MainActor.self)]", "[ .defaultIsolation ( MainActor.self ) ]",
    "[SwiftSetting.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]",
    #"[.unsafeFlags(["-default-isolation", "MainActor"])]"#,
    "[.swiftLanguageMode(.v6)] + shared", "shared.filter { _ in true }", ".common", "common()",
  ])
  func targetsAreIsolatedByTheirSettings(settings: String) throws {
    let manifest = """
      import PackageDescription
      let shared: [SwiftSetting] =
        [.defaultIsolation(MainActor.self)]
      extension [SwiftSetting] { static var common: [SwiftSetting] { shared } }
      func common() -> [SwiftSetting] {
        .common
      }
      let package = Package(
        name: "App",
        products: [.library(name: "App", targets: ["App"])],
        targets: [
          .target(name: "App", swiftSettings: \(settings)),
          .testTarget(name: "AppTests", dependencies: ["App"]),
          .target(name: "Other-Kit"),
        ])
      """
    #expect(try isolated(manifest) == ["App"])
  }

  @Test(arguments: [
    "[.defaultIsolation(nil)]", "[]", "nil", #"[.define("defaultIsolation")]"#,
    #"[.unsafeFlags(["-default-isolation", "nonisolated"])]"#,
    "[/* .defaultIsolation(MainActor.self) */] // .defaultIsolation(MainActor.self)", "none",
  ])
  func otherSettingsDoNotIsolateTargets(settings: String) throws {
    let manifest = """
      let none = [SwiftSetting]()
      let shared: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "App", targets: [.target(name: "App", swiftSettings: \(settings)
      ), .target(name: "AppTests"), .target(name: "Other-Kit", swiftSettings: shared)])
      """
    #expect(try isolated(manifest) == ["Other_Kit"])
  }

  @Test(arguments: [
    "for target in package.targets {\n  target.swiftSettings?.append(shared)\n}",
    "package.targets.forEach { $0.swiftSettings = [.defaultIsolation(MainActor.self)] }",
    "for target in package.targets {\n  var all = target.swiftSettings ?? []\n  all += [shared]\n"
      + "  target.swiftSettings = all\n}",
  ])
  func settingsInLoopsApplyToAllTargets(loop: String) throws {
    let manifest = """
      let shared = SwiftSetting.defaultIsolation(MainActor.self)
      let package = Package(
        name: "App",
        targets: [.target(name: "App"), .target(name: "AppTests"), .target(name: "Other-Kit")])
      \(loop)
      """
    #expect(try isolated(manifest) == ["App", "AppTests", "Other_Kit"])
  }

  @Test(arguments: [
    #"feature("Other-Kit"), .target(name: "App"), .target(name: "AppTests")"#,
    #"feature("Other-Kit"), plain("App"), plain("AppTests")"#,
    #"labeled(name: "Other-Kit"), plain("App"), .target(name: "AppTests")"#,
  ])
  func settingsInFunctionsApplyToTheirTargets(targets: String) throws {
    let manifest = """
      func feature(
        _ name: String, settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      ) -> Target { .target(name: name, swiftSettings: settings) }
      func labeled(name: String) -> Target {
        let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        return .target(name: name, swiftSettings: settings)
      }
      func plain(_ name: String) -> Target { .target(name: name) }
      let package = Package(name: "App", targets: [\(targets)])
      """
    #expect(try isolated(manifest) == ["Other_Kit"])
  }

  @Test func computedTargetNamesAreAllTargets() throws {
    let setting = ".defaultIsolation(MainActor.self)"
    let target = ".target(name: \"Kit\", swiftSettings: [\(setting)])"
    #expect(try isolated("let package = Package(name: \"App\", targets: [\(target)])") == [])
    let computed = target.replacing("\"Kit\"", with: "name")
    #expect(
      try isolated("func kit(_ name: String) -> Target { \(computed) }")
        == ["App", "AppTests", "Other_Kit"])
  }

  @Test(
    arguments: [
      ("compiler(>=6.1)", ["App"]), ("compiler(>=99.0)", ["AppTests"]),
      ("compiler(<6.1)", ["AppTests"]), ("compiler(<99)", ["App"]),
      ("compiler(>=99)\n#elseif compiler(>=5.10.1)", ["App"]),
      ("compiler(>=5)\nlet app = none, tests = none\n#elseif compiler(>=6)", []),
      // The values of these conditions are unknown, so both branches are read.
      ("canImport(AppKit)", ["App", "AppTests"]),
      ("compiler(>=99) || os(Linux)", ["App", "AppTests"]),
    ] as [(String, [String])])
  func branchesForOtherCompilersAreIgnored(condition: String, expected: [String]) throws {
    let manifest = """
      #if \(condition)
        let app: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
        let tests: [SwiftSetting] = []
      #else
        let app: [SwiftSetting] = []
        let tests: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      #endif
      let package = Package(
        name: "App", targets: [
          .target(name: "App", swiftSettings: app),
          .testTarget(name: "AppTests", swiftSettings: tests), .target(name: "Other-Kit")])
      """
    #expect(try isolated(manifest) == expected)
  }

  @Test func conditionsCanBeIndented() {
    let text = "let targets = [\n\t#if compiler(>=99)\n    old,\n  #else\n    new,\n  #endif\n]"
    #expect(Manifest.activeLines(of: text) == ["let targets = [", "    new,", "]"])
  }

  @Test func manifestsForOtherCompilersAreIgnored() throws {
    let manifest = """
      let package = Package(
        name: "App", targets: [
          .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
          .target(name: "AppTests"), .target(name: "Other-Kit")])
      """
    // `Package.swift` has tools version 6.2.
    let newer = "// swift-tools-version: 6.2.1\n\(manifest)"
    #expect(try isolated(newer, named: "Package@swift-6.0.swift") == ["App"])
    let older = "// swift-tools-version: 6.1\n\(manifest)"
    #expect(try isolated(older, named: "Package@swift-6.0.swift") == [])
    #expect(try isolated(older, named: "Package@swift-6.swift") == ["App"])
    #expect(try isolated(newer, named: "Package@swift-5.9.swift") == [])
    #expect(try isolated(newer, named: "Package@swift-99.0.swift") == [])
  }

  @Test func upcomingFeaturesAreReadForEachTarget() throws {
    let folder = try Folder()
    try folder.write(
      """
      let package = Package(
        name: "App",
        targets: [
          .target(
            name: "App",
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]),
          .target(name: "AppTests"),
        ])
      """, to: "Package.swift")
    let source = try folder.write("", to: "App.swift")
    let settings = ["App", "AppTests"].map { Manifest.settings(of: $0, at: [source]) }
    #expect(settings == [ModuleSettings(isNonsendingByDefault: true), ModuleSettings()])
  }

  @Test(
    arguments: [
      ("// swift-tools-version: 5.9", "", "", ["App", "AppTests"]),
      ("// swift-tools-version:5.10.1", "", "", ["App", "AppTests"]),
      ("//swift-tools-version:6.0", "", "", []), ("", "", "", []),
      ("// A package\n// swift-tools-version: 6.2", "", "", []),
      ("// swift-tools-version: 6.2", ".swiftLanguageMode(.v5)", "", ["App"]),
      (
        "// swift-tools-version: 6.2",
        ".swiftLanguageMode(.v5, .when(platforms: [.iOS]))", ", swiftLanguageModes: [.v6]", ["App"]
      ),
      (
        "// swift-tools-version: 6.2", ".unsafeFlags([\"-swift-version\", \"5\"])", "", ["App"]
      ),
      ("// swift-tools-version: 5.9", ".swiftLanguageVersion(.v6)", "", ["AppTests"]),
      ("// swift-tools-version: 6.2", "", ", swiftLanguageModes: [.v5]", ["App", "AppTests"]),
      ("// swift-tools-version: 6.2", "", ", swiftLanguageModes: [.v5, .v6]", []),
      ("// swift-tools-version: 5.9", "", ", swiftLanguageVersions: [.version(\"6\")]", []),
      ("// swift-tools-version: 6.0", "", ", swiftLanguageModes: [.v4_2]", ["App", "AppTests"]),
    ] as [(String, String, String, [String])])
  func languageModesAreReadForEachTarget(
    version: String, setting: String, package: String, old: [String]
  ) throws {
    let folder = try Folder()
    try folder.write(
      """
      \(version)
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", swiftSettings: [\(setting)]), .target(name: "AppTests"),
        ]\(package))
      """, to: "Package.swift")
    let source = try folder.write("", to: "App.swift")
    #expect(
      ["App", "AppTests"].filter {
        Manifest.settings(of: $0, at: [source]).isIsolatedOnlyAsWritten
      } == old)
  }

  @Test(arguments: [
    (#"["-D", "OWL"]"#, ["OWL"]), (#"["-Ounchecked", "-DOWL", "-DBIRD"]"#, ["OWL", "BIRD"]),
    (#"["-DOWL"], .when(configuration: .release)"#, []),
  ])
  func unsafeFlagsAreRead(arguments: String, flags: [String]) throws {
    let folder = try Folder()
    try folder.write(
      """
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", swiftSettings: [.unsafeFlags(\(arguments))]),
          .target(name: "AppTests"),
        ])
      """, to: "Package.swift")
    let source = try folder.write("", to: "App.swift")
    #expect(Manifest.unsafeFlags(of: "App", at: [source]) == flags)
    #expect(Manifest.unsafeFlags(of: "AppTests", at: [source]) == [])
  }

  @Test func unsafeFlagsDecideConditions() throws {
    let folder = try Folder()
    try folder.write(
      "Package(targets: [.target(name: \"Birds\", swiftSettings: [.unsafeFlags([\"-DOWL\"])])])",
      to: "Package.swift")
    let bird = try folder.write(
      "protocol Bird {\n#if OWL\nfunc fly()\n#endif\n}", to: "Sources/Birds/Bird.swift")
    let output = "\(folder.path)/Mocks.swift"
    try CommandLineProgram.perform(
      ["generate", "--module", "Birds", "--sources", bird, "--output", output])
    let source = String(decoding: try Files.read(output), as: UTF8.self)
    #expect(source.contains("  func fly() {"))
    #expect(!source.contains("#if OWL"))
  }

  /// Returns the lines that contain a text, of the mocks generated with some options.
  private func lines(
    with text: String, in source: String, _ options: String...
  ) throws -> [String] {
    let folder = try Folder()
    let source = try folder.write(source, to: "Bird.swift")
    let output = "\(folder.path)/Mocks.swift"
    try CommandLineProgram.perform(
      ["generate", "--module", "Birds"] + options + ["--sources", source, "--output", output])
    let lines = String(decoding: try Files.read(output), as: UTF8.self).split(separator: "\n")
    return lines.filter { $0.contains(text) }.map(String.init)
  }

  @Test func theLanguageModeOptionIsolatesMembers() throws {
    let source = "@MainActor protocol Nest {}\nprotocol Bird: Nest { func fly() async }"
    let isolated = { try lines(with: "func fly() async {", in: source, "--language-mode", $0) }
    #expect(try isolated("5") == ["  nonisolated func fly() async {"])
    #expect(try isolated("6.0") == ["  func fly() async {"])
  }

  @Test func theDefaultIsolationOptionIsolatesMocks() throws {
    let classes = { try lines(with: " class ", in: "protocol Bird {}", "--default-isolation", $0) }
    let head = "final class BirdMock: Bird, Mock, _ReportsToTests, @unchecked Sendable {"
    #expect(try classes("MainActor") == [head])
    #expect(try classes("nonisolated") == ["nonisolated \(head)"])
  }

  @Test func theDefineOptionDecidesConditions() throws {
    let flags = "protocol Bird {\n#if OWL\nfunc fly()\n#else\nfunc sit()\n#endif\n}"
    #expect(try lines(with: "  func fly() {", in: flags, "--define", "Birds=OWL").count == 1)
    #expect(try lines(with: "#if", in: flags, "--define", "Birds=OWL").isEmpty)
    #expect(try lines(with: "#if", in: flags).isEmpty == false)
  }

  @Test func theNonsendingOptionSetsTheDefaultOfAsyncMembers() throws {
    let bird = "protocol Bird { func fly() async }"
    #expect(
      try lines(with: "func fly() async", in: bird, "--nonsending-by-default")
        == ["  nonisolated(nonsending) func fly() async {"])
    #expect(try lines(with: "func fly() async", in: bird) == ["  func fly() async {"])
  }
}
