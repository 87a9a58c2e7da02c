func wrongWait(bird: BirdMock) async {
  await eventually(bird.sing())
  await eventually(within: .seconds(1), bird.chirp(volume: 3))
  await eventually(verify(bird.sing())).wasCalled()
  await eventually { verify(bird.sing()).wasCalled() }
  await eventually(within: .seconds(1)) { verify(bird.sing()).wasCaled() }
}
