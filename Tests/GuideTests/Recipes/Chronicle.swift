import Foundation

/// The class that the recipe about classes mocks, with an initializer that needs an argument.
class Archive {
  let path: String

  init(path: String) {
    self.path = path
  }

  func entries(of year: Int) throws -> [String] { [] }
  func add(_ entry: String) -> Int { entry.count }
}

/// The class with default arguments that the recipe about classes mocks.
class Shelf {
  init(label: String = "A", decoder: JSONDecoder = JSONDecoder()) {}

  func find(_ word: String, in locale: Locale = .current, at date: Date = Date()) -> Int { 0 }
}

/// The type that the recipe about classes tests.
struct Chronicle {
  let archive: Archive

  func write(_ entry: String, in year: Int) throws -> Bool {
    guard try !archive.entries(of: year).contains(entry) else { return false }
    return archive.add(entry) > 0
  }
}
