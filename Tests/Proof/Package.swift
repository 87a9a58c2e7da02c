// swift-tools-version: 6.1
import PackageDescription

// The program that mocks what public packages declare. It depends on nothing: the packages are
// fetched by a manifest that it writes into its scratch folder.
let package = Package(
  name: "proof", platforms: [.macOS(.v13)],
  targets: [.executableTarget(name: "Proof", path: "Sources")])
