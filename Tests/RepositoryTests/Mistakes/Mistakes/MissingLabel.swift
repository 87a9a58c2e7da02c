func missingLabel(
  bird: BirdMock, song: HeldCalls<() -> Int, Int, any Error>,
  load: HeldCallbacks<Result<Int, any Error>>, numbers: [Int]
) {
  song.resume(3)
  song.resume()
  load.complete(.success(3))
  load.complete()
  load.complete(with: 1, 2)
  verify(bird.eat(any(\.isEmpty), grams: 3)).wasCalled()
  verify(bird.chirp(volume: any(of: [1, 2]))).wasCalled()
  verify(bird.chirp(volume: any(of: numbers))).wasCalled()
}
