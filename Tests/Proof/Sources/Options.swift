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

  /// The modules to look at; all where none is named.
  var modules: [String] = []

  /// Whether the scratch folder holds the packages already, fetched and built.
  var isPrepared = false

  /// Where the mocks are written to.
  let mocks: URL

  init(_ arguments: some Sequence<String>) throws {
    scratch = repository.appending(path: ".build/proof")
    var mocks: URL?
    var iterator = arguments.makeIterator()
    while let option = iterator.next() {
      if option == "--prepared" {
        isPrepared = true
        continue
      }
      guard let value = iterator.next() else { throw ProofError.unknownOption(option) }
      switch option {
      case "--scratch": scratch = URL(fileURLWithPath: value)
      case "--output": output = URL(fileURLWithPath: value)
      case "--generator": generator = URL(fileURLWithPath: value)
      case "--package": packages.append(value)
      case "--module": modules.append(value)
      case "--mocks": mocks = URL(fileURLWithPath: value)
      default: throw ProofError.unknownOption(option)
      }
    }
    self.mocks = mocks ?? scratch.appending(path: "mocks")
  }
}
