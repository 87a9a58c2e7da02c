/// The class from the page about mocking that the guide's examples mock.
class Tree {
  var height: Int

  init(height: Int) {
    self.height = height
  }

  func grow(by meters: Int) -> Int {
    height += meters
    return height
  }

  func shake() {}
}
