// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "mynah",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "MynahCore", targets: ["MynahCore"]),
    .library(name: "Mynah", targets: ["Mynah"]),
    .executable(name: "mynah", targets: ["MynahTool"]),
    .executable(name: "MynahTool", targets: ["MynahTool"]),
    .plugin(name: "MynahPlugin", targets: ["MynahPlugin"]),
  ],
  targets: [
    // What a mock is made of; links no test framework.
    .target(name: "MynahShims"),
    .target(name: "MynahCore", dependencies: ["MynahShims"], swiftSettings: settings),

    // What a test imports.
    .target(name: "MynahBootstrap"),
    .target(
      name: "Mynah", dependencies: ["MynahCore", "MynahBootstrap"], swiftSettings: settings),

    // From sources to mocks.
    .target(name: "MynahSyntax", swiftSettings: settings),
    .target(name: "MynahGenerator", dependencies: ["MynahSyntax"], swiftSettings: settings),
    .executableTarget(
      name: "MynahTool", dependencies: ["MynahGenerator"], swiftSettings: settings),
    .plugin(
      name: "MynahPlugin", capability: .buildTool(), dependencies: [.target(name: "MynahTool")],
      path: "Sources/MynahPlugin"),

    .testTarget(
      name: "MynahGeneratorTests", dependencies: ["MynahGenerator", "MynahSyntax"],
      swiftSettings: settings),
    .testTarget(name: "MynahToolTests", dependencies: ["MynahTool"], swiftSettings: settings),

    // What a mocked call costs, beside what others cost.
    .executableTarget(
      name: "Benchmarks", dependencies: ["MynahCore"], path: "Benchmarks", swiftSettings: settings,
      plugins: [.plugin(name: "MynahPlugin")]),
  ]
)
