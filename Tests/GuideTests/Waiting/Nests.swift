/// The protocol that the page about waiting mocks.
protocol Nests: Sendable {
  func eggs(in nest: String) async throws -> Int
  func clean(_ nest: String) async
  func age(of nest: String) -> Int
  func sightings() -> AsyncStream<String>
  func count(in nest: String, completion: @escaping (Result<Int, any Error>) -> Void)
}

/// The model that the page about waiting tests, which keeps the result of the newest request.
@MainActor final class NestModel {
  private(set) var isLoading = false
  private(set) var eggs: Int?
  private var newest = 0
  private let nests: any Nests

  init(_ nests: any Nests) {
    self.nests = nests
  }

  func load(_ nest: String) async {
    newest += 1
    let request = newest
    isLoading = true
    let eggs = try? await nests.eggs(in: nest)
    guard request == newest else { return }
    isLoading = false
    self.eggs = eggs
  }
}
