public import MynahSyntax

/// A list of the types in a package that shows whether each type can be mocked.
public struct Listing: Sendable {
  /// A type in the list.
  public struct Entry: Sendable {
    /// The name of the module.
    public let module: String

    /// The name of the type as other files write it.
    public let name: String

    /// The kind of the type: a protocol, a class, or a struct.
    public let kind: String

    /// The location of the declaration.
    public let path: String
    public let line: Int
    public let column: Int

    /// The reason why the type can't be mocked, or nil if it can.
    public let refusal: Refusal?
  }

  /// The protocols, classes, and structs of closures in the order of their modules and files.
  public let entries: [Entry]

  /// The parsed files of the modules.
  public let parsedFiles: [SourceFile]

  /// Creates a list of the protocols, classes, and structs of closures in a package's modules.
  ///
  /// - Parameters:
  ///   - modules: The modules. Types of other packages are looked up but not listed.
  ///   - ignored: The names of types that the user excluded from mocking.
  public init(modules: [SourceModule], ignoring ignored: Set<String> = []) {
    let program = Program(modules, ignoredTypes: ignored)
    entries = program.declaredTypes.compactMap { type in
      guard let declaration = type.type, type.module.isInPackage else { return nil }
      var clients = ClientMocks()
      switch declaration.kind {
      case .protocol, .class: break
      case .struct:
        // Views have closures, but tests don't replace them with mocks.
        let parents = declaration.inheritedTypes.compactMap(\.namedType?.last.name)
        if parents.contains(where: Toolchain.viewValues.contains) { return nil }
        _ = clients.find(in: type, program)
        let actor = program.globalActor(of: type)?.name
        let isOfClosures = StructResolver.properties(of: type, in: program).contains {
          $0.closure != nil || clients.double(of: $0, on: actor) != nil
        }
        guard isOfClosures else { return nil }
      case .actor, .enum: return nil
      }
      var refusal: Refusal?
      do throws(Refusal) {
        try Mockability.check(type, .mock, in: program)
        _ = try MockModel.model(of: type, named: "Mock", in: program, clients: clients)
      } catch {
        refusal = error
      }
      return Entry(
        module: type.module.name, name: type.qualifiedName, kind: declaration.kind.rawValue,
        path: type.file.path, line: type.position.line, column: type.position.column,
        refusal: refusal)
    }
    parsedFiles = program.index.parsedFiles
  }
}
