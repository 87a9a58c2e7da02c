func untypedAnswer(shelf: ShelfMock, client: ClientMock) {
  given(shelf.read(key: "a")).willReturn(nil)
  given(shelf.load(any())).willSuspend()
  given(client.store(any())).willStream(1, 2)
  given(shelf.watch(any(), then: any())).willHoldCallback()
}
