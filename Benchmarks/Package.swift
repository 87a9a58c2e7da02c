// swift-tools-version: 6.1
import PackageDescription

// What a mocked call costs, beside what others cost. It is a package of its own, as those of people are:
// what the optimiser sees of a library is not what it sees of a module beside it.
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
