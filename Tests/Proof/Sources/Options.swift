import Foundation

/// What the command line asks for.
struct Options {
  /// The repository of Mynah: where the program is started.
  let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  var scratch: URL
  var output: URL?

  /// The generator; where none is named, it is built.
  var generator: URL?

  /// The packages to look at; all where none is named.
  var packages: [String] = []

  init(_ arguments: some Sequence<String>) throws {
    scratch = repository.appending(path: ".build/proof")
    var iterator = arguments.makeIterator()
    while let option = iterator.next() {
      guard let value = iterator.next() else { throw ProofError.unknownOption(option) }
      switch option {
      case "--scratch": scratch = URL(fileURLWithPath: value)
      case "--output": output = URL(fileURLWithPath: value)
      case "--generator": generator = URL(fileURLWithPath: value)
      case "--package": packages.append(value)
      default: throw ProofError.unknownOption(option)
      }
    }
  }
}
