// swift-tools-version: 6.1
import PackageDescription

/// A package as users have it, whose tests use all of Mynah's libraries together.

let package = Package(
  name: "Aviary",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(name: "mynah", path: "../../..")
  ],
  targets: [
    // The tests don't have this flag.
    .target(name: "Aviary", swiftSettings: [.define("RINGING")]),
    .testTarget(
      name: "AviaryTests",
      dependencies: [
        "Aviary",
        .product(name: "Mynah", package: "mynah"),
        .product(name: "MynahStubs", package: "mynah"),
        .product(name: "MynahHTTP", package: "mynah"),
        .product(name: "MynahCarriedStubs", package: "mynah"),
      ],
      plugins: [
        .plugin(name: "MynahPlugin", package: "mynah")
      ]),
  ]
)
