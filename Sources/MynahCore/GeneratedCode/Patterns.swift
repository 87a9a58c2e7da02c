extension _AsyncCallPattern {
  /// Creates the pattern.
  ///
  /// Generated code calls this.
  public init(_ pattern: CallPattern<_Function, _Result, Failure>) {
    call = pattern
  }
}

extension _SyncCallPattern {
  /// Creates the pattern.
  ///
  /// Generated code calls this.
  public init(_ pattern: CallPattern<_Function, _Result, Failure>) {
    call = pattern
  }
}

extension _DefaultCallPattern {
  /// Creates the pattern.
  ///
  /// Generated code calls this.
  public init(_ pattern: CallPattern<Function, Result, Failure>) {
    _call = pattern
  }
}

extension PropertyPattern {
  /// Creates the pattern of a property's getter.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init(_ getter: CallPattern<() -> Value, Value, Never>) {
    _call = getter
  }

  /// Creates the pattern of a getter whose function type isn't `() -> Value`.
  ///
  /// For example, a subscript's getter takes indices, and a getter can be isolated to a global
  /// actor. The closure of a stub is a `() -> Value` anyway.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init<Function>(of getter: CallPattern<Function, Value, Never>) {
    _call = CallPattern(selection: getter.selection)
  }
}

extension _GenericMockedMember {
  /// Returns the pattern of calls to a generic member for all of its types.
  ///
  /// Generated code calls this.
  ///
  /// - Parameter matchers: One matcher for each argument, in order.
  public func patternOfAllTypes<Result, Failure>(
    _ matchers: _AnyArgumentMatcher...
  ) -> _AllTypesPattern<Result, Failure> {
    _AllTypesPattern(member: self, parts: matchers)
  }
}

/// Evaluates an argument whose type depends on a generic member's type parameters.
///
/// The result accepts any argument, unless the test wrote a matcher other than a bare `any()`.
///
/// Generated code calls this.
public func _untypedArgument(_ parameter: () -> _Untyped?) -> _AnyArgumentMatcher {
  let (_, matcher) = PatternEvaluation.withMatcherSlot(parameter)
  guard let matcher, !matcher.isBare else { return _ArgumentMatcher<Any>.anything }
  return matcher
}

/// A Boolean value that indicates whether `given` or `verify` is evaluating an assignment.
///
/// Generated setters read this.
public var _isAssignmentPattern: Bool { PatternEvaluation.isOfAssignment }

/// Returns the matcher that an assignment such as `bird.name = any()` registered.
///
/// Generated code calls this.
public func _assigned<Value>(_ type: Value.Type = Value.self) -> _ArgumentMatcher<Value> {
  assignedMatcher(nil) ?? _ArgumentMatcher(misuse: .patternAssigned, description: "a pattern")
}

/// Returns the matcher for an assigned value.
///
/// If the value's expression registered a matcher, such as `any()` for an optional property, the
/// result is that matcher. Otherwise, it's a matcher for exactly the value.
///
/// Generated code calls this.
public func _assigned<Value>(_ value: Value) -> _ArgumentMatcher<Value> {
  assignedMatcher(value) ?? _exactly(value)
}

/// Returns the matcher for an index of an assignment, such as `shelf[any()] = 3`.
///
/// An optional index accepts a matcher where the mocked subscript is called, so the matcher is
/// registered before the matcher of the new value.
///
/// Generated code calls this.
///
/// - Parameters:
///   - index: The index, which is nil if it's a matcher.
///   - newValue: The assigned value, which is nil if it's a matcher.
public func _assignedIndex<Index, Value>(
  _ index: Index, _ newValue: Value
) -> _ArgumentMatcher<Index> {
  guard isNil(index), let newest = PatternEvaluation.slot?.pointee,
    newest.previous != nil || !isNil(newValue) || newest.takes(Index.self, not: Value.self),
    let first = PatternEvaluation.takeFirstMatcher()
  else { return _exactly(index) }
  if first.isBare { return .anything }
  return typed(first)
}

extension _AnyArgumentMatcher {
  /// Returns a Boolean value that indicates whether the matcher takes the values of one optional
  /// type, but not of another type.
  fileprivate func takes(_ type: Any.Type, not other: Any.Type) -> Bool {
    let wrapped = { ($0 as? any OptionalValue.Type)?.contentType ?? $0 }
    return wrapped(type) == argumentType && wrapped(other) != argumentType
  }
}

/// Removes and returns the matcher that the assigned expression registered.
private func assignedMatcher<Value>(_ value: Value?) -> _ArgumentMatcher<Value>? {
  guard let slot = PatternEvaluation.slot, let matcher = slot.pointee else { return nil }
  slot.pointee = nil
  if let value, !isNil(value) { return .inside(matcher) }
  // A bare `any()` has the type of its destination, which may be a pattern instead of a value.
  if matcher.isBare { return .anything }
  return typed(matcher)
}

extension _MockedMember where Result == Void, Failure == Never {
  /// Registers an assignment to a property for `given` or `verify`.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - value: The matcher for the assigned value.
  ///   - repeatAssignment: A closure that assigns the value again, or nil if it's a matcher.
  public func assign(
    _ value: _ArgumentMatcher<Arguments>, _ repeatAssignment: (() -> Void)? = nil
  ) where Function == (Arguments) -> Void {
    assign(pattern(value), adapt: { $0.closure }, repeatAssignment)
  }

  /// Registers an assignment to a subscript for `given` or `verify`.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the indices and the new value.
  ///   - adapt: A function that turns a closure for the new value into a closure for the indices
  ///     and the new value.
  ///   - repeatAssignment: A closure that assigns the value again, or nil if it's a matcher.
  public func assign<Value>(
    _ pattern: CallPattern<Function, Void, Never>,
    adapt: @escaping (_AssignmentClosure<Value>) -> Function,
    _ repeatAssignment: (() -> Void)? = nil
  ) {
    guard let selection = pattern.selection, let slot = PatternEvaluation.assignment else { return }
    selection.isTaken = true
    slot.register(MemberAssignment(selection: selection, adapt: adapt), repeatAssignment)
  }
}

// There's one function for each number of arguments, because a tuple can't be destructured
// generically. For members with more than four arguments, the generated code destructures the
// tuple.

extension _MockedMember {
  /// Returns the pattern of a call without arguments.
  ///
  /// Generated code calls this.
  public func pattern() -> CallPattern<Function, Result, Failure> where Arguments == Void {
    pattern(types.matcher.init([], nil, hash: { _ in 0 }))
  }

  /// Returns the pattern of a call with one argument.
  ///
  /// Generated code calls this.
  public func pattern(
    _ first: _ArgumentMatcher<Arguments>
  ) -> CallPattern<Function, Result, Failure> {
    // The hash function isn't unwrapped if there is one. Unwrapping a closure and making it
    // optional again would add two closures around it.
    var hash = first.hash
    if hash == nil { hash = { _ in 0 } }
    return pattern(
      types.matcher.init([first], first.condition, hash: hash, mark: first.mark))
  }

  /// Returns the pattern of a call with two arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B) {
    let a = first.condition
    let b = second.condition
    let hashA = first.hash
    let hashB = second.hash
    return pattern(
      CallMatcher(
        [first, second], { (a?($0.0) ?? true) && (b?($0.1) ?? true) },
        hash: { combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB) }))
  }

  /// Returns the pattern of a call with three arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B, C>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>, _ third: _ArgumentMatcher<C>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B, C) {
    let a = first.condition
    let b = second.condition
    let c = third.condition
    let hashA = first.hash
    let hashB = second.hash
    let hashC = third.hash
    return pattern(
      CallMatcher(
        [first, second, third],
        { (a?($0.0) ?? true) && (b?($0.1) ?? true) && (c?($0.2) ?? true) },
        hash: {
          combinedHash(combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB), $0.2, hashC)
        }))
  }

  /// Returns the pattern of a call with four arguments.
  ///
  /// Generated code calls this.
  @inlinable
  public func pattern<A, B, C, D>(
    _ first: _ArgumentMatcher<A>, _ second: _ArgumentMatcher<B>, _ third: _ArgumentMatcher<C>,
    _ fourth: _ArgumentMatcher<D>
  ) -> CallPattern<Function, Result, Failure> where Arguments == (A, B, C, D) {
    let a = first.condition
    let b = second.condition
    let c = third.condition
    let d = fourth.condition
    let hashA = first.hash
    let hashB = second.hash
    let hashC = third.hash
    let hashD = fourth.hash
    return pattern(
      CallMatcher(
        [first, second, third, fourth],
        { (a?($0.0) ?? true) && (b?($0.1) ?? true) && (c?($0.2) ?? true) && (d?($0.3) ?? true) },
        hash: {
          let half = combinedHash(combinedHash(0, $0.0, hashA), $0.1, hashB)
          return combinedHash(combinedHash(half, $0.2, hashC), $0.3, hashD)
        }))
  }

  /// Returns the pattern of a call with any number of arguments.
  ///
  /// Generated code calls this.
  ///
  /// - Parameters:
  ///   - matchers: One matcher for each argument, in order.
  ///   - condition: A function that checks whether each argument fulfills its matcher.
  ///   - hash: A function that hashes the arguments with their matchers, in order.
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

/// A type that a pattern doesn't specify.
///
/// In patterns that select calls to a generic member for all types, this is the type of arguments
/// matched by a bare `any()`, and of results that depend on such arguments.
public enum _Untyped {}

/// The version of the generated code that this library supports.
///
/// Each file of mocks refers to this name. If a committed file is older or newer than the library,
/// the compiler reports an error that contains this name. If a function that generated code calls
/// gets another meaning or name, a type alias with the next number replaces this one. This name
/// then becomes an unavailable alias with a message that asks you to generate the file again.
public typealias _GeneratedForMynah2 = Void

@available(
  *, unavailable,
  message: "An earlier version of Mynah generated this file. Run `swift package generate-mocks`."
)
public typealias _GeneratedForMynah1 = Void
