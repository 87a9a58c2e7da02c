// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Aviary",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    .package(url: "https://github.com/OWNER/mynah", branch: "main")
  ],
  targets: [
    .target(name: "Aviary"),
    .testTarget(
      name: "AviaryTests",
      dependencies: [
        "Aviary",
        .product(name: "Mynah", package: "mynah"),
      ],
      plugins: [
        .plugin(name: "MynahPlugin", package: "mynah")
      ]),
  ]
)
