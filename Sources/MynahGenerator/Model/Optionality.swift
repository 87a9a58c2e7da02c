internal import MynahSyntax

/// Whether what conforms to a protocol may lack a member of it, as Objective-C allows.
enum Optionality {
  case required

  /// It may: the protocol is one of Objective-C, written in Swift.
  case optional

  /// It may on Apple's systems, where Foundation is written in Objective-C, and nowhere else.
  case optionalOnApple

  /// Whether a requirement is optional, as its declaration says.
  init(of requirement: Requirement) {
    guard let modifiers = requirement.declaration.syntax?.modifiers,
      modifiers.contains(where: { $0.name == "optional" })
    else {
      self = .required
      return
    }
    self = requirement.origin.module.isToolchain ? .optionalOnApple : .optional
  }
}
