protocol Inn {
  var name: String { get }
  var rooms: Int { get set }
  func close() async
  func greeting() -> String
  subscript(room: Int) -> String { get }
}

extension Inn {
  var rooms: Int {
    get { 3 }
    set {}
  }
  func close() async {}
  func greeting() -> String { name }
  subscript(room: Int) -> String { name }
}

protocol Shed {
  func open() -> Bool
}

func noDefaultImplementation() async {
  let inn = mock(Inn.self)
  given(inn.greeting()).willUseDefault()
  given(inn.name).willUseDefault()
  given(inn.rooms).willUseDefault()
  given(inn.rooms = any()).willUseDefault()
  given(inn[3]).willUseDefault()
  await given(inn.close()).willUseDefault()
  given(inn.gretting()).willUseDefault()
  inn.useDefaultImplementations()
  mock(Shed.self).useDefaultImplementations()
  ShedMock.useDefaultImplementations()
}
