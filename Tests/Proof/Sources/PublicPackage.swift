/// A package whose types are mocked.
struct PublicPackage {
  /// The package's name, which is that of its repository.
  let name: String

  /// The organization that publishes it.
  let owner: String

  var url: String { "https://github.com/\(owner)/\(name).git" }

  static let all = [
    PublicPackage(name: "swift-log", owner: "apple"),
    PublicPackage(name: "swift-metrics", owner: "apple"),
    PublicPackage(name: "swift-distributed-tracing", owner: "apple"),
    PublicPackage(name: "swift-service-lifecycle", owner: "swift-server"),
    PublicPackage(name: "swift-nio", owner: "apple"),
    PublicPackage(name: "async-http-client", owner: "swift-server"),
    PublicPackage(name: "swift-argument-parser", owner: "apple"),
    PublicPackage(name: "swift-collections", owner: "apple"),
    PublicPackage(name: "swift-certificates", owner: "apple"),
    PublicPackage(name: "swift-configuration", owner: "apple"),
  ]
}
