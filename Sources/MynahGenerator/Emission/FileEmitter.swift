internal import MynahSyntax

/// Writes the file that holds the mocks of a test target.
struct FileEmitter {
  let request: Generation.Request
  private(set) var doubles: [TestDouble]
  let refused: [(WantedDouble, Refusal)]
  let unknown: [Mention]
  let program: Program

  private var forwards: Bool { request.forwards ?? request.mentions?.mentionForwarding ?? true }

  /// Whether what says nothing of isolation is isolated to the main actor in the file's module.
  private var isMainActorByDefault: Bool {
    program.settings(of: request.testModule).isMainActorByDefault
  }

  /// Writes the file, which lets go of the doubles.
  mutating func source() -> String {
    var head = SourceWriter()
    head.line(GeneratedFile.firstLine(isCommitted: request.isCommitted))
    if doubles.contains(where: \.isMock) { head.lines(GeneratedFile.explanation) }
    head.line()
    emitImports(into: &head)
    let nested = NestedMocks(of: doubles)
    let emitted = emitDoubles(nested)
    var tail = SourceWriter()
    nested.emitAccess(to: emitted.flatMap(\.results), into: &tail)
    emitRefusals(into: &tail)
    let parts = emitted.map(\.text) + [tail.bytes]
    let hidden = hiddenNames
    guard !hidden.isEmpty else { return String(joining: [head.bytes] + parts) }
    return String(
      joining: [head.bytes]
        + parts.map { QualifiedText($0, names: hidden, module: request.library).bytes })
  }

  /// The names of Mynah that mean something else in the module of the tests, which has types of its own
  /// by these names.
  private var hiddenNames: Set<String> {
    guard let module = request.testModule else { return [] }
    return Set(
      TypeNames.generatedCode.keys.filter { name in
        program.declarations(of: name, in: module).contains { $0.access > .fileprivate }
      })
  }

  /// The texts of the doubles, and what can be nested mocks in each.
  private mutating func emitDoubles(
    _ nested: NestedMocks
  ) -> [(text: [UInt8], results: [NestedMocks.Result])] {
    let pending = doubles.map(PendingDouble.init)
    doubles = []
    let emitter = self
    return pending.concurrentMap { pending in
      let double = pending.take()
      return (emitter.text(of: double, nested), nested.results(of: double))
    }
  }

  private func text(of double: TestDouble, _ nested: NestedMocks) -> [UInt8] {
    var writer = SourceWriter(access: isPublic(double) ? .public : nil)
    writer.line()
    writer.line("// MARK: - \(double.title)")
    writer.line()
    double.emit(
      forwarding: forwards, nested: nested, inMainActorModule: isMainActorByDefault, into: &writer)
    // A copy without room for more: there are as many as doubles, all at the same time.
    return writer.bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// Whether other modules shall see a double, and can.
  private func isPublic(_ double: TestDouble) -> Bool {
    request.isPublic && double.model.sources.allSatisfy { $0.access >= .public }
  }

  /// Whether the generated file can name a type.
  func isNameable(_ type: DeclaredType) -> Bool {
    if !type.parts.isEmpty { return type.parts.allSatisfy(isNameable) }
    if type.module.name == request.testModule { return type.access > .fileprivate }
    let isVisible = type.module.isInPackage && !request.isPublic && type.access > .fileprivate
    return isVisible || type.access >= (type.module.isInPackage ? .package : .public)
  }

  // MARK: - Imports

  /// Writes the imports: the library, the modules of the mocked types, and what their files import.
  private func emitImports(into writer: inout SourceWriter) {
    var imports = Imports(isPublic: doubles.contains(where: isPublic))
    imports.add(library: request.library)
    for module in request.imports { imports.add(module: module) }
    for double in doubles where double.model.superclass?.needsTestable == true {
      for type in double.model.sources where type.module.isInPackage {
        guard type.module.name != request.testModule else { continue }
        imports.testable.addClass(type)
      }
    }
    // A file can declare thousands of types, and import as much.
    var seen: Set<String> = []
    for type in doubles.flatMap(\.model.sources) + refused.flatMap(\.0.type.constituents)
    where type.access > .fileprivate {
      if type.module.name != request.testModule, isNameable(type), !type.module.isToolchain {
        imports.add(moduleOf: type)
      }
      let isInternal = type.access < .public
      let file = "\(type.module.name) \(type.file.path) \(isInternal)"
      guard seen.insert(file).inserted else { continue }
      for imported in type.file.imports where imported.module != request.testModule {
        imports.add(imported, keepsAccess: request.isPublic, isInternal: isInternal)
      }
    }
    for double in doubles { imports.spi.formUnion(double.model.references.spi) }
    if let testModule = request.testModule { imports.spi.remove(testModule) }
    addSingleImports(to: &imports)
    imports.emit(into: &writer)
  }

  /// Imports single types, which go before those of the same name in imported modules.
  private func addSingleImports(to imports: inout Imports) {
    let modules = imports.modules
    let read = Set(request.modules.map(\.name))
    // What a module declares is not known where its sources were not read.
    let isUncertain = modules.contains { !read.contains($0) && !TypeNames.knows($0) }
    let types = doubles.reduce(into: Set<References.TypeName>()) {
      $0.formUnion($1.model.references.types)
    }
    for type in types where type.module != request.testModule {
      guard
        isUncertain || TypeNames.isDeclared(type.name, in: modules)
          || program.hasRivals(type.name, in: type.module)
      else { continue }
      // Of several declarations `#if` may choose one.
      for declared in program.declarations(of: type.name, in: type.module) {
        imports.add(single: declared)
      }
    }
    for (name, kind) in TypeNames.generatedCode {
      let others = program.declaringModules(of: name).filter { modules.contains($0) }
      guard !others.isEmpty else { continue }
      imports.add(single: name, kind: kind, of: request.library)
    }
  }
}

extension String {
  /// Puts the parts of a text together, which are copied just once.
  fileprivate init(joining parts: [[UInt8]]) {
    let count = parts.reduce(0) { $0 + $1.count }
    self.init(unsafeUninitializedCapacity: count) { buffer in
      parts.reduce(0) { start, part in
        UnsafeMutableBufferPointer(rebasing: buffer[start...]).update(fromContentsOf: part)
          + start
      }
    }
  }
}

/// A double that is not written yet.
///
/// The thread that writes it is the one to let go of it: to free the models of all one after another
/// takes a tenth of the time of writing them.
private final class PendingDouble: @unchecked Sendable {
  private var double: TestDouble?

  init(_ double: TestDouble) { self.double = double }

  /// Takes the double out, which can be done once.
  func take() -> TestDouble {
    guard let double = double.take() else { preconditionFailure("A double is written twice.") }
    return double
  }
}
