/// A pattern that selects calls of a generic member whatever its types are; what `given` takes where
/// `any()` stands for arguments of which nothing tells the types.
///
/// `Result` is ``_Untyped`` where the result depends on the types.
public struct _AllTypesPattern<Result, Failure: Error> {
  let family: _MemberFamily
  let parts: [_AnyArgumentMatcher]
}
