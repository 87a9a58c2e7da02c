extension MemberVariant {
  /// Returns `given` or `verify` with a call, as a test writes it.
  ///
  /// The statement names the overload if the call alone doesn't select it.
  ///
  /// - Parameters:
  ///   - word: The function, which is `given` or `verify`.
  ///   - arguments: The arguments of the call as they're written in code.
  func statement(_ word: String, _ arguments: [String]) -> String {
    let overloads = overloadsWithSameArguments
    let twin = overloads.first { $0.asyncCount != asyncCount }
    let label = twin.map { $0.asyncCount < asyncCount ? "async: " : "sync: " } ?? ""
    let statement = "\(word)(\(label)\(writtenText(of: arguments)))"
    // A given infers the type from the value that its stub returns.
    guard word == "verify", needsResultType(overloads) else { return statement }
    return "\(statement).returning(\(metatypeLiteral(resultType)))"
  }

  private var overloadsWithSameArguments: [any MemberVariant] {
    (settings?.context?.members ?? []).filter {
      $0 !== self && $0.member == member && $0.argumentsType == argumentsType
    }
  }

  /// Returns a Boolean value that indicates whether only the result determines the member.
  private func needsResultType(_ overloads: [any MemberVariant]) -> Bool {
    let isGeneric = settings?.context?.declaredMembers.contains { $0 === self } == false
    return isGeneric && argumentsType == Void.self
      || overloads.contains { $0.asyncCount == asyncCount && $0.resultType != resultType }
  }

  /// The number of `async` in the type of the mocked function, which is larger for the overload that
  /// is `async`.
  private var asyncCount: Int { "\(functionType)".split(separator: " ").count { $0 == "async" } }
}
