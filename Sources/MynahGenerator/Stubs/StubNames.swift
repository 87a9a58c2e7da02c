internal import MynahSyntax

/// The names of members in a stub, which distinguish overloads.
///
/// `connect(url:)` has the name `connect`. If there is also `connect(host:port:)`, the names are
/// `connectUrl` and `connectHostPort`. If the labels are equal, the names contain the parameter
/// types, and then `Async` or a number.
struct StubNames {
  private let names: [String]

  /// Creates the names of members.
  ///
  /// - Parameters:
  ///   - members: The members of the type.
  ///   - reserved: The names that the stub uses for other members.
  init(of members: [MemberModel], reserved: Set<String> = []) {
    let spellings = members.map(Self.spellings)
    var names = spellings.map { $0[0] }
    for level in 1..<4 {
      let counts = Dictionary(grouping: names, by: \.unquoted).mapValues(\.count)
      for index in names.indices where counts[names[index].unquoted, default: 0] > 1 {
        names[index] = spellings[index][min(level, spellings[index].count - 1)]
      }
    }
    var taken = reserved
    for index in names.indices {
      if taken.contains(names[index].unquoted) { names[index] = names[index].unquoted + "Function" }
      let base = names[index]
      var number = 1
      while !taken.insert(names[index].unquoted).inserted {
        number += 1
        names[index] = base.unquoted + "\(number)"
      }
    }
    self.names = names.map { $0.utf8.first == UInt8(ascii: "`") ? $0 : $0.asIdentifier }
  }

  /// Returns the name of the member at an index.
  subscript(index: Int) -> String { names[index] }

  /// Returns the spellings of a member's name, each longer than the previous one.
  private static func spellings(of member: MemberModel) -> [String] {
    switch member.shape {
    case .property(let name, _, _): return [name]
    case .initializer, .subscript: return [member.calls[0].displayName]
    case .method(let name, _, let call):
      let base = name.unquoted
      let labels = base + call.parameters.map { ($0.label ?? "").capitalizedWord }.joined()
      let types =
        base
        + call.parameters.map {
          ($0.label ?? "").capitalizedWord + $0.closureType.identifierPart
        }.joined()
      return [name, labels, types, types + "Async".when(call.isAsync)]
    }
  }
}

extension String {
  /// The text with an uppercase first letter, without backticks.
  fileprivate var capitalizedWord: String { unquoted.capitalizedFirst }

  /// The letters and digits of a type as a part of an identifier, with each word capitalized.
  fileprivate var identifierPart: String {
    split { !($0.isLetter || $0.isNumber) }.filter { $0 != "escaping" && $0 != "any" }
      .map { String($0).capitalizedWord }.joined()
  }
}

/// A check that rejects types with members that no style of stub supports.
struct StubCheck {
  let model: MockModel
  let type: DeclaredType
  let style: Style

  /// Rejects a type that can't have a stub.
  func run() throws(Refusal) {
    if model.isActor { throw refusal("it's an actor protocol, and stubs are classes") }
    if model.protocolModel?.rootClass != nil {
      throw refusal("it refines NSObjectProtocol, and stubs don't have superclasses")
    }
    for member in model.members { try check(member) }
  }

  private func check(_ member: MemberModel) throws(Refusal) {
    let call = member.calls[0]
    let name = call.displayName
    if call.isUnstorable {
      throw refusal("\(name) takes or returns a noncopyable value", member)
    }
    if member.isStatic {
      throw refusal("\(name) is static, and stubs belong to instances", member)
    }
    if case .subscript = member.shape {
      throw refusal("it requires a subscript, which doesn't have a name for a stub", member)
    }
    if case .initializer = member.shape { return }
    if model.globalActor != nil, member.isNonisolated {
      throw refusal("\(name) is nonisolated, and stubs belong to the actor", member)
    }
  }

  /// Returns a refusal of the type, or of the type because of one of its members.
  ///
  /// Because the type has the model of a mock, the advice is to mock it.
  func refusal(_ reason: String, _ member: MemberModel? = nil) -> Refusal {
    Refusal(
      typeName: model.typeName, path: (member?.origin ?? type).file.path,
      position: member?.position ?? type.position,
      reason: "\(reason). Use mock(\(model.typeReference).self)", style: style)
  }
}
