func classIsNotInitialized() {
  let tree = mock(Tree.self)
  tree.height = 3
  _ = tree.bloom(after: 3)
  given(tree.bloom(after: any())).willReturn(true)
  _ = mock(Tree.self).initialize(height: 3)
  let oak: Tree = mock(Tree.self)
  _ = oak
}
