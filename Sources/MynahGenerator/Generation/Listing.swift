public import MynahSyntax

/// The types of some modules, and for each whether it can be mocked.
public struct Listing: Sendable {
  /// A type of the listing.
  public struct Entry: Sendable {
    /// The type's module.
    public let module: String

    /// The type as other files write it.
    public let name: String

    /// Whether it is a protocol, a class or a struct.
    public let kind: String

    /// Where it is declared.
    public let path: String
    public let line: Int
    public let column: Int

    /// Why it can not be mocked; nil where it can.
    public let refusal: Refusal?
  }

  /// The protocols, classes and structs of closures in the order of their modules and files.
  public let entries: [Entry]

  /// The files of the modules.
  public let parsedFiles: [SourceFile]

  /// Lists the protocols, classes and structs of closures of the modules of a package.
  ///
  /// - Parameters:
  ///   - modules: The modules; those of other packages are only looked into.
  ///   - ignored: The names of types that are not mocked, because a person says so.
  public init(modules: [SourceModule], ignoring ignored: Set<String> = []) {
    let program = Program(modules)
    entries = program.declaredTypes.compactMap { type in
      guard let declaration = type.type, type.module.isInPackage else { return nil }
      var clients = ClientDoubles()
      switch declaration.kind {
      case .protocol, .class: break
      case .struct:
        _ = clients.find(in: type, program, from: nil, ignoring: ignored)
        let actor = program.globalActor(of: type)?.name
        let isOfClosures = StructResolver.properties(of: type, in: program).contains {
          $0.closure != nil || clients.double(of: $0, on: actor) != nil
        }
        guard isOfClosures else { return nil }
      case .actor, .enum: return nil
      }
      var refusal: Refusal?
      do throws(Refusal) {
        try Mockability.check(type, .mock, from: nil)
        try Mockability.check(type, isNotAmong: ignored)
        _ = try MockModel.model(of: type, named: "Mock", in: program, from: nil, clients: clients)
      } catch {
        refusal = error
      }
      return Entry(
        module: type.module.name, name: type.qualifiedName, kind: declaration.kind.rawValue,
        path: type.file.path, line: type.position.line, column: type.position.column,
        refusal: refusal)
    }
    parsedFiles = program.parsedFiles
  }
}
