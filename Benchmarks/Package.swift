// swift-tools-version: 6.1
import PackageDescription

// The benchmarks of Mynah and other implementations. This is a separate package, like a user's
// package, because the optimizer sees less of a library than of a module in the same package.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "mynah", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        .product(name: "MynahCore", package: "mynah"),
        .product(name: "MynahTools", package: "mynah"),
      ],
      path: ".",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ],
      plugins: [.plugin(name: "MynahPlugin", package: "mynah")])
  ]
)
