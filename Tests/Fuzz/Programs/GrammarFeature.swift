/// A part of the grammar that can be left out.
///
/// What is left out unless it is asked for has findings that are known.
enum GrammarFeature: String, CaseIterable, Sendable {
  /// Types, members and parameters with the names of what the library has.
  case rivals

  /// Closures whose type an alias names.
  case closureAliases

  /// Names such as `` `a bird` ``.
  case rawIdentifiers

  /// Members with the same names.
  case overloads

  /// `borrowing` and `consuming` of what can be copied.
  case copyableOwnership

  /// `@autoclosure` that throws or suspends.
  case effectfulAutoclosures

  /// `isolated` parameters.
  case isolatedParameters

  /// Classes that are `Codable`.
  case codableClasses

  /// What is not available on a platform.
  case platformAvailability

  /// Parameters of the type `Void`.
  case voidParameters

  /// Functions that rethrow.
  case rethrowing

  /// Generic results that no parameter tells.
  case contextualResults

  /// Protocols that only a class can conform to that inherits from another.
  case superclassConstraints

  /// Types and members in branches of `#if`.
  case conditions

  /// Properties whose type is inferred.
  case inferredTypes

  /// Stubs of `async` members without results that call a closure that does not suspend, where no matcher
  /// tells the pattern from a call.
  case asyncActionClosures

  /// What is left out unless it is asked for.
  static let known: Set<GrammarFeature> = []
}
