internal import MynahSyntax

/// The names that members have in a stub, overloads told apart.
///
/// `connect(url:)` is `connect`. Where there is `connect(host:port:)` too, the two are `connectUrl` and
/// `connectHostPort`; where labels are the same, the types of the parameters follow, then `Async` or a number.
struct StubNames {
  private let names: [String]

  /// - Parameters:
  ///   - members: The members of the type.
  ///   - reserved: Names that the stub has of its own.
  init(of members: [MemberModel], reserved: Set<String> = []) {
    let spellings = members.map(Self.spellings)
    var names = spellings.map { $0[0] }
    for level in 1..<4 {
      let counts = Dictionary(grouping: names, by: \.unticked).mapValues(\.count)
      for index in names.indices where counts[names[index].unticked, default: 0] > 1 {
        names[index] = spellings[index][min(level, spellings[index].count - 1)]
      }
    }
    var taken = reserved
    for index in names.indices {
      if taken.contains(names[index].unticked) { names[index] = names[index].unticked + "Function" }
      let base = names[index]
      var number = 1
      while !taken.insert(names[index].unticked).inserted {
        number += 1
        names[index] = base.unticked + "\(number)"
      }
    }
    self.names = names.map { $0.utf8.first == UInt8(ascii: "`") ? $0 : $0.asIdentifier }
  }

  /// Returns the name of the member at a position.
  subscript(index: Int) -> String { names[index] }

  /// The spellings of a member's name, each longer than the one before.
  private static func spellings(of member: MemberModel) -> [String] {
    switch member.shape {
    case .property(let name, _, _): return [name]
    case .initializer, .subscript: return [member.calls[0].displayName]
    case .method(let name, _, let call):
      let base = name.unticked
      let labels = base + call.parameters.map { ($0.label ?? "").capitalizedWord }.joined()
      let types =
        base
        + call.parameters.map {
          ($0.label ?? "").capitalizedWord + $0.closureType.identifierPart
        }.joined()
      return [name, labels, types, types + (call.isAsync ? "Async" : "")]
    }
  }
}

extension String {
  /// The text with a capital at its beginning, without back-ticks.
  fileprivate var capitalizedWord: String { unticked.prefix(1).uppercased() + unticked.dropFirst() }

  /// The letters of a type that an identifier can hold, each word with a capital.
  fileprivate var identifierPart: String {
    split { !($0.isLetter || $0.isNumber) }.filter { $0 != "escaping" && $0 != "any" }
      .map { String($0).capitalizedWord }.joined()
  }
}

/// Which members a stub can have at all, in whatever style.
struct StubCheck {
  let model: MockModel
  let style: Style

  /// Throws the reason for which a type has no stub.
  func run(of type: DeclaredType) throws(Refusal) {
    let refuse = { (reason: String) in
      Refusal(
        typeName: model.typeName, path: type.file.path, position: type.position, reason: reason,
        style: style)
    }
    if model.isActor { throw refuse("it is a protocol of actors, and a stub is a class") }
    if model.isNSObject {
      throw refuse("it refines NSObjectProtocol, and a stub has no superclass")
    }
    for member in model.members { try check(member) }
  }

  private func check(_ member: MemberModel) throws(Refusal) {
    let call = member.calls[0]
    let name = call.displayName
    if call.isUnkept {
      throw refusal("\(name) takes or returns a value that can not be copied", member)
    }
    if member.isStatic {
      throw refusal("\(name) is static, and the answers of a stub belong to an instance", member)
    }
    if case .subscript = member.shape {
      throw refusal("it requires a subscript, which has no name to be stubbed by", member)
    }
    if case .initializer = member.shape { return }
    if model.globalActor != nil, member.isNonisolated {
      throw refusal("\(name) is nonisolated, and the answers of a stub belong to the actor", member)
    }
  }

  /// The refusal of a type for one of its members.
  func refusal(_ reason: String, _ member: MemberModel) -> Refusal {
    Refusal(
      typeName: model.typeName, path: member.origin.file.path, position: member.position,
      reason: reason, style: style)
  }
}
