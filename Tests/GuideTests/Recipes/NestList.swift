/// The protocol that the recipe about completion handlers mocks.
protocol NestService {
  func nests(near place: String, completion: @escaping (Result<[String], any Error>) -> Void)
}

/// The type that the recipe about completion handlers tests.
final class NestList {
  private(set) var nests: [String] = []
  private(set) var isLoading = false
  private let service: any NestService

  init(service: any NestService) { self.service = service }

  func load(_ place: String) {
    isLoading = true
    service.nests(near: place) { [weak self] result in
      self?.isLoading = false
      self?.nests = (try? result.get()) ?? []
    }
  }
}
