func nilIsReturned() {
  let bird = mock(Bird.self)
  given(bird.chirp(volume: any())).willReturn(nil)
  given(bird.chirp(volume: 3)) ~> nil
}
