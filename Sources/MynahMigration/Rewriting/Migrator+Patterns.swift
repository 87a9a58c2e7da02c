/// A use of a mock's member in a statement.
struct MemberUse {
  let name: Int

  /// The arguments of a method or subscript, without arguments that belong to the statement.
  ///
  /// They're nil for a property.
  var arguments: [CallChain.Argument]?

  /// The parenthesis after the arguments.
  var close: Int?

  var isSubscript = false

  /// A Boolean value that indicates whether the property or subscript is assigned.
  var isAssigned = false

  /// The assigned value, or nil for any value.
  var value: Range<Int>?

  var isMethod: Bool { arguments != nil && !isSubscript }

  /// The number of arguments that a closure for this member takes.
  var argumentCount: Int { arguments?.count ?? (isAssigned ? 1 : 0) }
}

extension Migrator {
  /// Returns the member of a link, which is a method if the link has a call.
  func member(of link: CallChain.Link) -> MemberUse {
    MemberUse(name: link.name, arguments: link.call?.all, close: link.call?.close)
  }

  /// Returns a call such as `given(bird.fly(to: any()))`.
  ///
  /// It begins with `await` if the member is async and doesn't return a value.
  ///
  /// - Parameters:
  ///   - function: The function, `given` or `verify`.
  ///   - mock: The mock.
  ///   - member: The member of the mock.
  ///   - index: The first token of the statement, or nil if it already has `await`.
  func call(
    _ function: String, _ mock: NewText, _ member: MemberUse, at index: Int?
  ) throws(Obstacle) -> NewText {
    let pattern = try pattern(mock, member)
    let mark = index.map { awaitMark(mock, member, before: $0) } ?? ""
    if let index, !mark.isEmpty, !source.isInAsyncFunction(index) { throw .noAsyncFunction }
    return "\(mark)\(function)(\(pattern))"
  }

  /// Returns a statement such as `observe(bird.land()) { ... }`.
  ///
  /// Its closure runs at each call, in addition to the answer.
  func observer(
    _ mock: NewText, _ member: MemberUse, _ action: Range<Int>
  ) throws(Obstacle) -> NewText {
    // XCTestCase has a method with this name on Apple's systems.
    var text: NewText = source.imports(["XCTest"]) ? "Mynah.observe(" : "observe("
    if member.isAssigned {
      text += "\(operand(mock)).set\(source.texts[member.name].capitalized)"
      text += "(\(try member.value.map(matcher) ?? "any()"))"
    } else {
      text += try pattern(mock, member)
    }
    return source.isText("{", at: action.lowerBound)
      ? "\(text)) \(piece: .outdented(action))" : "\(text), \(action))"
  }

  /// Rewrites a call such as `bird.reset()`, or `bird.reset(.given)`, which resets only the stubs.
  func reset(_ chain: CallChain, of mock: Range<Int>) throws(Obstacle) {
    earlierStubs[source.text(of: mock)] = nil
    let arguments = chain.links.last?.call?.all ?? []
    let function: String? =
      switch arguments.first.map({ source.text(of: $0.value) }) {
      case nil: "reset("
      case ".given", "[.given]", "[.given, .when]": "clearStubs(on: "
      case ".verify", "[.verify]", ".invocation": "clearInvocations(on: "
      default: nil
      }
    guard arguments.count < 2, let function else {
      throw Obstacle("write clearStubs(on:), clearInvocations(on:) or reset(_:)")
    }
    let name = source.texts[mock.lowerBound]
    let type = mock.count == 1 ? knownNames.mockedType(of: name) : nil
    let text: NewText = type.map { "\($0)Mock.self" } ?? "\(mock)"
    rewrite(chain.range, "\(function)\(text))")
  }

  /// Returns an expression in parentheses if a member can't follow it, such as `x as! BirdMock`.
  func operand(_ expression: NewText) -> NewText {
    guard expression.pieces.count == 1, case .source(let range)? = expression.pieces.first,
      range.count > 1, source.chain(in: range) == nil,
      source.partners[range.lowerBound] != range.upperBound - 1
    else { return expression }
    return "(\(range))"
  }

  /// Returns the pattern of a member, such as `bird.fly(to: any())`.
  private func pattern(_ mock: NewText, _ member: MemberUse) throws(Obstacle) -> NewText {
    var text = operand(mock)
    if !member.isSubscript { text += ".\(source.texts[member.name])" }
    if let arguments = member.arguments {
      let list = try argumentList(arguments, close: member.close)
      text += member.isSubscript ? "[\(list)]" : "(\(list))"
    }
    guard member.isAssigned else { return text }
    let value = try member.value.map(matcher) ?? "any()"
    return "\(text) = \(value)"
  }

  /// Removes setup that Mynah doesn't need, such as `Matcher.default.register(Bird.self)`.
  ///
  /// - Returns: A Boolean value that indicates whether the statement was setup.
  func removeSetup(_ chain: CallChain) -> Bool {
    let names = chain.links.map { source.texts[$0.name] }
    let owners: Set = ["Matcher", "matcher", "SwiftyMockyTestObserver"]
    guard source.startsLine(chain.range.lowerBound), let last = names.last,
      last == "setupMock"
        || (["register", "reset", "setup"].contains(last) && !owners.isDisjoint(with: names))
    else { return false }
    let check =
      "a custom comparison was removed: Mynah uses == or compares all members. For others, write any(where:)"
    let hasClosure = last == "register" && (chain.links.last?.call?.all.count ?? 0) > 1
    rewrite(chain.range, "", check: hasClosure ? check : nil)
    return true
  }

  /// Returns matchers for arguments, and keeps the line breaks and comments between them.
  private func argumentList(
    _ arguments: [CallChain.Argument], close: Int?
  ) throws(Obstacle) -> NewText {
    var text: NewText = ""
    let end = arguments.last?.value.upperBound
    for (index, argument) in arguments.enumerated() {
      guard let close, argument.value.upperBound <= close else {
        throw Obstacle("a trailing closure can't be a matcher: write any()")
      }
      let first = argument.labelToken ?? argument.value.lowerBound
      text += "\(gap: first, from: close)"
      if let label = argument.label, let token = argument.labelToken {
        text += "\(label)\(gap: token + 1):\(gap: argument.value.lowerBound)"
      }
      text += try matcher(argument.value)
      if index + 1 < arguments.count { text += "," }
    }
    // If the last arguments are omitted, only keep the gap before the closing parenthesis if the
    // first argument begins a line.
    let isBroken = arguments.first.map { source.startsLine($0.labelToken ?? $0.value.lowerBound) }
    if let close, end == close || isBroken == true {
      text += "\(gap: close, from: close)"
    }
    return text
  }

  /// Returns `await ` if a member is known to be async and to return no value.
  func awaitMark(_ mock: NewText, _ member: MemberUse, before index: Int) -> String {
    let functions = functions(mock, member)
    return !functions.isEmpty && functions.allSatisfy(\.needsAwait)
      && !source.isText("await", at: index - 1) ? "await " : ""
  }

  /// Returns true if a member returns a value, or nil if the files don't show that.
  func hasResult(_ mock: NewText, _ member: MemberUse) -> Bool? {
    guard member.isMethod else { return !member.isAssigned }
    let results = Set(functions(mock, member).map { $0.result != nil })
    return results.count == 1 ? results.first : nil
  }

  /// Returns the functions that a member can be.
  ///
  /// Other types, such as the tested type, can have functions with the same name.
  private func functions(_ mock: NewText, _ member: MemberUse) -> [Requirement] {
    guard member.isMethod, let name = source.word(at: member.name) else { return [] }
    let last = mock.pieces.compactMap(\.tokens).joined().last(where: source.isWord(at:))
    return knownNames.functions(
      "\(name)(\(member.arguments?.labels ?? ""))",
      of: last.flatMap { mockedType(source.texts[$0], at: $0) })
  }
}
