internal import MynahSyntax

/// The result of a call.
struct ResultModel {
  /// The type in the declaration, or nil if nothing is returned.
  let declared: TypeSyntax?

  /// The type of the value, without specifiers such as `sending`, or nil if nothing is returned.
  let type: TypeSyntax?

  /// A Boolean value that indicates whether a stub returns the result in a `NonCopyableResult`.
  var isNoncopyable = false

  /// A Boolean value that indicates whether the result is `sending`.
  ///
  /// The compiler can't prove this for a stub's result.
  var isSending = false

  /// A Boolean value that indicates whether the result type is `Self`, which is the mock.
  var isDynamicSelf = false

  /// A Boolean value that indicates whether the result can be a default value.
  var isPlain: Bool { !isNoncopyable && !isDynamicSelf }

  /// A Boolean value that indicates whether nothing is returned.
  var isVoid: Bool { type?.isVoid ?? true }

  init(_ declared: TypeSyntax?) {
    guard let declared, !declared.isVoid else {
      self.declared = nil
      type = nil
      return
    }
    self.declared = declared
    type =
      declared.removing(specifiers: { !$0.isPartOfType }).withoutImplicitUnwrapping
      .withoutBlocks
  }
}
