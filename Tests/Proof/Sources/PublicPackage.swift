/// A package whose types are mocked.
struct PublicPackage {
  /// The package's name, which is also the name of its repository.
  let name: String
  let url: String

  /// The enabled traits, or nil to use the package's default traits.
  var traits: [String]? { Self.traits[name] }

  private static let traits = [
    "swift-collections": ["UnstableContainersPreview", "UnstableSortedCollections"],
    "benchmark": [],
  ]

  static let all = [
    "apple/swift-log", "apple/swift-metrics", "apple/swift-distributed-tracing",
    "swift-server/swift-service-lifecycle", "apple/swift-nio", "swift-server/async-http-client",
    "apple/swift-argument-parser", "apple/swift-collections", "apple/swift-certificates",
    "apple/swift-configuration", "apple/swift-algorithms", "apple/swift-asn1",
    "apple/swift-async-algorithms", "apple/swift-atomics", "apple/swift-crypto",
    "apple/swift-http-structured-headers", "apple/swift-http-types", "apple/swift-nio-extras",
    "apple/swift-nio-http2", "apple/swift-nio-ssl", "apple/swift-nio-transport-services",
    "apple/swift-numerics", "apple/swift-protobuf", "apple/swift-service-context",
    "apple/swift-system", "attaswift/BigInt", "CoreOffice/XMLCoder", "groue/GRDB.swift",
    "grpc/grpc-swift-2", "grpc/grpc-swift-nio-transport", "grpc/grpc-swift-protobuf",
    "HdrHistogram/hdrhistogram-swift", "hummingbird-project/hummingbird",
    "hummingbird-project/swift-mustache", "jpsim/Yams", "kylef/PathKit", "kylef/Spectre",
    "LebJe/TOMLKit", "onevcat/Rainbow", "OpenCombine/OpenCombine", "ordo-one/benchmark",
    "ordo-one/TextTable", "pointfreeco/xctest-dynamic-overlay", "stencilproject/Stencil",
    "swhitty/FlyingFox", "swiftcsv/SwiftCSV", "swiftlang/swift-docc-symbolkit",
    "swiftlang/swift-subprocess", "swiftlang/swift-syntax", "vapor/jwt-kit",
  ].map { repository in
    PublicPackage(
      name: String(repository.split(separator: "/")[1]),
      url: "https://github.com/\(repository).git")
  }
}
