/// What `any(where:)` says where the condition does not fit the argument.
///
/// The compiler takes it only where nothing else fits.
@_documentation(visibility: private)
@available(
  *, unavailable,
  message:
    "the condition names a member that the argument does not have, or that has another type. Write the argument's type to see which, as in any(where: { (volume: Int) in volume > 3 })"
)
@_disfavoredOverload
public func any<Place: _ArgumentOfMock>(
  @_ConditionBuilder where condition: (_Unknown) -> Bool
) -> Place {
  Place._placeholder
}

/// An argument of which nothing is known, so that it could have every member.
@dynamicMemberLookup
public struct _Unknown {
  /// A member of some type.
  public subscript<Value>(dynamicMember name: String) -> Value {
    fatalError("No argument has every member.")
  }
}

/// Lets the compiler look at a condition only when it knows the type of what the condition takes.
///
/// It belongs to the overload of `any(where:)` that is never meant. Without it, each condition of a call with
/// a mistake is tried with all overloads of its operators once more.
@resultBuilder
public enum _ConditionBuilder {
  /// The condition itself.
  public static func buildBlock(_ condition: Bool) -> Bool { condition }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first condition: Bool) -> Bool { condition }

  /// Another branch of an `if` or a `switch`.
  public static func buildEither(second condition: Bool) -> Bool { condition }
}
