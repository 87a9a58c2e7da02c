internal import MynahSyntax

/// Writes the file that holds the doubles of a test target.
struct FileEmitter {
  private(set) var model: FileModel

  /// Writes the file, which lets go of the doubles.
  mutating func source() -> String {
    let head = SourceWriter()
    head.line(GeneratedFile.firstLine(isCommitted: model.isCommitted))
    if model.doubles.contains(where: \.isMock) { head.lines(GeneratedFile.explanation) }
    head.line()
    model.imports.emit(into: head)
    if model.doubles.contains(where: \.isMock) {
      head.line()
      head.lines(GeneratedFile.version)
    }
    let nested = NestedMocks(of: model.doubles)
    let emitted = emitDoubles(nested)
    let tail = SourceWriter()
    nested.emitAccess(to: emitted.flatMap(\.results), into: tail)
    model.values.emit(into: tail)
    emitRefusals(into: tail)
    var bytes = head.bytes
    for double in emitted { bytes += double.text }
    bytes += qualified(tail.bytes, model.hiddenNames)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: - Doubles

  /// The texts of the doubles, and what can be nested mocks in each.
  private mutating func emitDoubles(
    _ nested: NestedMocks
  ) -> [(text: [UInt8], results: [NestedMocks.Result])] {
    let pending = model.doubles.map(PendingDouble.init)
    model.doubles = []
    let emitter = self
    return pending.concurrentMap { pending in
      let double = pending.take()
      return (emitter.text(of: double, nested), nested.results(of: double))
    }
  }

  private func text(of double: TestDouble, _ nested: NestedMocks) -> [UInt8] {
    let access: AccessLevel? =
      if case .autostub = double { .internal } else { model.isPublic(double) ? .public : nil }
    let writer = SourceWriter(access: access)
    writer.line()
    writer.line("\(GeneratedFile.title)\(double.title)")
    writer.line()
    let isFree = model.isMainActorByDefault && double.model.globalActor == nil
    let nonisolated = isFree ? "nonisolated " : ""
    switch double {
    case .mock(let mock):
      MockEmitter(model: mock, file: model, nested: nested, writer: writer).emit()
    case .stubbable(let stubbable):
      StubbableEmitter(stubbable: stubbable, nonisolated: nonisolated, writer: writer).emit()
    case .autostub(let autostub):
      AutostubEmitter(autostub: autostub, nonisolated: nonisolated, writer: writer).emit()
    }
    return qualified(writer.bytes, double.model.hiddenNames.union(model.hiddenNames))
  }

  /// A text in which names have before them the module that they are of: the library, or Swift's.
  private func qualified(_ bytes: [UInt8], _ names: Set<String>) -> [UInt8] {
    // A copy has no room for more: there are as many as doubles, all at the same time.
    if names.isEmpty { return bytes.withUnsafeBufferPointer { Array($0) } }
    let standard = names.filter { TypeNames.generatedCodeOfSwift[$0] != nil }
    let text = QualifiedText(bytes, names: names.subtracting(standard), module: model.library)
    return QualifiedText(text.bytes, names: standard, module: "Swift").bytes
  }

  // MARK: - Refusals

  /// Makes each refusal a compile error at the place that asks for the double.
  private func emitRefusals(into writer: SourceWriter) {
    if !model.refused.isEmpty {
      writer.line()
      writer.line("// MARK: - Refused")
    }
    for refused in model.refused {
      writer.line()
      writer.conditional(refused.condition) {
        switch refused.kind {
        case .mockOfProtocol(let type):
          writer.unavailableMock(ofProtocol: type, message: refused.message)
        case .mock(let type): writer.unavailableMock(of: type, message: refused.message)
        case .stub(let name):
          writer.line("@available(*, unavailable, message: \(refused.message.debugDescription))")
          writer.line("enum \(name) {}")
        }
      }
    }
    // It is found in place of what the library says to those who have no plugin.
    guard let advice = model.adviceOnOthers else { return }
    writer.line()
    writer.line("// MARK: - What is not mocked")
    writer.line()
    writer.unavailableMock(of: "Mocked", generics: "<Mocked>", message: advice)
    guard model.asksForClosures else { return }
    writer.line()
    writer.unavailableMock(of: "Mocked", label: "closure", generics: "<Mocked>", message: advice)
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

extension TestDouble {
  /// What stands above the double.
  var title: String {
    switch self {
    case .mock: model.typeName
    case .stubbable: model.mockName
    case .autostub: "\(model.typeName)Stub"
    }
  }
}

/// The files that Mynah writes, as it knows them again.
///
/// A target's generated files are no sources: what they declare is not mocked, and what they mention
/// asks for nothing.
public enum GeneratedFile {
  private static let mark = "// Generated by Mynah."

  /// What the line above each double begins with, which goes on with the name of its type.
  public static let title = "// MARK: - "

  /// Whether a file was generated by Mynah.
  ///
  /// - Parameter bytes: The file's contents.
  public static func isGenerated(_ bytes: [UInt8]) -> Bool { bytes.starts(with: mark.utf8) }

  /// What someone who opens a file with mocks has to know.
  static let explanation = """
    //
    // Each member of a mock stands here twice: first as code calls it, which records the call and finds
    // the stub that answers; then, with `@_disfavoredOverload`, as `given` and `verify` take it. The
    // property with `_` before the member's name keeps its calls and stubs. `{ $0(...) }` passes the
    // arguments on to the closure of a stub. Should a mock here not compile, a line such as `type:Bird` in a
    // file `.mynahignore` leaves it out; `swift run mynah check` says which one it is.
    """

  static func firstLine(isCommitted: Bool) -> String {
    isCommitted
      ? "\(mark) Do not edit: `swift package generate-mocks` writes it anew."
      : "\(mark) Do not edit: it is written anew whenever its sources change."
  }

  /// The lines by which the compiler finds out that a file and the library do not fit.
  static let version = """
    // Where this is not found, the file is older or newer than Mynah: generate it anew.
    private typealias _GeneratedForMynah = _GeneratedForMynah1
    """
}

extension Imports {
  /// Writes the imports in groups: of modules, of single declarations, and with `@testable`.
  func emit(into writer: SourceWriter) {
    var groups: [[(target: String, text: String)]] = [[], [], []]
    for line in settledLines {
      let text = text(of: line)
      if let condition = line.condition {
        groups[0].append(("\(line.target)\n#endif", "#if \(condition)\n  \(text)\n#endif"))
      } else {
        let group = line.isTestable ? 2 : line.kind == nil ? 0 : 1
        groups[group].append((line.target, text))
      }
    }
    for module in testable.modules {
      let comment = testable.comment(for: module)
      let text = text(of: Line(isTestable: true, path: module)) + TestableImports.hint
      groups[2].append((module, "\(comment)\n\(text)"))
    }
    for (index, group) in groups.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { writer.line() }
      for (_, text) in group.sorted(by: { ($0.target, $0.text) < ($1.target, $1.text) }) {
        writer.lines(text)
      }
    }
  }

  private func text(of line: Line) -> String {
    let groups = spi.groups[line.module]?.sorted() ?? []
    let attributes = groups.map { "@_spi(\($0)) " }.joined() + (line.isTestable ? "@testable " : "")
    let access = line.access ?? (hiddenInTests.contains(line.module) ? .internal : nil)
    return "\(attributes)\(access.word)import \(line.target)"
  }
}

extension TestableImports {
  /// What stands behind an import.
  fileprivate static let hint =
    "  // Release builds need `swift test` or `-Xswiftc -enable-testing`."

  /// The comment above the import of one of the modules.
  fileprivate func comment(for module: String) -> String {
    let names = names(in: module)
    let shown = names.prefix(names.count > 4 ? 3 : 4).joined(separator: ", ")
    return "// Internals of \(module): \(shown)"
      + (names.count > 4 ? " and \(names.count - 3) others." : ".")
  }
}
