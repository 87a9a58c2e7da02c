func firstAttempts(bank: BankMock, bird: any Bird, bankOnly: any Bank) {
  given(bank.balance(of: any())).willReturn("2")
  given(bank.isOpen = true).willThrow(Storm.rain)
  given(bank.isOpen = true) ~> { throw Storm.rain }
  given(bank.isOpen = true).willReturn(false)
  given(bank.isEnabled).willReturn(true)
  verify(bankOnly.balance(of: any())).wasCalled()
  verify(bird.chirp(volume: any(where: { $0 > 3 }))).wasCalled()
  verify(bank.fee(of: any())).wasCalled()
  verify(bank.balance(of: any)).wasCalled()
  given(bank.change(&any())).willReturn(true)
  given(bank.transfer(any(), to: any(), completion: any())).will { completion in completion(true) }
  given(bank.transfer(any(), to: any(), completion: any())).will { a, completion in }
  given(bank.transfer(any(), to: any(), completion: any())).will { a, b, c, d in }
  _ = mock((any Clock<Duration>).self)
  _ = mock(Nest.self).initialize(depth: 3)
  protocol Local {}
  _ = mock(Local.self)
}
