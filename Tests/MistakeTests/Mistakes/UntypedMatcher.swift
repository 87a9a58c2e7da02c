func untypedMatcher(client: ClientMock) {
  verify(client.store(any())).wasCalled()
  given(client.send(any())).willReturn(3)
  given(client.store(any())).willReturn(true)
}
