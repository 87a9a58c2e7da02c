import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct WindClient {
  let session: URLSession

  func wind(in place: String) async throws -> Int {
    let url = URL(string: "https://api.example.com/wind/\(place)")!
    let (data, response) = try await session.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Int.self, from: data)
  }

  func strongerWind(_ one: String, _ other: String) async throws -> Int {
    async let first = wind(in: one)
    async let second = wind(in: other)
    return try await max(first, second)
  }
}
