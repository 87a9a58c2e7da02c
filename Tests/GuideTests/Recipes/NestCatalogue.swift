/// The protocol that the recipe about generic clients mocks.
protocol NestClient {
  func send<E: Endpoint>(_ endpoint: E) async throws -> E.Response
  func get<Value: Decodable>(_ path: String) async throws -> Value
}

protocol Endpoint {
  associatedtype Response: Decodable
}

struct GetNest: Endpoint {
  typealias Response = TreeNest
  let id: Int
}

struct TreeNest: Decodable {
  let eggs: Int
}

/// The type that the recipe about generic clients tests.
struct NestCatalogue {
  let client: any NestClient

  func eggs(in ids: [Int]) async throws -> Int {
    var eggs = 0
    for id in ids { eggs += try await client.send(GetNest(id: id)).eggs }
    return eggs
  }

  func names() async throws -> [String] {
    try await client.get("/names")
  }
}
