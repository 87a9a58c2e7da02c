internal import MynahGenerator
internal import MynahSyntax

/// The options that say which sources to read.
struct SourceOptions {
  static let names = [
    "--module", "--sources", "--default-isolation", "--nonsending-by-default", "--language-mode",
    "--dependency",
  ]

  /// The modules of the package, in the order in which they are named, and their paths.
  private(set) var modules: [(name: String, paths: [String])] = []

  /// The isolation of all declarations of a module, where it is said and not read from a manifest.
  private var isMainActorByDefault: [String: Bool] = [:]

  /// The modules whose functions stay with their callers, where it is said.
  private var nonsending: Set<String> = []

  /// The language modes of modules, where they are said.
  private var languageModes: [String: Int] = [:]

  /// The modules of Mynah that mocks are made of, which hold nothing that a test mocks.
  ///
  /// The others are read: a test may mock `RequestConvertible`, and `HTTPMock` and `ThrowingStub` must
  /// be known as classes, lest they are taken for doubles that are to be generated.
  private static let libraryModules: Set = [
    "Mynah", "MynahCore", "MynahShims", "MynahPlatform", "MynahBootstrap",
  ]

  /// Which of these modules is named, and so can be imported by a generated file.
  var library: String {
    let names = (modules + dependencies).map(\.name)
    return !names.contains("Mynah") && names.contains("MynahCore") ? "MynahCore" : "Mynah"
  }

  /// The modules of other packages.
  private(set) var dependencies: [(name: String, paths: [String])] = []

  /// Takes an option.
  ///
  /// - Returns: Whether it is one of these.
  mutating func take(
    _ option: String, from reader: inout ArgumentReader
  ) throws(CommandError) -> Bool {
    switch option {
    case "--module":
      modules.append((try reader.module(of: option), []))
    case "--sources":
      guard !modules.isEmpty else { throw .sourcesWithoutModule }
      modules[modules.count - 1].paths += try reader.values(of: option)
    case "--default-isolation":
      guard let module = modules.last?.name else { throw .optionWithoutModule(option) }
      let isolation = try reader.value(of: option)
      guard ["MainActor", "nonisolated"].contains(isolation) else {
        throw .unknownIsolation(isolation)
      }
      isMainActorByDefault[module] = isolation == "MainActor"
    case "--nonsending-by-default":
      guard let module = modules.last?.name else { throw .optionWithoutModule(option) }
      nonsending.insert(module)
    case "--language-mode":
      guard let module = modules.last?.name else { throw .optionWithoutModule(option) }
      let mode = try reader.value(of: option)
      guard let number = Int(mode.prefix { $0 != "." }) else { throw .unknownLanguageMode(mode) }
      languageModes[module] = number
    case "--dependency":
      for text in try reader.values(of: option) {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
          throw .malformedDependency(text)
        }
        guard String(parts[0]).isModuleName else {
          throw .notAModule(String(parts[0]), option: option)
        }
        add(dependency: String(parts[0]), path: String(parts[1]))
      }
    default:
      return false
    }
    return true
  }

  private mutating func add(dependency name: String, path: String) {
    if let index = dependencies.firstIndex(where: { $0.name == name }) {
      dependencies[index].paths.append(path)
    } else {
      dependencies.append((name, [path]))
    }
  }

  /// Reads all files; which of them are parsed is the generator's choice.
  ///
  /// - Parameter reader: What reads them. Ignore files count for the modules of the package only.
  func readModules(with reader: inout SourceReader) throws(CommandError) -> [SourceModule] {
    var read: [SourceModule] = []
    for (isInPackage, list) in [(true, modules), (false, dependencies)] {
      for (name, paths) in list where !Self.libraryModules.contains(name) {
        let texts = try reader.texts(in: paths, ignoring: isInPackage)
        var settings = Manifest.settings(of: name, at: paths)
        if let said = isMainActorByDefault[name] { settings.isMainActorByDefault = said }
        if nonsending.contains(name) { settings.isNonsendingByDefault = true }
        if let mode = languageModes[name] { settings.isIsolatedOnlyAsWritten = mode < 6 }
        read.append(
          SourceModule(name: name, texts: texts, isInPackage: isInPackage, settings: settings))
      }
    }
    return read
  }

  /// Names on standard error what could not be understood in some files.
  static func report(_ files: [SourceFile]) {
    for file in files {
      for diagnostic in file.diagnostics {
        Terminal.printError("\(file.path):\(diagnostic.position): warning: \(diagnostic.message)")
      }
    }
  }
}
