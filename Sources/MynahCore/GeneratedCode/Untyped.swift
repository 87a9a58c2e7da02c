/// The type of `any()` where nothing tells it.
///
/// Patterns of generic members take it, which are unavailable and say what to write.
public enum _Untyped {}

/// Stands for a pattern that can not be called.
///
/// Generated code calls this.
public func _untyped<Pattern>() -> Pattern {
  fatalError("any() has no type here.")
}
