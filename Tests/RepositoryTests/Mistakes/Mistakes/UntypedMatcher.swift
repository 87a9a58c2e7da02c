func untypedMatcher(client: ClientMock) {
  verify(client.store(any())).wasCalled()
  given(client.send(any())).willReturn(3)
  given(client.store(any())).willReturn(true)
  given(client.store(any())).willReturn("true")
  given(client.store(any())).willThrow(Hunger())
  given(client.store(any())).will { _ in true }
}
