package import MynahGenerator
package import MynahSyntax

/// The command-line options that select the sources to read.
package struct SourceOptions {
  /// A module with its files and folders.
  struct Module {
    let name: String

    /// A Boolean value that indicates whether the module is in this package.
    let isInPackage: Bool
    var paths: [String] = []

    /// The settings from the command line, which override the manifest.
    var overrides: [(inout ModuleSettings) -> Void] = []
  }

  /// The modules of this package and of other packages, in command-line order.
  private(set) var modules: [Module] = []

  /// The compilation flags of the modules.
  private var flags: [String: Set<String>] = [:]

  package init() {}

  /// The modules of Mynah that aren't read, because tests don't mock their declarations.
  ///
  /// Mynah's other modules are read. Tests can mock `RequestConvertible`, and the generator must
  /// know the classes `HTTPMock` and `ThrowingStub`. Otherwise, it would mistake these names for
  /// mocks and stubs to generate.
  private static let libraryModules: Set = [
    "Mynah", "MynahCore", "MynahShims", "MynahPlatform", "MynahBootstrap",
  ]

  /// The module of Mynah that generated files import, according to the modules in the options.
  var library: String {
    let names = modules.map(\.name)
    if !names.contains("Mynah"), names.contains("MynahCore") { return "MynahCore" }
    return "Mynah"
  }

  /// Handles an option if it's a source option.
  ///
  /// - Returns: A Boolean value that indicates whether it's a source option.
  package mutating func take(
    _ option: String, from reader: inout ArgumentReader
  ) throws(CommandError) -> Bool {
    switch option {
    case "--module":
      modules.append(Module(name: try reader.module(of: option), isInPackage: true))
    case "--sources":
      let paths = try reader.values(of: option)
      try change(option) { $0.paths += paths }
    case "--default-isolation":
      let isolation = try reader.value(of: option, as: Isolation.self)
      try change(option) {
        $0.overrides.append { $0.isMainActorByDefault = isolation == .MainActor }
      }
    case "--nonsending-by-default":
      try change(option) { $0.overrides.append { $0.isNonsendingByDefault = true } }
    case "--strict-memory-safety":
      try change(option) { $0.overrides.append { $0.isStrictlyMemorySafe = true } }
    case "--language-mode":
      let mode = try reader.value(of: option)
      guard let number = Int(mode.prefix { $0 != "." }) else {
        throw .wrongValue(mode, option: option, expected: "a Swift version, such as 5")
      }
      try change(option) { $0.overrides.append { $0.isIsolatedOnlyAsWritten = number < 6 } }
    case "--dependency":
      for text in try reader.values(of: option) { try addDependency(text, of: option) }
    case "--define":
      for text in try reader.values(of: option) {
        let (module, flag) = try assignment(text, of: option, expected: "MODULE=FLAG")
        flags[module, default: []].insert(flag)
      }
    default: return false
    }
    return true
  }

  private enum Isolation: String, CaseIterable {
    case MainActor, nonisolated
  }

  /// The values of the options that have fixed values.
  package static let choices = ["--default-isolation": Isolation.allCases.map(\.rawValue)]

  /// Changes the last module of the package, which the option belongs to.
  private mutating func change(
    _ option: String, _ change: (inout Module) -> Void
  ) throws(CommandError) {
    guard let last = modules.lastIndex(where: \.isInPackage) else {
      throw .optionWithoutModule(option)
    }
    change(&modules[last])
  }

  /// Adds a path to a module of another package.
  private mutating func addDependency(
    _ text: String, of option: String
  ) throws(CommandError) {
    let (name, path) = try assignment(text, of: option, expected: "MODULE=PATH")
    if let index = modules.firstIndex(where: { $0.name == name && !$0.isInPackage }) {
      modules[index].paths.append(path)
    } else {
      modules.append(Module(name: name, isInPackage: false, paths: [path]))
    }
  }

  /// Returns the two parts of a value such as `Birds=Sources/Birds`, the first of which is a module.
  private func assignment(
    _ text: String, of option: String, expected: String
  ) throws(CommandError) -> (module: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { throw .wrongValue(text, option: option, expected: expected) }
    return (try parts[0].checkedModule(of: option), parts[1])
  }

  /// Throws an error if the options don't contain a module and its sources.
  package func checkModules(of command: String) throws(CommandError) {
    if !modules.contains(where: \.isInPackage) {
      throw .missingArgument("the option --module NAME", command: command)
    }
    if modules.contains(where: { $0.isInPackage && $0.paths.isEmpty }) {
      throw .missingArgument("the option --sources PATH", command: command)
    }
  }

  /// Reads all files.
  ///
  /// The generator decides later which of them to parse.
  ///
  /// - Parameters:
  ///   - reader: The reader of the files. Ignore files only apply to modules of this package.
  ///   - testModule: The module of the mocks.
  package func readModules(
    with reader: inout SourceReader, for testModule: String? = nil
  ) throws(CommandError) -> [SourceModule] {
    var read: [SourceModule] = []
    var flags = flags
    for module in modules {
      flags[module.name, default: []].formUnion(
        Manifest.unsafeFlags(of: module.name, at: module.paths))
    }
    let flagsOfTests = testModule.flatMap { flags[$0] } ?? []
    let ordered = modules.filter(\.isInPackage) + modules.filter { !$0.isInPackage }
    for module in ordered where !Self.libraryModules.contains(module.name) {
      let texts = try reader.texts(in: module.paths, ignoring: module.isInPackage)
      var settings = Manifest.settings(of: module.name, at: module.paths)
      for override in module.overrides { override(&settings) }
      let own = flags[module.name] ?? []
      settings.flags = own.symmetricDifference(flagsOfTests)
        .reduce(into: [:]) { $0[$1] = own.contains($1) }
      read.append(
        SourceModule(
          name: module.name, texts: texts, isInPackage: module.isInPackage, settings: settings))
    }
    return read.map { module in
      var module = module
      module.name = Self.writtenName(of: module, among: read) ?? module.name
      return module
    }
  }

  /// Returns the name that imports use for a module with a module alias, or nil for other modules.
  ///
  /// With `moduleAliases: ["Utils": "BirdUtils"]`, SwiftPM calls the module `BirdUtils`, but the code
  /// still imports `Utils`, which is usually the name of its folder.
  private static func writtenName(
    of module: SourceModule, among modules: [SourceModule]
  ) -> String? {
    let folders = module.texts.first?.path.split(separator: "/").map(String.init) ?? []
    guard let root = folders.dropLast().lastIndex(of: "Sources") else { return nil }
    let name = folders[root + 1]
    guard !modules.contains(where: { $0.name == name }) else { return nil }
    func isImported(_ name: String) -> Bool {
      modules.contains { $0.texts.contains { $0.contains("import \(name)\n") } }
    }
    guard !isImported(module.name), isImported(name) else { return nil }
    return name
  }

  /// Prints warnings on standard error about code that the parser doesn't understand.
  package static func report(_ files: [SourceFile]) {
    for file in files {
      for diagnostic in file.diagnostics {
        Terminal.printError("\(file.path):\(diagnostic.position): warning: \(diagnostic.message)")
      }
    }
  }
}
