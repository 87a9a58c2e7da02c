// swift-tools-version: 6.1
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of MynahCore, which Swift 6.1 compiles in language mode 5.
///
/// Swift 6.1 doesn't recognize that the result of an `async` closure stays in the isolation of the
/// closure's caller. Later compilers check this in mode 6. Remove this when Swift 6.2 is the oldest
/// supported version.
#if compiler(>=6.2)
  let coreSettings = settings
#else
  let coreSettings =
    settings + [
      .swiftLanguageMode(.v5), .enableUpcomingFeature("ImplicitOpenExistentials"),
    ]
#endif

/// The settings of tests, which don't use ExistentialAny, so tests can write `mock(Bird.self)`.
let testSettings = Array(settings.dropFirst())

// The tool that the plugins run. If you depend on a branch or a path, it's built from source. If
// you depend on a release, it's downloaded. `MYNAH_TOOL=source` always builds it, and
// `MYNAH_TOOL=PATH` uses the artifact bundle at that path.

/// The bundle of this release, which `.ci/release` writes into the commit that it tags.
let releasedTool: (url: String, checksum: String)? = nil

/// The target triple of the system without a version, such as "arm64-apple-macosx".
///
/// It's nil if releases don't contain a tool for the system.
#if os(macOS) && arch(arm64)
  let toolSystem: String? = "arm64-apple-macosx"
#elseif os(macOS) && arch(x86_64)
  let toolSystem: String? = "x86_64-apple-macosx"
#elseif os(Linux) && arch(arm64)
  let toolSystem: String? = "aarch64-unknown-linux-gnu"
#elseif os(Linux) && arch(x86_64)
  let toolSystem: String? = "x86_64-unknown-linux-gnu"
#else
  let toolSystem: String? = nil
#endif

/// Returns the path of a bundle relative to this package, because SwiftPM requires a relative path.
///
/// The function exits if the bundle doesn't have a program for this system.
func relativePath(ofBundle path: String) -> String {
  let program = "\(path)/\(toolSystem ?? "unknown-system")/MynahTool"
  let problem: String? =
    if !path.hasPrefix("/") {
      "the path isn't absolute"
    } else if !FileManager.default.isExecutableFile(atPath: program) {
      "there is no executable file '\(program)'"
    } else {
      nil
    }
  if let problem {
    let message = """
      error: can't use the tool in '\(path)', which MYNAH_TOOL names: \(problem). \
      To build the tool from source instead, unset MYNAH_TOOL or set MYNAH_TOOL=source.

      """
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
  let root = Context.packageDirectory.split(separator: "/").map { _ in ".." }
  return root.joined(separator: "/") + path
}

let tool: Target =
  switch (Context.environment["MYNAH_TOOL"], releasedTool, toolSystem) {
  case (let path?, _, _) where path != "source":
    .binaryTarget(name: "MynahTool", path: relativePath(ofBundle: path))
  case (nil, let released?, .some):
    .binaryTarget(name: "MynahTool", url: released.url, checksum: released.checksum)
  default:
    // SwiftPM names the program after this target, not after a product.
    .executableTarget(name: "MynahTool", dependencies: ["MynahCLI"], swiftSettings: settings)
  }

let package = Package(
  name: "mynah",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "MynahCore", targets: ["MynahCore"]),
    // This product includes MynahCore although Mynah exports it. SwiftPM recompiles a target if a
    // module of its products changes, and mocks inline code of MynahCore.
    .library(name: "Mynah", targets: ["Mynah", "MynahCore"]),
    .executable(name: "mynah", targets: ["MynahMain"]),
    .library(name: "MynahStubs", targets: ["MynahStubs"]),
    .library(name: "MynahHTTP", targets: ["MynahHTTP"]),
    .library(name: "MynahCarriedStubs", targets: ["MynahCarriedStubs"]),
    .plugin(name: "MynahPlugin", targets: ["MynahPlugin"]),
    .plugin(name: "MynahCommand", targets: ["GenerateMocks"]),
  ],
  targets: [
    // The differences between systems, in C. This module doesn't know about mocks or sources.
    .target(name: "MynahPlatform"),

    // The runtime of mocks, which doesn't link a test framework.
    .target(name: "MynahShims", dependencies: ["MynahPlatform"]),
    .target(name: "MynahCore", dependencies: ["MynahShims"], swiftSettings: coreSettings),

    // The module that tests import, and its constructor in C.
    .target(name: "MynahBootstrap"),
    .target(
      name: "Mynah", dependencies: ["MynahCore", "MynahBootstrap"], swiftSettings: settings),

    // Stubs for handwritten mocks.
    .target(
      name: "MynahStubs", dependencies: ["MynahCore", "MynahPlatform"], swiftSettings: settings),

    // A URLSession whose requests are stubbed.
    .target(name: "MynahHTTP", dependencies: ["MynahCore"], swiftSettings: settings),

    // Requests that carry a stub. This is a separate module because the code under test imports it,
    // and because it declares another type with the name of `MynahStubs.Stub`.
    .target(name: "MynahCarriedStubs", swiftSettings: settings),

    // The generator, which reads sources and writes mocks.
    .target(name: "MynahSyntax", dependencies: ["MynahPlatform"], swiftSettings: settings),
    .target(name: "MynahGenerator", dependencies: ["MynahSyntax"], swiftSettings: settings),
    .target(
      name: "MynahCLI", dependencies: ["MynahGenerator", "MynahPlatform"],
      swiftSettings: settings),
    // The commands that only `mynah` needs. The tool of the plugins doesn't.
    .target(
      name: "MynahCommands",
      dependencies: ["MynahCLI", "MynahGenerator", "MynahPlatform", "MynahSyntax"],
      swiftSettings: settings),
    // The migration from other libraries, which is also a command of `mynah`.
    .target(
      name: "MynahMigration", dependencies: ["MynahCLI", "MynahCommands", "MynahSyntax"],
      swiftSettings: settings),
    .executableTarget(
      name: "MynahMain", dependencies: ["MynahCLI", "MynahCommands", "MynahMigration"],
      swiftSettings: settings),
    tool,
    .plugin(
      name: "MynahPlugin", capability: .buildTool(), dependencies: [.target(name: "MynahTool")],
      path: "Sources/MynahPlugin"),
    .plugin(
      name: "GenerateMocks",
      capability: .command(
        intent: .custom(
          verb: "generate-mocks", description: "Writes mocks into the package, to be committed"),
        permissions: [
          .writeToPackageDirectory(reason: "The mocks are written into the folder of your tests.")
        ]),
      dependencies: [.target(name: "MynahTool")], path: "Sources/GenerateMocks"),

    .testTarget(
      name: "MynahGeneratorTests", dependencies: ["MynahGenerator", "MynahSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "MynahCLITests",
      dependencies: ["MynahCLI", "MynahCommands", "MynahGenerator", "MynahSyntax"],
      swiftSettings: settings),
    .testTarget(
      name: "MynahMigrationTests",
      dependencies: ["MynahMigration", "MynahCLI", "MynahCommands", "MynahSyntax"],
      exclude: ["Suites"], swiftSettings: settings),

    // The first program that new users run. Like a new package, it's built without the settings
    // above. With ExistentialAny, you have to write `mock((any Bird).self)`.
    .executableTarget(
      name: "Quickstart", dependencies: ["MynahCore"], plugins: [.plugin(name: "MynahPlugin")]),

    // Tests.
    .target(name: "Support", path: "Tests/Support", swiftSettings: settings),
    .target(name: "CValues", path: "Tests/CValues"),
    .target(
      name: "FailureCapture", dependencies: ["MynahCore"], path: "Tests/FailureCapture",
      swiftSettings: settings),
    .testTarget(
      name: "MynahCoreTests",
      dependencies: ["Mynah", "MynahCore", "Support", "CValues", "FailureCapture"],
      swiftSettings: testSettings, plugins: [.plugin(name: "MynahPlugin")]),
    .testTarget(
      name: "MynahTests", dependencies: ["Mynah", "MynahCore", "Support"],
      swiftSettings: testSettings,
      plugins: [.plugin(name: "MynahPlugin")]),
    .testTarget(
      name: "MynahStubsTests",
      dependencies: ["MynahStubs", "Mynah", "MynahCore", "FailureCapture"],
      swiftSettings: testSettings),
    .testTarget(
      name: "MynahHTTPTests",
      dependencies: [
        "Mynah", "MynahCore", "MynahHTTP", "MynahCarriedStubs", "MynahStubs", "FailureCapture",
      ],
      swiftSettings: testSettings),
    .testTarget(
      name: "GeneratedStubsTests", dependencies: ["Mynah", "MynahCore", "FailureCapture"],
      swiftSettings: testSettings,
      plugins: [.plugin(name: "MynahPlugin")]),
    .testTarget(
      name: "GuideTests",
      dependencies: ["Mynah", "MynahCore", "FailureCapture"],
      swiftSettings: testSettings,
      plugins: [.plugin(name: "MynahPlugin")]),
    // The test suites in Tests/MynahMigrationTests/Suites after their migration to Mynah.
    .testTarget(
      name: "MigratedTests", dependencies: ["Mynah", "MynahCore"], swiftSettings: testSettings,
      plugins: [.plugin(name: "MynahPlugin")]),
    // Tests of the documentation, and tests that run the compiler or other programs.
    .testTarget(
      name: "RepositoryTests", dependencies: ["Mynah", "MynahCore", "MynahCLI", "FailureCapture"],
      exclude: [
        "Apple/Sources", "Apple/FrameworkDeclarations", "Declarations/Sources", "Mistakes/Mistakes",
        "Mistakes/Sources", "Plugins/Xcode",
      ], swiftSettings: testSettings, plugins: [.plugin(name: "MynahPlugin")]),
    .testTarget(
      name: "MynahSyntaxTests", dependencies: ["MynahSyntax"], swiftSettings: settings),
  ]
)

// The benchmarks are a separate package. They use the generator, which isn't a public product.
if Context.environment["MYNAH_BENCHMARKS"] != nil {
  package.products.append(
    .library(name: "MynahTools", targets: ["MynahCLI", "MynahSyntax", "MynahPlatform"]))
}

// Fuzz isn't built with the tests. Docs/Contributing.md explains how to run it.
if Context.environment["MYNAH_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: ["MynahCLI", "MynahCommands", "MynahCore", "MynahGenerator", "MynahSyntax"],
      path: "Tests/Fuzz", exclude: ["Corpus"], swiftSettings: settings))
}

// Modules with the settings of new apps: declarations are isolated to the main actor by default,
// and nonisolated functions run in the isolation of the caller. Swift 6.1 doesn't support this.
// Remove the condition when Swift 6.2 is the oldest supported version.
#if compiler(>=6.2)
  let isolated =
    testSettings + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .unsafeFlags(["-default-isolation", "MainActor"]),
    ]

  package.targets += [
    .target(
      name: "MainActorSupport", path: "Tests/MainActorSupport", swiftSettings: isolated),
    .testTarget(
      name: "MainActorTests", dependencies: ["Mynah", "MynahCore", "MainActorSupport", "Support"],
      swiftSettings: isolated, plugins: [.plugin(name: "MynahPlugin")]),
  ]
  package.targets.first { $0.name == "MynahTests" }?.dependencies.append("MainActorSupport")
#endif

// Keep only the test targets that MYNAH_TESTS names. `.ci/sanitizers` uses this.
if let names = Context.environment["MYNAH_TESTS"] {
  let names = Set(names.split(separator: " ").map(String.init))
  package.targets.removeAll { $0.isTest && !names.contains($0.name) }
}
