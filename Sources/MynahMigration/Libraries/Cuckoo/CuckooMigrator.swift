/// The rules for Cuckoo: `stub(bird) { stub in when(stub.name.get).thenReturn("Ryan") }`.
final class CuckooMigrator: Migrator {
  override func visit(_ index: Int) throws(Obstacle) {
    try visitForwarding(index)
    guard canStart(index), let chain = source.chain(at: index) else { return }
    let word = source.texts[index]
    let arguments = chain.links[0].call?.all ?? []
    switch word {
    case "ParameterMatcher": visitCustomMatcher(chain)
    // Other libraries have functions such as `stub(condition:response:)`.
    case "stub"
    where arguments.labels == "_:block:"
      || arguments.labels == "_:_:" && source.isText("{", at: arguments[1].value.lowerBound):
      try stubBlock(chain, of: arguments[0].value, arguments[1].value)
    case "verify"
    where chain.links[0].call != nil
      && (chain.links.count > 1
        || !knownNames.declares(signature(of: chain.links[0]))):
      try verification(chain)
    case _ where behaviors(in: chain) != nil: try stubbing(chain)
    case "clearStubs", "clearInvocations":
      guard let call = chain.links[0].call else { return }
      rewrite(chain.range, "\(word)(on: \(call.range.dropFirst())")
    default: break
    }
  }

  /// Rewrites custom matchers: `() -> ParameterMatcher<Int> { ParameterMatcher { $0 > 3 } }`.
  ///
  /// The arguments of calls in `given` and `verify` are optional, and so are the results.
  func visitCustomMatcher(_ chain: CallChain) {
    let start = chain.range.lowerBound
    if source.isText("->", at: start - 1), let end = source.endOfGenericArguments(at: start + 1) {
      let type = String(source.text(of: (start + 2)..<end).dropLast())
      rewrite(start..<end, type.contains(" ") ? "(\(type))?" : "\(type)?")
    } else if let matcher = try? namedMatcher(chain) {
      rewrite(chain.range, matcher)
    }
  }

  // MARK: - Blocks of stubs

  func stubBlock(
    _ chain: CallChain, of mock: Range<Int>, _ closure: Range<Int>
  ) throws(Obstacle) {
    let brace = closure.lowerBound
    guard chain.links.count == 1, source.isText("{", at: brace),
      case let parameters = source.parameters(ofClosureAt: brace),
      parameters.map({ $0.names.count == 1 && !$0.hasCaptures }) ?? true
    else { throw Obstacle("this block of stubs isn't recognized") }
    let start = parameters?.range.upperBound ?? brace + 1
    let body = start..<(closure.upperBound - 1)
    let name = parameters?.names.first ?? "$0"
    aliases.append(Alias(name: name, mock: "\(mock)", body: body, brace: brace))
    // If the block has declarations, keep their scope by using `do`.
    let declarations: Set = ["let", "var", "func", "defer", "return", "guard"]
    guard
      body.contains(where: {
        declarations.contains(source.texts[$0]) && source.braces[$0] == brace
      })
    else {
      return rewrite(chain.range, "\(piece: .block(body))")
    }
    rewrite(chain.range, "do {\(gap: start)\(body)\(gap: body.upperBound)}")
  }
}
