#if compiler(>=6.2)
  /// What stands in the log of calls for an argument that can not be kept: a value that can not be
  /// copied, or one that can not outlive what it was made from.
  ///
  /// Such an argument is matched by `any()` only. A stub's closure gets the real one:
  ///
  /// ```swift
  /// protocol Vault {
  ///   func accept(_ token: consuming Token) -> Bool
  /// }
  ///
  /// given(vault.accept(any())).will { (token: consuming Token) in token.isGenuine }
  /// verify(vault.accept(any())).wasCalled()
  /// ```
  public struct _UnrecordedArgument<Value: ~Copyable & ~Escapable>: CustomStringConvertible,
    Sendable
  {
    /// Creates the placeholder.
    ///
    /// Generated code calls this.
    public init() {}

    /// The text that failures show.
    public var description: String { "a value that is not kept" }
  }
#else
  /// What stands in the log of calls for an argument that can not be kept: a value that can not be copied.
  public struct _UnrecordedArgument<Value: ~Copyable>: CustomStringConvertible, Sendable {
    /// Creates the placeholder.
    ///
    /// Generated code calls this.
    public init() {}

    /// The text that failures show.
    public var description: String { "a value that is not kept" }
  }
#endif
