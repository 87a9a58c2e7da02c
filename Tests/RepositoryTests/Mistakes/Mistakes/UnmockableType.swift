private protocol Hidden {
  func hide()
}

func unmockableType<Wanted>(_ type: Wanted.Type) {
  _ = mock(Nest.self)
  _ = mock(Egg.self)
  _ = mock(Mood.self)
  _ = mock(Hidden.self)
  _ = mock(Store.self)
  _ = mock(type)
  _ = mock(Wanted.self)
  _ = mock((any Quiet & Deaf).self)
  _ = mock([Bird].self)
}
