func firstDay(bird: BirdMock, bank: BankMock, food: ArgumentCaptor<String>) {
  _ = mock(any Bird.self)
  _ = mock((Int) -> Bool)
  _ = mock(((Int) -> Bool).self)
  _ = mock(((Int) async throws -> Bool).self)
  let next = mock(closure: ((Int) -> Bool).self)
  given(next.closure(any())).willReturn(true)
  given(bird.eat(any<String>(), grams: any())).willReturn(3)
  given(bird.eat(food, grams: any())).willReturn(3)
  given(bank.transfer(any(), to: any(), completion: any())).willCall {}
  given(bird.onLanding(any())).willCall { $0(3) }
  verify(bird.sing(), times: 2)
  verify(bird.chirp(volume: any()), times: 2).wasCalled()
  let _: MocksTrait = .mocks(strict: true)
}
