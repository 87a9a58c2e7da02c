/// The class of the guide, as the page about mocking shows it.
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
