internal import MynahSyntax

/// A builder that creates a file's model from its test doubles and the refusals of other types.
struct FileBuilder {
  let request: Generation.Request
  let contents: FileModel.Contents
  let testDoubles: [TestDouble]

  /// The mocks in all files that members can return.
  let nested: NestedMocks
  let refused: [(RequestedDouble, Refusal)]
  let unknown: [Mention]
  let program: Program

  var model: FileModel {
    var imports = imports
    let values = values(importing: imports)
    for type in values.testable { imports.testable.add(type) }
    addSingleImports(to: &imports, for: values.types)
    return FileModel(
      contents: contents, testDoubles: testDoubles, refused: namedRefusals,
      otherMocksMessage: otherMocksMessage,
      requestsClosureMocks: request.mentions?.types.contains { $0.closure != nil } ?? false,
      imports: imports, library: request.library, hiddenNames: hiddenNames,
      isCommitted: request.isCommitted, isPublic: request.isPublic,
      forwards: request.forwards ?? request.mentions?.mentionForwarding ?? true,
      accessorNames: request.isPublic ? nil : request.mentions?.accessorNames, values: values,
      isMainActorByDefault: program.settings.isMainActorByDefault)
  }

  /// Returns the values that calls without a stub return.
  private func values(importing imports: Imports) -> ValueModel {
    var finder = ValueFinder(
      program: program, imports: imports,
      nested: nested, isNameable: isNameable)
    if contents.hasTestDoubles {
      let module = request.moduleOfTests
      let specialized = request.mentions?.types.filter { !$0.arguments.isEmpty } ?? []
      for case .mock(let mock) in testDoubles {
        finder.add(mock)
        for mention in specialized where mention.names(mock) {
          for type in mention.arguments {
            finder.add(type, from: DeclaredType(closure: type, function: nil, mention, in: module))
          }
        }
      }
    }
    return finder.model
  }

  /// The names of Mynah's types that the tests' module also declares.
  private var hiddenNames: Set<String> {
    guard let module = request.testModule else { return [] }
    return Set(
      TypeNames.generatedCode.keys.filter { name in
        !program.declarations(of: name, in: module).isEmpty
      })
  }

  /// Returns a Boolean value that indicates whether the generated file can name a type.
  func isNameable(_ type: DeclaredType) -> Bool {
    if type.module.name == request.testModule { return type.isSeenByOtherFiles }
    let isVisible = type.module.isInPackage && !request.isPublic && type.isSeenByOtherFiles
    return isVisible || type.access >= type.module.importedAccess
  }

  // MARK: - Imports

  /// The imports of the library, the mocked types' modules, and the modules their files import.
  private var imports: Imports {
    var imports = Imports(
      isPublic: request.isPublic && testDoubles.contains(where: \.model.isOfPublicTypes))
    imports.add(
      library: request.library,
      isNamed: contents.hasTestDoubles && testDoubles.contains(where: \.isMock))
    if !request.isPublic {
      imports.testableInTests = request.mentions?.testableModules ?? []
      imports.hiddenInTests = request.mentions?.hiddenModules ?? []
    }
    for module in request.imports { imports.add(module: module) }
    for case .autostub(let stub) in testDoubles {
      for module in stub.fixtureModules where module != request.testModule {
        imports.add(fixturesIn: module)
      }
    }
    for double in testDoubles where double.model.needsTestable {
      for type in double.model.sources
      where type.module.isInPackage && type.module.name != request.testModule {
        imports.testable.add(type)
      }
    }
    // A file can declare thousands of types and have as many imports, so add its imports only once.
    var seen: Set<String> = []
    for type in testDoubles.flatMap(\.sources) + refused.flatMap(\.0.type.constituents)
    where type.isSeenByOtherFiles {
      // A closure belongs to the tests, whose module doesn't need to have a name.
      if type.closure == nil, type.module.name != request.testModule, isNameable(type),
        !type.module.isToolchain
      {
        imports.add(moduleOf: type)
      }
      let isInternal = type.access < .public
      let file = "\(type.module.name) \(type.file.path) \(isInternal)"
      guard seen.insert(file).inserted else { continue }
      if type.module.name == request.testModule, !request.isPublic {
        imports.hiddenInTests.formUnion(type.file.hiddenModules)
      }
      for imported in type.file.imports where imported.module != request.testModule {
        imports.add(imported, keepsAccess: request.isPublic, isInternal: isInternal)
      }
    }
    for double in testDoubles { imports.spi.formUnion(double.model.references.spi) }
    if let testModule = request.testModule { imports.spi.remove(testModule) }
    return imports
  }

  /// Adds imports of single types that mocks name, such as `import class Birds.Bird`.
  ///
  /// Such an import takes precedence over types with the same name in other imported modules.
  private func addSingleImports(to imports: inout Imports, for others: Set<References.TypeName>) {
    let modules = imports.modules
    let types = testDoubles.reduce(into: others) { $0.formUnion($1.model.references.types) }
    let macros = sourcesOfMacros(in: Set(types.map(\.module)))
    for type in types where type.module != request.testModule {
      // A macro with the same name makes such an import ambiguous.
      if macros[type.module]?.contains(where: { $0.contains("macro \(type.name)(") }) == true {
        continue
      }
      // If there are several declarations, `#if` might select any of them.
      for declared in program.declarations(of: type.name, in: type.module) {
        imports.add(single: declared, isAliasOfProtocol: program.isAliasOfProtocol(declared))
      }
    }
    let isAmbiguous = { (name: String) in
      program.declaringModules(of: name).contains(where: modules.contains)
    }
    for (name, kind) in TypeNames.generatedCode where isAmbiguous(name) {
      imports.add(single: name, kind: kind, of: request.library)
    }
    for (name, kind) in TypeNames.generatedCodeOfSwift
    where !types.contains(where: { $0.name == name }) && isAmbiguous(name) {
      imports.add(single: name, kind: kind, of: "Swift")
    }
  }
}

extension Mention {
  /// Returns a Boolean value that indicates whether the mention names a mock or its type.
  fileprivate func names(_ mock: MockModel) -> Bool {
    paths.contains {
      $0.last == mock.mockName
        || ".\($0.joined(separator: "."))".hasSuffix(".\(mock.typeName)")
    }
  }
}

extension FileBuilder {
  /// Returns the files of modules that declare macros, by the names of the modules.
  private func sourcesOfMacros(in modules: Set<String>) -> [String: [SourceText]] {
    request.modules.filter { modules.contains($0.name) }.reduce(into: [:]) { sources, module in
      sources[module.name, default: []] += module.texts.filter { $0.contains("#externalMacro") }
    }
  }
}

extension SourceFile {
  /// The modules that the file imports with an access level below `public`.
  fileprivate var hiddenModules: [String] {
    imports.filter { $0.accessLevel.map { $0 < .public } ?? false }.map(\.module)
  }
}

extension FileBuilder {
  /// The refusals that the file reports at the place that requests the test double.
  var namedRefusals: [FileModel.Refused] {
    refused.filter { isNamed($0.0) && !isCommitted($0.0) }.map { double, refusal in
      let kind: FileModel.Refused.Kind =
        if double.style != .mock, let name = double.name {
          .stub(named: name)
        } else if double.type.kind == .protocol {
          .mockOfProtocol(program.reference(to: double.type))
        } else {
          .mock(of: program.reference(to: double.type))
        }
      return FileModel.Refused(
        kind: kind, condition: double.type.condition, message: refusal.locatedMessage)
    }
  }

  /// Returns a Boolean value that indicates whether a function can report the refusal of a double.
  private func isNamed(_ double: RequestedDouble) -> Bool {
    let type = double.type
    guard type.constituents.allSatisfy(isNameable), type.closure == nil else { return false }
    if double.style != .mock { return double.name != nil }
    return program.genericParameters(around: type).isEmpty
      && type.constituents.flatMap(program.enclosing).allSatisfy { type in
        let isEscapable = !ValueRestrictions(suppressedIn: type.inheritedTypes)
          .contains(.nonescapable)
        return isEscapable && Availability.attributes(of: type).isEmpty
      }
  }

  /// Returns a Boolean value that indicates whether a committed file already reports the refusal.
  private func isCommitted(_ double: RequestedDouble) -> Bool {
    guard double.style == .mock, !request.committedFiles.isEmpty else { return false }
    let type = program.reference(to: double.type)
    let instance = double.type.kind == .protocol ? "(any \(type))" : type
    return request.committedFiles.contains { $0.contains("mock(_ type: \(instance).Type) ->") }
  }

  /// The message about types without a mock or a specific refusal, or nil if it isn't needed.
  var otherMocksMessage: String? {
    guard request.isByPlugin, contents.hasFunctions, !isMockDeclared else { return nil }
    let advice =
      "Pass mock the name of a protocol, class, or struct of closures, such as"
      + " mock(Bird.self). If a generic function needs a mock, create it outside and pass it in"
    return (["No mock was generated for this type"] + missing + [advice]).joined(separator: ". ")
  }

  /// A Boolean value that indicates whether the sources declare a generic `mock` function.
  ///
  /// A generated function with the same signature would hide it.
  private var isMockDeclared: Bool {
    request.modules.contains { module in
      !module.name.hasPrefix("Mynah") && module.texts.contains { $0.contains("func mock<") }
    }
  }

  /// The sentences about unknown types, unread modules, and refusals that no function reports.
  private var missing: [String] {
    let refusals = refused.filter { !isNamed($0.0) && $0.0.style == .mock }.map(\.1.locatedMessage)
    var seen: Set<[String]> = []
    let names = unknown.filter { seen.insert($0.path).inserted }.map { mention in
      "\(mention.path.joined(separator: ".")) (\(mention.filePath.lastComponent):\(mention.position))"
    }
    let reason = Mention.reasonOfUnknown(ignoreFile: request.ignoreFile)
    // If the tests themselves are excluded, their types aren't known.
    let excluded = request.ignoreFile.map { "A \($0) file excludes some sources" }
    return excluded.asArray.when(names.isEmpty) + refusals.shortened(". ")
      + names.shortened(", ").map { "Can't mock \($0): \(reason)" }
      + unreadModules.shortened(", ").map { modules in
        "The sources of the imported modules \(modules) weren't read. Add such modules to the"
          + " target's dependencies in Package.swift"
      }
  }

  /// The modules without sources that might declare the unknown types.
  private var unreadModules: [String] {
    let imported = Set(unknown.flatMap(\.imports)).subtracting(request.modules.map(\.name))
    return imported.subtracting(["Foundation", "Mynah", "MynahCore", "Testing", "XCTest"]).sorted()
  }
}

extension [String] {
  /// Returns the first elements joined into one string, or an empty array if the array is empty.
  fileprivate func shortened(_ separator: String) -> [String] {
    let limit = 5
    if count <= limit { return [joined(separator: separator)].when(!isEmpty) }
    return [(prefix(limit) + ["and \(count - limit) more"]).joined(separator: separator)]
  }
}

extension Refusal {
  /// The refusal as a compiler message, with the name of the file at the end.
  fileprivate var locatedMessage: String {
    "\(message) (\(path.lastComponent):\(position))"
  }
}

extension String {
  /// The part of a path after the last slash.
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
