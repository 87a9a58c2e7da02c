import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct User: Decodable, Equatable {
  let name: String
}

/// The code under test on the page about HTTP.
struct UserLoader {
  let session: URLSession

  func load(_ id: Int) async throws -> User {
    let url = URL(string: "https://api.example.com/users/\(id)")!
    let (data, _) = try await session.data(from: url)
    return try JSONDecoder().decode(User.self, from: data)
  }
}
