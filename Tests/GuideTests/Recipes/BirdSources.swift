import MynahCore

/// The protocol that the recipe about previews mocks.
public protocol BirdSource: Sendable {
  func birds(near place: String) async throws -> [String]
}

/// Returns a mock that finds the given birds, for the first preview of the recipe.
func found(_ birds: String...) -> any BirdSource {
  let source = mock(BirdSource.self)
  given(source.birds(near: any())).willReturn(birds)
  return source
}

func searching() -> any BirdSource {
  let source = mock(BirdSource.self)
  given(source.birds(near: any())).will { _ in
    try await Task.sleep(for: .seconds(3600))
    return []
  }
  return source
}

func failing() -> any BirdSource {
  let source = mock(BirdSource.self)
  given(source.birds(near: any())).willThrow(CancellationError())
  return source
}
