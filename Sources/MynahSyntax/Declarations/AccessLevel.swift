/// From where a declaration can be used.
public enum AccessLevel: String, Sendable, Comparable, CaseIterable {
  case `private`
  case `fileprivate`
  case `internal`
  case `package`
  case `public`
  case `open`

  /// Orders access levels from the most to the least restricted.
  public static func < (lhs: AccessLevel, rhs: AccessLevel) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}
