internal import MynahSyntax

/// What a call returns.
struct ResultModel {
  /// What makes a result another one than most are.
  struct Traits: OptionSet {
    let rawValue: Int

    /// It can not be copied, so that a stub hands it over in a `NonCopyableResult`.
    static let noncopyable = Traits(rawValue: 1)

    /// It is `sending`, which what a stub returns is not known to be.
    static let sending = Traits(rawValue: 2)

    /// It is the type that the member is called on, which is the mock.
    static let own = Traits(rawValue: 4)
  }

  /// The type as the declaration writes it; nil where there is none.
  let declared: TypeSyntax?

  /// The type of the value, without what says how it is returned; nil where there is none.
  let type: TypeSyntax?

  var traits: Traits = []

  /// Whether nothing is returned.
  var isVoid: Bool { type?.isVoid ?? true }

  init(_ declared: TypeSyntax?) {
    guard let declared, !declared.isVoid else {
      (self.declared, type) = (nil, nil)
      return
    }
    self.declared = declared
    type = declared.removing(specifiers: { !$0.isPartOfType }).withoutImplicitUnwrapping
  }
}
