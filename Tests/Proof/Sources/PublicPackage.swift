/// A package whose types are mocked.
struct PublicPackage {
  /// The package's name, which is that of its repository.
  let name: String

  /// The organization that publishes it.
  let owner: String

  var url: String { "https://github.com/\(owner)/\(name).git" }

  /// The traits that are switched on; the package's own defaults where there are none.
  var traits: [String]? = nil

  static let all = [
    PublicPackage(name: "swift-log", owner: "apple"),
    PublicPackage(name: "swift-metrics", owner: "apple"),
    PublicPackage(name: "swift-distributed-tracing", owner: "apple"),
    PublicPackage(name: "swift-service-lifecycle", owner: "swift-server"),
    PublicPackage(name: "swift-nio", owner: "apple"),
    PublicPackage(name: "async-http-client", owner: "swift-server"),
    PublicPackage(name: "swift-argument-parser", owner: "apple"),
    PublicPackage(
      name: "swift-collections", owner: "apple",
      traits: ["UnstableContainersPreview", "UnstableSortedCollections"]),
    PublicPackage(name: "swift-certificates", owner: "apple"),
    PublicPackage(name: "swift-configuration", owner: "apple"),
    PublicPackage(name: "swift-algorithms", owner: "apple"),
    PublicPackage(name: "swift-asn1", owner: "apple"),
    PublicPackage(name: "swift-async-algorithms", owner: "apple"),
    PublicPackage(name: "swift-atomics", owner: "apple"),
    PublicPackage(name: "swift-crypto", owner: "apple"),
    PublicPackage(name: "swift-http-structured-headers", owner: "apple"),
    PublicPackage(name: "swift-http-types", owner: "apple"),
    PublicPackage(name: "swift-nio-extras", owner: "apple"),
    PublicPackage(name: "swift-nio-http2", owner: "apple"),
    PublicPackage(name: "swift-nio-ssl", owner: "apple"),
    PublicPackage(name: "swift-nio-transport-services", owner: "apple"),
    PublicPackage(name: "swift-numerics", owner: "apple"),
    PublicPackage(name: "swift-protobuf", owner: "apple"),
    PublicPackage(name: "swift-service-context", owner: "apple"),
    PublicPackage(name: "swift-system", owner: "apple"),
    PublicPackage(name: "BigInt", owner: "attaswift"),
    PublicPackage(name: "XMLCoder", owner: "CoreOffice"),
    PublicPackage(name: "GRDB.swift", owner: "groue"),
    PublicPackage(name: "grpc-swift-2", owner: "grpc"),
    PublicPackage(name: "grpc-swift-nio-transport", owner: "grpc"),
    PublicPackage(name: "grpc-swift-protobuf", owner: "grpc"),
    PublicPackage(name: "hdrhistogram-swift", owner: "HdrHistogram"),
    PublicPackage(name: "hummingbird", owner: "hummingbird-project"),
    PublicPackage(name: "swift-mustache", owner: "hummingbird-project"),
    PublicPackage(name: "Yams", owner: "jpsim"),
    PublicPackage(name: "PathKit", owner: "kylef"),
    PublicPackage(name: "Spectre", owner: "kylef"),
    PublicPackage(name: "TOMLKit", owner: "LebJe"),
    PublicPackage(name: "Rainbow", owner: "onevcat"),
    PublicPackage(name: "OpenCombine", owner: "OpenCombine"),
    PublicPackage(name: "benchmark", owner: "ordo-one", traits: []),
    PublicPackage(name: "TextTable", owner: "ordo-one"),
    PublicPackage(name: "xctest-dynamic-overlay", owner: "pointfreeco"),
    PublicPackage(name: "Stencil", owner: "stencilproject"),
    PublicPackage(name: "FlyingFox", owner: "swhitty"),
    PublicPackage(name: "SwiftCSV", owner: "swiftcsv"),
    PublicPackage(name: "swift-docc-symbolkit", owner: "swiftlang"),
    PublicPackage(name: "swift-subprocess", owner: "swiftlang"),
    PublicPackage(name: "swift-syntax", owner: "swiftlang"),
    PublicPackage(name: "jwt-kit", owner: "vapor"),
  ]
}
