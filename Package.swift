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
  ],
  targets: [
    // What a mock is made of; links no test framework.
    .target(name: "MynahShims"),
    .target(name: "MynahCore", dependencies: ["MynahShims"], swiftSettings: settings),

    // What a test imports.
    .target(name: "MynahBootstrap"),
    .target(
      name: "Mynah", dependencies: ["MynahCore", "MynahBootstrap"], swiftSettings: settings),

    // What a mocked call costs, beside what others cost.
    .executableTarget(
      name: "Benchmarks", dependencies: ["MynahCore"], path: "Benchmarks", swiftSettings: settings),
  ]
)
