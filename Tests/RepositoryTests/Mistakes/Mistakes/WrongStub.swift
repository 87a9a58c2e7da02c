import MynahStubs

func wrongStub() {
  _ = Stub<Int, Bool>()
  _ = Stub<Int, Bool>(true)
}
