import Foundation
import MynahCore

@testable import Aviary
@testable import Birds

@MainActor func registries() async throws {
  let registry = mock(Registry.self)
  given(registry.count(any())).willReturn([Ring()])
  given(registry.perches()).willReturn(Page())
  verify(registry.numbers = any()).wasCalled()
  given(registry[[Ring()]]).willReturn(1)
  given(RegistryMock.all(any())).willReturn([:])
  given(RegistryMock.known).willReturn([])
  given(mock(IsolatedRegistry.self).count(any())).willReturn([])
  verify(mock(Log.self).write([1: ""])).wasCalled()
  let book = mock(Book.self).initialize(rings: [])
  given(book.count([:])).willReturn([])
  given(mock(Client.self).count(any())).willReturn([:])
  given(mock(closure: ((Set<Ring>) -> Int).self)(any())).willReturn(1)
  verify(mock(Table.self).select(any())).wasCalled()
}

@MainActor func names() {
  let home = mock(HomeModel.self)
  given(home.state).willReturn(.off)
  given(home.go(to: .on)).willReturn(.off)
  verify(mock(Feeder.self).feed([1])).wasCalled()
  verify(mock(Corner.self).walk(in: .open)).wasCalled()
  verify(mock(Keeper.Assistant.self).take(any())).wasCalled()
  verify(mock(Keeper.Delegate.self).didTake(any())).wasCalled()
  verify(mock(JSONDecoder.Wrapper.self).unwrap()).wasCalled()
  given(mock(Nesting.self).delegate).willReturn(nil)
}

@MainActor func initializers() {
  verify(mock(Twig.self).initialize(length: 1, width: 2).snap()).wasCalled()
  verify(mock(Delegating.self).initialize().ask()).wasCalled()
  _ = mock(FirstScreen.self).initialize()
  verify(mock(Retry.self).run()).wasCalled()
  verify(mock(Loader.self).load()).wasCalled()
  verify(mock(Tent.self).initialize().pitch()).wasCalled()
  verify(mock(Words.self).in(let: 1, 2)).wasCalled()
  given(mock(StoredMock<String>.self).id).willReturn("")
}

@MainActor func overloads(_ number: Int?, _ text: String?) {
  let finder = mock(Finder.self)
  // The closures tell which overload is meant.
  given(finder.find(number)).will { (index: Int?) in index ?? 0 }
  given(finder.find(3)).will { (index: Int) in index }
  given(finder.find(any(Int.self))).will { (index: Int) in index }
  given(finder.find(any(Int?.self))).will { (index: Int?) in index ?? 0 }
  given(finder[number]).will { (index: Int?) in index ?? 0 }
  given(finder[3]).will { (index: Int) in index }
  given(finder.save(text)).will { (text: String?) in }
  given(finder.save("a")).will { (text: String) in }
  given(finder.save(any(Int.self))).will { (number: Int) in }
  given(finder.set(number, forKey: any())).will { (value: Any?, key: String) in }
  given(finder.set(3, forKey: any())).will { (value: Int, key: String) in }
  finder.save(text)
}

@MainActor func spellings() {
  let reader = mock(TextReader.self)
  verify(reader.read("", then: any())).wasCalled()
  verify(reader.skip(any())).wasCalled()
  verify(mock(NumberReader.self).read(1, then: any())).wasCalled()
  given(mock(StableSorter.self).sort(any([Int].self))).willReturn((1, 2))
  given(mock(LargeBlob.self).load()).willReturn(Data())
}

@MainActor func defaults() {
  let oven = mock(Oven.self).initialize()
  verify(oven.bake()).wasCalled()
  verify(oven.turn()).wasCalled()
  verify(oven[] = 3).wasCalled()
  given(oven[]).willReturn(3)
}

@MainActor func rarities() {
  #if ARCHIVE
    let album = mock(AlbumMock<Int, String>.self)
    given(album.negative()).willReturn("")
  #else
    let album = mock(AlbumMock<Int>.self)
  #endif
  given(album.photo()).willReturn(1)
  let tags = mock(Tags.self)
  given(tags.size).willReturn(1)
  verify(tags.size = 1).wasCalled()
  verify(mock((any SimplyWaiting).self).wait(any())).wasCalled()
  given(mock(Rings.self).named(any([Int].self))).willReturn(1)
}
