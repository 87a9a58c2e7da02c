func conditionOfUnknownMember(bird: BirdMock) {
  verify(bird.chrip(volume: any(where: { $0 > 3 }))).wasCalled()
  given(brd.eat(any(where: { $0.count > 3 }), grams: 3)).willReturn(3)
  given(bird.nme = any(where: { $0.isEmpty })).willReturn()
}

func unknownMemberInCondition(post: PostMock) async {
  verify(post.send(any(where: { $0.txt == "a" }), to: any())).wasCalled()
  verify(post.send(any(where: { $0.text == "a" && $0.isOpen }), to: "Oslo")).wasCalled(twice)
  verify(post.send(any(\.txt, "a"), to: any())).wasCalled()
  await verify(post.keep(any(where: { $0.txt == "a" }))).wasCalled()
  given(post.send(any(where: { letter in letter.txt == "a" }), to: any())).will { _, _ in true }
}
