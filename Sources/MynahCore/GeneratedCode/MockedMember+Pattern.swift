// One function an arity, because a tuple can not be taken apart generically; for members with more
// arguments than these, the generated code takes it apart.

extension _MockedMember {
  /// Makes the pattern of a call without arguments.
  ///
  /// Generated code calls this.
  public func pattern() -> CallPattern<Function, Result, Failure> where Arguments == Void {
    pattern(types.matcher.init([], nil, hash: { _ in 0 }))
  }

  /// Makes the pattern of a call with one argument.
  ///
  /// Generated code calls this.
  public func pattern(
    _ first: _ArgumentMatcher<Arguments>
  ) -> CallPattern<Function, Result, Failure> {
    // As it is where there is one: what is taken out of an optional and put back gets two closures around it.
    var hash = first.hash
    if hash == nil { hash = { _ in 0 } }
    return pattern(
      types.matcher.init([first], first.condition, hash: hash, mark: first.mark))
  }

  /// Makes the pattern of a call with two arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B) {
    let (a, b) = (first.condition, second.condition)
    let (hashA, hashB) = (first.hash, second.hash)
    return pattern(
      CallMatcher(
        [first, second], { (a?($0.0) ?? true) && (b?($0.1) ?? true) },
        hash: { combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB) }))
  }

  /// Makes the pattern of a call with three arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B, C>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>, _ third: _ArgumentMatcher<C>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B, C) {
    let (a, b, c) = (first.condition, second.condition, third.condition)
    let (hashA, hashB, hashC) = (first.hash, second.hash, third.hash)
    return pattern(
      CallMatcher(
        [first, second, third],
        { (a?($0.0) ?? true) && (b?($0.1) ?? true) && (c?($0.2) ?? true) },
        hash: {
          combinedHash(combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB), $0.2, hashC)
        }))
  }

  /// Makes the pattern of a call with four arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B, C, D>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>, _ third: _ArgumentMatcher<C>,
    _ fourth: _ArgumentMatcher<D>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B, C, D) {
    let (a, b, c, d) = (first.condition, second.condition, third.condition, fourth.condition)
    let (hashA, hashB, hashC, hashD) = (first.hash, second.hash, third.hash, fourth.hash)
    return pattern(
      CallMatcher(
        [first, second, third, fourth],
        { (a?($0.0) ?? true) && (b?($0.1) ?? true) && (c?($0.2) ?? true) && (d?($0.3) ?? true) },
        hash: {
          let half = combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB)
          return combinedHash(combinedHash(half, $0.2, hashC), $0.3, hashD)
        }))
  }

  /// Makes the pattern of a call with any number of arguments.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - matchers: One matcher an argument, in order.
  ///   - condition: Whether each argument fulfils its matcher.
  ///   - hash: Hashes the arguments by their matchers, each after the one before it.
  public func pattern(
    _ matchers: [_AnyArgumentMatcher], _ condition: @escaping (Arguments) -> Bool,
    hash: @escaping (Arguments) -> Int
  ) -> CallPattern<Function, Result, Failure> {
    pattern(CallMatcher(matchers, condition, hash: hash))
  }

  @usableFromInline
  func pattern(
    _ matcher: CallMatcher<Arguments>
  ) -> CallPattern<Function, Result, Failure> {
    CallPattern(types.pattern.init(member: self, matcher: matcher).selection)
  }
}
