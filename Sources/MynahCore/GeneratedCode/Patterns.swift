extension _AsyncCallPattern {
  /// Makes the pattern.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init(_ pattern: CallPattern<Function, Void, Failure>) {
    _call = pattern
  }
}

extension PropertyPattern {
  /// Makes the pattern of a property's getter.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init(_ getter: CallPattern<() -> Value, Value, Never>) {
    _call = getter
  }

  /// Makes the pattern of a getter that is called otherwise than a property's is: a subscript's, whose
  /// indices a stub's closure does not get, or one that is isolated to a global actor.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init<Function>(of getter: CallPattern<Function, Value, Never>) {
    _call = CallPattern(selection: getter.selection)
  }
}

extension _MemberFamily {
  /// Makes the pattern of a call for all types.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter matchers: One matcher an argument, in order.
  public func patternOfAllTypes<Result, Failure>(
    _ matchers: _AnyArgumentMatcher...
  ) -> _AllTypesPattern<Result, Failure> {
    _AllTypesPattern(family: self, parts: matchers)
  }
}

/// Evaluates a parameter whose type depends on the types of a generic member: a matcher of anything.
///
/// Generated code calls this.
public func _untypedArgument(_ parameter: () -> _Untyped?) -> _AnyArgumentMatcher {
  let (_, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher, !matcher.isBare else { return _ArgumentMatcher<Any>.anything }
  return matcher
}

/// Whether an assignment to a mock is meant for `given` or `verify`.
///
/// Generated setters ask this.
public var _isAssignmentPattern: Bool { PatternEvaluation.isOfAssignment }

/// Returns the matcher that was assigned to a pattern, as in `bird.name = any()`.
///
/// Generated code calls this.
public func _assigned<Value>(_ type: Value.Type = Value.self) -> _ArgumentMatcher<Value> {
  assignedMatcher(nil) ?? _ArgumentMatcher(misuse: .patternAssigned, description: "a pattern")
}

/// Returns the matcher of an assigned value: the one that the value's expression left, as `any()` does
/// where the property is optional, or else that of exactly the value.
///
/// Generated code calls this.
public func _assigned<Value>(_ value: Value) -> _ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Returns the matcher of an assigned value.
///
/// Generated code calls this.
public func _assigned<Value: Equatable>(_ value: Value) -> _ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Takes the matcher that the assigned expression left.
private func assignedMatcher<Value>(_ value: Value?) -> _ArgumentMatcher<Value>? {
  guard let slot = PatternEvaluation.slot, let matcher = slot.pointee else { return nil }
  slot.pointee = nil
  if let value, !isNil(value) { return .inside(matcher) }
  // A bare `any()` takes the type of what it is assigned to, which may be the pattern itself.
  return matcher.isBare ? .anything : typed(matcher)
}

extension _MockedMember where Result == Void, Failure == Never {
  /// Leaves the assignment of a property for `given` or `verify`.
  ///
  /// Generated code calls this.
  public func assign(_ value: _ArgumentMatcher<Arguments>) where Function == (Arguments) -> Void {
    assign(pattern(value)) { $0.closure }
  }

  /// Leaves the assignment of a subscript for `given` or `verify`.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - pattern: The indices and the new value.
  ///   - adapt: Turns a closure that takes the new value into one that takes the indices too.
  public func assign<Value>(
    _ pattern: CallPattern<Function, Void, Never>,
    adapt: @escaping (_AssignmentClosure<Value>) -> Function
  ) {
    guard let selection = pattern.selection else { return }
    PatternEvaluation.assignment?.assignment = MemberAssignment(selection: selection, adapt: adapt)
  }
}

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
    CallPattern(selection: types.pattern.init(member: self, matcher: matcher).selection)
  }
}

/// The form of the generated code that this library runs.
///
/// Each file of mocks names it, so that a file that was committed and is older or newer than the library
/// fails to compile by a name that says so. Where what generated code calls changes its meaning or its
/// name, the next number takes this one's place, and this one stays as an unavailable alias whose message
/// says to generate the file anew.
public typealias _GeneratedForMynah1 = Void
