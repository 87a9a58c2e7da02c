/// The effects of a function, accessor or function type.
public struct Effects: Hashable, Sendable, CustomStringConvertible {
  /// Whether and how a function suspends.
  public enum Suspension: Hashable, Sendable {
    /// The function does not suspend.
    case none

    /// `async`.
    case async

    /// `reasync`: as the function's arguments do.
    case reasync
  }

  /// Whether and what a function throws.
  public enum Throwing: Hashable, Sendable {
    /// The function does not throw.
    case none

    /// `throws`, or `throws(E)` with the type.
    case `throws`(TypeSyntax?)

    /// `rethrows`: as the function's arguments do.
    case `rethrows`
  }

  /// Whether and how the function suspends.
  public var suspension: Suspension

  /// Whether and what the function throws.
  public var throwing: Throwing

  /// Creates effects; none if nothing is given.
  public init(suspension: Suspension = .none, throwing: Throwing = .none) {
    self.suspension = suspension
    self.throwing = throwing
  }

  /// Whether there is no effect at all.
  public var isEmpty: Bool { suspension == .none && throwing == .none }

  /// Whether a call needs `await`.
  public var isAsync: Bool { suspension != .none }

  /// Whether a call can need `try`.
  public var isThrowing: Bool { throwing != .none }

  /// The type of `throws(E)`.
  public var thrownType: TypeSyntax? {
    if case .throws(let type) = throwing { type } else { nil }
  }

  /// The effects as they are written, such as `async throws(E)`; empty if there are none.
  public var description: String {
    var text =
      switch suspension {
      case .none: ""
      case .async: "async"
      case .reasync: "reasync"
      }
    if !text.isEmpty && isThrowing { text += " " }
    switch throwing {
    case .none: break
    case .throws(nil): text += "throws"
    case .throws(let type?): text += "throws(\(type))"
    case .rethrows: text += "rethrows"
    }
    return text
  }
}
