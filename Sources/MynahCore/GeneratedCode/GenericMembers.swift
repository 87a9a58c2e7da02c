public import MynahShims

/// Returns the member for a call's generic arguments, and creates it if it doesn't exist.
///
/// Generated code calls this. The runtime takes long to find the member's type, so this function is
/// transparent: it's inlined in debug builds, too, and a call evaluates `type` only if the member
/// doesn't exist yet.
///
/// - Parameters:
///   - member: The generic member.
///   - key: The generic arguments, as a tuple if there are several.
///   - type: The exact type of the member for these arguments.
@_transparent
public func _variant<Variant: _AnyMockedMember>(
  of member: _GenericMockedMember, for key: Any.Type, _ type: @autoclosure () -> Variant.Type
) -> Variant {
  // A type and a reference are pointers. The member for a key has the type that created it.
  let key = unsafeBitCast(key, to: UnsafeRawPointer.self)
  return unsafeBitCast(
    mynah_variants_find(&member.membersByType, key) ?? member.makeMember(for: key, as: type()),
    to: Variant.self)
}
