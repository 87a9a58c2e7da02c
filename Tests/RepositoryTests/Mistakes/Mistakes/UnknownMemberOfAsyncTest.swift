func unknownMemberOfAsyncTest(bird: BirdMock) async {
  await verify(bird.rst(hours: 3)).wasCalled()
  await given(bird.wak()).willReturn()
  await verify(bird.sin()).wasCalled(within: .seconds(1))
  await eventually(within: .seconds(1)) { verify(bird.sin()).wasCalled() }
  await withTaskGroup(of: Void.self) { group in
    group.addTask { await verify(bird.sin()).wasCalled(within: .zero) }
    group.addTask { bird.sing() }
  }
}
