internal import MynahSyntax

extension FileBuilder {
  /// The refusals that the file says at the place that asks for the double.
  var namedRefusals: [FileModel.Refused] {
    refused.filter { isNamed($0.0) && !isCommitted($0.0) }.map { double, refusal in
      let kind: FileModel.Refused.Kind =
        if double.style != .mock, let name = double.name {
          .stub(named: name)
        } else {
          double.type.type?.kind == .protocol
            ? .mockOfProtocol(program.reference(to: double.type))
            : .mock(of: program.reference(to: double.type))
        }
      return FileModel.Refused(
        kind: kind, condition: double.type.condition, message: refusal.message)
    }
  }

  /// Whether a function of its own can say why there is no double.
  private func isNamed(_ double: WantedDouble) -> Bool {
    let type = double.type
    guard isNameable(type), type.closure == nil else { return false }
    if double.style != .mock { return double.name != nil }
    return program.genericParameters(around: type).isEmpty
      && type.constituents.flatMap(program.enclosing).allSatisfy { type in
        let isEscapable = !ValueRestrictions(suppressedIn: type.type?.inheritedTypes ?? [])
          .contains(.nonescapable)
        return isEscapable && Availability.attributes(of: type).isEmpty
      }
  }

  /// Whether a committed file of the module says it.
  private func isCommitted(_ double: WantedDouble) -> Bool {
    guard double.style == .mock, !request.committedFiles.isEmpty else { return false }
    let isProtocol = double.type.type?.kind == .protocol
    let type = program.reference(to: double.type)
    let metatype = isProtocol ? "(any \(type)).Type" : "\(type).Type"
    return request.committedFiles.contains { $0.contains("mock(_ type: \(metatype)) ->") }
  }

  /// What is said where there is no mock, and no refusal says why.
  var adviceOnOthers: String? {
    guard request.isByPlugin, !isMockDeclared else { return nil }
    let sentences = ["No mock was generated for this type"] + missing + [Self.advice]
    return sentences.joined(separator: ". ")
  }

  /// Whether a module has a generic function of that name itself, which another one would hide.
  private var isMockDeclared: Bool {
    request.modules.contains { module in
      !module.name.hasPrefix("Mynah") && module.texts.contains { $0.contains("func mock<") }
    }
  }

  private static let advice =
    "mock(...) takes the name of a protocol, a class or a struct of closures, written out as in"
    + " mock(Bird.self); where a type is the parameter of a generic function, make the mock outside and pass it in"

  /// Sentences on what can not be mocked, and has no function of its own that says so.
  private var missing: [String] {
    let refusals = refused.filter { !isNamed($0.0) && $0.0.style == .mock }.map(\.1.message)
    var seen: Set<[String]> = []
    let names = unknown.filter { seen.insert($0.path).inserted }.map { mention in
      "\(mention.path.joined(separator: ".")) (\(mention.filePath.lastComponent):\(mention.position))"
    }
    let reason = Mention.reasonOfUnknown(ignoreFile: request.ignoreFile)
    return refusals.shortened(". ")
      + names.shortened(", ").map { "\($0) can not be mocked: \(reason)" }
      + unreadModules.shortened(", ").map { modules in
        "The files import \(modules), of which no sources were read: such a module must be among the"
          + " dependencies of the target in Package.swift"
      }
  }

  /// The modules that may declare what is unknown.
  private var unreadModules: [String] {
    let imported = Set(unknown.flatMap(\.imports)).subtracting(request.modules.map(\.name))
    return imported.subtracting(["Foundation", "Mynah", "MynahCore", "Testing", "XCTest"]).sorted()
  }
}

extension [String] {
  /// The elements in one text, but for those that nobody reads any more; nothing where there are none.
  fileprivate func shortened(_ separator: String) -> [String] {
    let limit = 5
    guard count > limit else { return isEmpty ? [] : [joined(separator: separator)] }
    return [(prefix(limit) + ["and \(count - limit) more"]).joined(separator: separator)]
  }
}

extension Refusal {
  /// The refusal as the compiler says it, with the name of the file at the end.
  fileprivate var message: String {
    "\(typeName) can not be \(style.participle): \(reason) (\(path.lastComponent):\(position))"
  }
}

extension String {
  /// What follows the last slash of a path.
  fileprivate var lastComponent: String { split(separator: "/").last.map(String.init) ?? self }
}
