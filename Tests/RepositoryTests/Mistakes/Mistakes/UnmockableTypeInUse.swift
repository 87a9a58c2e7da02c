func unmockableTypeInUse() {
  let nest = mock(Nest.self)
  given(nest.weigh(any())).willReturn(3)
  verify(nest.weigh(3)).wasCalled()
  verify(nest.settle()).wasCalled()
}
