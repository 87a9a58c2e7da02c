import Mynah
import UIKit

@MainActor func screens() async {
  let nest = mock(NestScreen.self)
  given(nest.show(any())).willReturn(true)
  given(nest.eggs).willReturn(3)
  let bird = mock(BirdScreen.self).initialize(name: "Ryan")
  given(bird.sing()).willReturn(1)
  _ = mock(OwlScreen.self).initialize(name: "Ryan")
  _ = mock(NestList.self).initialize(style: .plain)
  _ = mock(NestGrid.self).initialize(collectionViewLayout: mock(Branch.self))
  _ = mock(NestPages.self)
  _ = mock(Flyway.self).initialize(rootViewController: nest)
  _ = mock(FeatherScreen.self).initialize(rootView: Feathers())
  _ = mock(AnyScreen<Feathers>.self)
}

@MainActor func views() {
  _ = mock(NestCell.self).initialize(frame: CGRect())
  _ = mock(NestCell.self)
  _ = mock(EggCell.self).initialize(style: .plain, reuseIdentifier: nil)
  _ = mock(Plumage.self)
  _ = mock(Wing.self)
  _ = mock(Perch.self)
  _ = mock(Portrait.self).initialize(image: nil)
  _ = mock(Song.self)
  _ = mock(Call.self)
  _ = mock(Peck.self)
  _ = mock(Warden.self)
  given(mock(Feeder.self).feed()).willReturn(1)
  given(mock(Bath.self).fill()).willReturn()
}

nonisolated func keepers(_ entity: NSEntityDescription) {
  given(mock(Keeper.self).feed()).willReturn()
  let clutch = mock(Clutch.self).initialize(entity: entity, insertInto: nil)
  given(clutch.eggs).willReturn(1)
}
