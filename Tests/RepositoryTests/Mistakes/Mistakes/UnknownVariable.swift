func unknownVariable() async {
  verify(brd.land()).wasCalled()
  verify(brd.chirp(volume: any())).wasCalled()
  given(brd.land()).willReturn()
  given(brd.name = any()).willReturn()
  await verify(brd.wake()).wasCalled()
  verify(brd.migrate(any(), any(), any(), any(), any(), any(), any(), any())).wasCalled()
}
