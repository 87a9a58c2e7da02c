/// A pattern of calls to one member, which may be generic.
public protocol _SelectsCalls<_Function> {
  /// The function type of the member, or ``_Untyped`` if the pattern selects the calls of all types.
  associatedtype _Function

  /// The type that the member returns.
  associatedtype _Result

  /// The selected calls.
  var _selection: _MemberSelection { get }
}

/// The calls that a pattern selects, without the types of their member.
public struct _MemberSelection {
  fileprivate let selection: (any MemberSelection)?

  /// The selected calls of one member, which isn't generic or whose types are known.
  var calls: (any CallSelection)? { selection as? any CallSelection }

  /// Calls a closure with the selection, or reports the mistakes in the pattern.
  func ifSound(
    in word: String, at location: CodeLocation, _ body: (any MemberSelection) -> Void
  ) {
    guard let selection else { return Misuse.notAPattern(in: word).report(at: location) }
    if selection.isSound(at: location) { body(selection) }
  }
}

extension _CallOfMock {
  public var _selection: _MemberSelection { _MemberSelection(selection: _call.selection) }
}

/// A pattern of calls to one `async` member without a result, or with a synchronous overload.
///
/// Two functions for ``_AsyncCallPattern`` can't differ only in `nonisolated(nonsending)`, but their
/// constraints can.
public protocol _SelectsAsyncCalls<_Function>: _SelectsCalls {}

/// A pattern of calls to one synchronous member with an `async` overload.
public protocol _SelectsSyncCalls<_Function>: _SelectsCalls {}

extension _AsyncCallPattern: _SelectsAsyncCalls {
  public var _selection: _MemberSelection { call._selection }
}

extension _SyncCallPattern: _SelectsSyncCalls {
  public var _selection: _MemberSelection { call._selection }
}

extension _AllTypesPattern: _SelectsCalls {
  public typealias _Function = _Untyped
  public typealias _Result = Result

  public var _selection: _MemberSelection { _MemberSelection(selection: self) }
}

/// The selected calls and stubs of a member, or of a generic member for all types.
protocol MemberSelection {
  /// The member whose calls are selected, without its types.
  var selectedMember: _AnyMockedMember { get }

  /// The matcher of each argument, in order.
  var parts: [_AnyArgumentMatcher] { get }

  /// Reports the mistakes in the pattern, and returns whether it's free of mistakes.
  func isSound(at location: CodeLocation) -> Bool

  /// Forgets the selected calls.
  func clearInvocations()

  /// Removes the stubs that only answer selected calls, and returns whether there were any.
  func clearStubs() -> Bool

  /// Returns a Boolean value that indicates whether a side effect can take the calls' arguments.
  func accepts(_ sideEffect: SideEffect) -> Bool

  /// Runs a side effect at each selected call from now on.
  func observe(_ sideEffect: SideEffect)
}

extension CallSelection {
  var selectedMember: _AnyMockedMember { mockedMember }
}

extension _AllTypesPattern: MemberSelection {
  var selectedMember: _AnyMockedMember { member }

  func isSound(at location: CodeLocation) -> Bool {
    member.joinCurrentSession()
    let misuses = parts.compactMap(\.misuse)
    for misuse in misuses { misuse.report(at: location) }
    return misuses.isEmpty
  }

  func clearInvocations() {
    for member in member.variants { member.selection(ofAllTypes: parts).clearInvocations() }
  }

  func clearStubs() -> Bool { member.clearStubs(parts) }

  func accepts(_ sideEffect: SideEffect) -> Bool { sideEffect.argumentsType == nil }

  func observe(_ sideEffect: SideEffect) {
    member.insert(AllTypesObserver(parts: parts, sideEffect: sideEffect))
  }
}
