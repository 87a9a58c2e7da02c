#if canImport(Combine)
  import Combine
#endif

/// The protocol that the recipe about Combine mocks.
protocol Observatory {
  func sightings(of bird: String) -> AnyPublisher<Int, any Error>
}

/// The type that the recipe about Combine tests.
final class SightingModel {
  private(set) var total = 0
  private(set) var hasFailed = false
  private let observatory: any Observatory
  private var subscription: AnyCancellable?

  init(observatory: any Observatory) { self.observatory = observatory }

  func watch(_ bird: String) {
    subscription = observatory.sightings(of: bird).sink(
      receiveCompletion: { [weak self] completion in
        if case .failure = completion { self?.hasFailed = true }
      },
      receiveValue: { [weak self] count in self?.total += count })
  }
}
