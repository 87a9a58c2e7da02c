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
    PatternEvaluation.assignment?.assignment = MemberAssignment(
      selection: pattern.selection, adapt: adapt)
  }
}
