/// A call next to what was expected of it.
struct ComparedCall {
  /// How closely arguments are compared.
  enum Detail {
    /// They match, so that they're only described.
    case none
    case arguments
    case fields
    case lines
  }

  /// The call with its number, stars around each argument that differs, and how it ended if that matters.
  fileprivate(set) var text = ""

  /// The names of the arguments that differ, and how they differ.
  fileprivate(set) var differingNames: [String] = []
  fileprivate(set) var remarks: [String] = []

  /// How arguments with several lines differ, line by line.
  fileprivate(set) var lineDifferences: [String] = []

  var explanation: String { remarks.joined(separator: "; ") }

  fileprivate mutating func note(_ difference: ValueDifference, of argument: String) {
    for field in difference.fields {
      let name =
        field.path.isEmpty || !argument.contains(" ")
        ? argument + field.path : "\(field.path.asSubject) of \(argument)"
      if let lines = field.lines {
        lineDifferences += ["Difference of \(name) (- expected, + got):", lines]
      } else {
        remarks.append("\(name): \(field.remark)")
      }
    }
    if difference.more > 0 { remarks.append("and \(difference.more.things("more difference"))") }
  }
}

extension CallMatcher {
  /// The number of arguments of a call that aren't as expected.
  func countDifferences(_ arguments: Arguments) -> Int {
    zip(parts, split(arguments)).count { !$0.matches(anyValue: $1) }
  }

  /// Compares the arguments of a call with those that are expected.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - member: The member that was called.
  ///   - number: The call's place among the calls of its member.
  ///   - outcome: How the call ended, if that matters.
  ///   - detail: How closely values are compared.
  func compare(
    _ arguments: Arguments, of member: _Member, number: Int = 0, outcome: String? = nil,
    in detail: ComparedCall.Detail
  ) -> ComparedCall {
    var call = ComparedCall()
    var texts: [String] = []
    for (index, (part, value)) in zip(parts, split(arguments)).enumerated() {
      let text = describe(value)
      guard detail != .none, !part.matches(anyValue: value) else {
        texts.append(text)
        continue
      }
      texts.append("*\(text)*")
      let name = member.argumentName(at: index, of: parts.count)
      call.differingNames.append(name)
      if detail != .arguments, let expected = part.onlyValue {
        let isLineByLine = detail == .lines
        call.note(
          ValueDifference(expected: expected, actual: value, lineByLine: isLineByLine), of: name)
      } else {
        let remark = "\(name): expected \(part.description), got \(text)"
        call.remarks.append(part.explain?(value) ?? remark)
      }
    }
    call.text = "#\(number) \(member.call(with: texts))" + (outcome.map { ", which \($0)" } ?? "")
    return call
  }
}

extension String {
  /// A path without the dot that it may begin with.
  var asSubject: Substring { hasPrefix(".") ? dropFirst() : self[...] }
}

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
