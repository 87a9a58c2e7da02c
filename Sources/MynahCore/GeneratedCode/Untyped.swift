/// The type of `any()` where nothing tells it, and of a result that depends on such types.
///
/// Patterns of generic members for all types take it.
public enum _Untyped {}
