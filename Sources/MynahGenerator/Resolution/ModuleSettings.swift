/// The settings by which a module is compiled that change what its declarations mean.
public struct ModuleSettings: Hashable, Sendable {
  /// Whether closures that suspend stay with their caller: the upcoming feature
  /// `NonisolatedNonsendingByDefault`.
  public var isNonsendingByDefault: Bool

  /// Whether declarations that say nothing of isolation are isolated to the main actor: the setting
  /// `defaultIsolation(MainActor.self)`.
  public var isMainActorByDefault: Bool

  /// Whether protocols do not take the isolation of what they refine: so it is in the language modes
  /// before Swift 6.
  public var isIsolatedOnlyAsWritten: Bool

  /// Describes settings; those of a module that is compiled without any, unless something is said.
  public init(
    isNonsendingByDefault: Bool = false, isMainActorByDefault: Bool = false,
    isIsolatedOnlyAsWritten: Bool = false
  ) {
    self.isNonsendingByDefault = isNonsendingByDefault
    self.isMainActorByDefault = isMainActorByDefault
    self.isIsolatedOnlyAsWritten = isIsolatedOnlyAsWritten
  }
}
