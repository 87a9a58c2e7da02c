extension _AsyncCallPattern {
  /// Makes the pattern.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init(_ pattern: CallPattern<Function, Void, Failure>) {
    selection = pattern.selection
  }
}

extension PropertyPattern {
  /// Makes the pattern of a property's getter.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init(_ getter: CallPattern<() -> Value, Value, Never>) {
    selection = getter.selection
  }

  /// Makes the pattern of a getter that is called otherwise than a property's is: a subscript's, whose
  /// indices a stub's closure does not get, or one that is isolated to a global actor.
  ///
  /// Generated code calls this.
  @_documentation(visibility: private)
  public init<Function>(of getter: CallPattern<Function, Value, Never>) {
    selection = getter.selection
  }
}
