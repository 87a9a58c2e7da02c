/// A call that was compared with the expected call.
struct ComparedCall {
  /// The level of detail at which arguments are compared.
  enum Detail {
    /// The arguments match, so they're only described.
    case none

    /// The arguments that differ are marked, and long arguments are shortened.
    case arguments
    case fields
    case lines
  }

  /// The call with its number, stars around arguments that differ, and its outcome if that matters.
  fileprivate(set) var text = ""

  /// The names of the arguments that differ.
  ///
  /// The remarks describe the differences.
  fileprivate(set) var differingNames: [String] = []
  fileprivate(set) var remarks: [String] = []

  /// The differences of arguments with several lines, line by line.
  fileprivate(set) var lineDifferences: [String] = []

  var explanation: String { remarks.joined(separator: "; ") }

  /// The explanation, separated from the text before it.
  ///
  /// It's on a separate line if the call is long, because nobody would find it at the end.
  var explanationSuffix: String {
    let longCall = 120
    guard !remarks.isEmpty else { return "" }
    if text.utf8.count > longCall { return "\nDifferences: \(explanation)" }
    return "     \(explanation)"
  }

  /// Notes why a value doesn't match.
  ///
  /// - Parameters:
  ///   - matcher: The matcher of the value.
  ///   - value: The argument, or a part of it.
  ///   - path: The path to the part, or an empty string for the whole argument.
  ///   - argument: The name of the argument.
  ///   - isLineByLine: A Boolean value that indicates whether lines are compared.
  fileprivate mutating func note(
    _ matcher: _AnyArgumentMatcher, _ value: Any, at path: String = "", of argument: String,
    lineByLine isLineByLine: Bool
  ) {
    let name = { (path: String) in
      if path.isEmpty || !argument.contains(" ") { return argument + path }
      return "\(path.asSubject) of \(argument)"
    }
    guard let expected = matcher.onlyValue else {
      guard let parts = matcher.parts?(value) else {
        let remark = "\(name(path)): expected \(matcher.description), got \(describe(value))"
        return remarks += matcher.explain?(value) ?? [remark]
      }
      for part in parts where !part.matcher.matches(anyValue: part.value) {
        note(part.matcher, part.value, at: path + part.path, of: argument, lineByLine: isLineByLine)
      }
      return
    }
    let difference = ValueDifference(expected: expected, actual: value, lineByLine: isLineByLine)
    for field in difference.fields {
      let name = name(path + field.path)
      if let lines = field.lines {
        lineDifferences += ["Difference in \(name) (- expected, + got):", lines]
      } else {
        remarks.append("\(name): \(field.remark)")
      }
    }
    if difference.more > 0 { remarks.append("and \(difference.more.withNoun("more difference"))") }
  }
}

extension CallMatcher {
  /// Returns the number of arguments that differ from the expected ones.
  ///
  /// An argument counts several times if its matcher has several reasons not to match.
  func countDifferences(_ arguments: Arguments) -> Int {
    zip(parts, split(arguments)).reduce(0) { count, pair in
      guard !pair.0.matches(anyValue: pair.1) else { return count }
      return count + (pair.0.explain?(pair.1).count ?? 1)
    }
  }

  /// Returns how much the descriptions of the arguments differ from the expected ones, in bytes.
  func distance(to arguments: Arguments) -> Int {
    zip(parts, split(arguments)).filter { !$0.matches(anyValue: $1) }.reduce(0) { sum, pair in
      sum + differingBytes(pair.0.description, describe(pair.1))
    }
  }

  /// Compares the arguments of a call with the expected arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - member: The member that was called.
  ///   - number: The position of the call among the calls to its member.
  ///   - outcome: The outcome of the call, if it matters.
  ///   - detail: The level of detail at which values are compared.
  func compare(
    _ arguments: Arguments, of member: _Member, number: Int = 0, outcome: String? = nil,
    in detail: ComparedCall.Detail
  ) -> ComparedCall {
    var call = ComparedCall()
    var texts: [String] = []
    for (index, (part, value)) in zip(parts, split(arguments)).enumerated() {
      let text = detail == .arguments ? describe(value).shortened : describe(value)
      guard detail != .none, !part.matches(anyValue: value) else {
        texts.append(text)
        continue
      }
      texts.append("*\(text)*")
      let name = member.argumentName(at: index, of: parts.count)
      call.differingNames.append(name)
      if detail != .arguments { call.note(part, value, of: name, lineByLine: detail == .lines) }
    }
    call.text = "#\(number) \(member.call(with: texts))" + (outcome.map { ", which \($0)" } ?? "")
    return call
  }
}

/// Returns remarks about the parts of a value that aren't as expected, with paths from its name.
package func explainDifference(of name: String, expected: Any, actual: Any) -> String {
  var call = ComparedCall()
  call.note(comparedByParts(expected), actual, of: name, lineByLine: false)
  return call.explanation
}

/// Returns the length of the longer text without the equal bytes at both ends.
private func differingBytes(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8)
  let right = Array(right.utf8)
  let prefix = countOfEqual(left, right)
  let suffix = countOfEqual(
    left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed())
  return max(left.count, right.count) - prefix - suffix
}

extension String {
  /// The path without its leading dot, if it has one.
  var asSubject: Substring { hasPrefix(".") ? dropFirst() : self[...] }
}

/// The types of a mock's other members that share a member's name.
///
/// These are the overloads of a member, or the types that a generic declaration is used with.
struct OverloadTypes: Sendable {
  /// The type of the member itself, such as `(Request<String>) -> String`.
  let type: String

  /// The types of the other members, with the number of calls or stubs of each.
  let others: [(type: String, count: Int)]

  /// Creates a list of the types of the other members that share a member's name.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - count: A closure that returns the number of calls or stubs of a member.
  /// - Returns: `nil` if no other member has calls or stubs.
  init?(than member: any MemberVariant, count: (any MemberVariant) -> Int) {
    let all = member.settings?.context?.members ?? []
    let found = all.compactMap { other -> (type: Any.Type, count: Int)? in
      guard other !== member, other.member == member.member else { return nil }
      let count = count(other)
      guard count > 0 else { return nil }
      return (type: other.functionType, count: count)
    }
    guard !found.isEmpty else { return nil }
    let types = [member.functionType] + found.map(\.type)
    let isShort = Set(types.map { "\($0)" }).count == Set(types.map { ObjectIdentifier($0) }).count
    let name = { (type: Any.Type) in typeName(type, keepingModules: !isShort) }
    self.type = name(member.functionType)
    others = found.map { (type: name($0.type), count: $0.count) }
      .sorted { ($1.count, $0.type) < ($0.count, $1.type) }
  }
}

extension OverloadTypes {
  /// The other types that were called, such as `as (Request<Int>) -> Int twice`.
  var calls: String { list { "as \($0) \($1.asTimes)" } }

  /// The other types that are stubbed, such as `2 as (Request<Int>) -> Int`.
  var stubs: String { list { "\($1) as \($0)" } }

  /// A description of the calls if the member was only called with other types.
  var asOnlyCalls: String { "as \(type), only \(calls)" }

  private func list(_ text: (String, Int) -> String) -> String {
    let limit = 5
    let shown = others.prefix(limit).map { text($0.type, $0.count) }
    let rest = others.count - shown.count
    return (shown + ["as \(rest.withNoun("other type"))"].when(rest > 0)).asPhrase
  }
}

extension _AnyMockedMember {
  /// A Boolean value that indicates whether the mock has other members with this member's name.
  ///
  /// If it does, only the types of a call determine which member is meant, because the member is
  /// generic or has overloads.
  var sharesNameWithOthers: Bool {
    settings?.context?.declaredMembers.contains { $0 !== self && $0.member == member } ?? false
  }
}

extension MemberVariant {
  /// The types of the other members with this name that were called.
  var otherCalledTypes: OverloadTypes? { OverloadTypes(than: self, count: { $0.callCount }) }

  /// The types of the other members with this name that were called, if this member wasn't called.
  var onlyCalledTypes: OverloadTypes? {
    guard callCount == 0 else { return nil }
    return otherCalledTypes
  }

  /// The types of the other members with this name that have stubs.
  var otherStubbedTypes: OverloadTypes? { OverloadTypes(than: self, count: { $0.stubCount }) }
}
