/// What a mock knows of other members with the name of one: those of a generic declaration that is
/// used with other types, and overloads.
struct OtherTypes: Sendable {
  /// The type of the member itself, as in `(Request<String>) -> String`.
  let type: String

  /// The types of the others, and how many calls or stubs each of them has.
  let others: [(type: String, count: Int)]

  /// - Parameters:
  ///   - member: The member.
  ///   - count: How many calls or stubs a member has.
  /// - Returns: Nil where no other has any.
  init?(than member: any MemberVariant, count: (any MemberVariant) -> Int) {
    let all = member.settings?.context?.members ?? []
    let found = all.compactMap { other in
      let isOther = other !== member && other.member == member.member
      let count = isOther ? count(other) : 0
      return count > 0 ? (type: other.functionType, count: count) : nil
    }
    guard !found.isEmpty else { return nil }
    let types = [member.functionType] + found.map(\.type)
    let isShort = Set(types.map { "\($0)" }).count == Set(types.map { ObjectIdentifier($0) }).count
    let name = { (type: Any.Type) in
      isShort
        ? typeName(type) ?? "\(type)" : typeName(String(reflecting: type), keepingModules: true)
    }
    self.type = name(member.functionType)
    others = found.map { (type: name($0.type), count: $0.count) }
      .sorted { ($1.count, $0.type) < ($0.count, $1.type) }
  }
}

extension OtherTypes {
  /// The other types that were called, as in `as (Request<Int>) -> Int twice`.
  var calls: String { list { "as \($0) \($1.asTimes)" } }

  /// The other types that are stubbed, as in `2 as (Request<Int>) -> Int`.
  var stubs: String { list { "\($1) as \($0)" } }

  /// How a member was called that was not called with its own type.
  var asOnlyCalls: String { "as \(type), only \(calls)" }

  private func list(_ text: (String, Int) -> String) -> String {
    let limit = 5
    let shown = others.prefix(limit).map { text($0.type, $0.count) }
    let rest = others.count - shown.count
    return (rest > 0 ? shown + ["as \(rest.things("other type"))"] : shown).asPhrase
  }
}

extension _AnyMockedMember {
  /// Whether the types of a call say which member is meant: it is generic, or has overloads.
  var hasNamesakes: Bool {
    settings?.context?.declaredMembers.contains { $0 !== self && $0.member == member } ?? false
  }
}

extension MemberVariant {
  /// The other members with this one's name that were called.
  var otherCalledTypes: OtherTypes? { OtherTypes(than: self, count: { $0.callCount }) }

  /// The same, where this one was not called itself.
  var onlyCalledTypes: OtherTypes? { callCount == 0 ? otherCalledTypes : nil }

  /// The other members with this one's name that have stubs.
  var otherStubbedTypes: OtherTypes? { OtherTypes(than: self, count: { $0.stubCount }) }
}
