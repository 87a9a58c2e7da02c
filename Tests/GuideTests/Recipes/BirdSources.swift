import MynahCore

/// What the recipe about previews mocks.
public protocol BirdSource: Sendable {
  func birds(near place: String) async throws -> [String]
}

/// What the recipe about previews shows the view.
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
