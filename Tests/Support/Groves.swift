/// A generic type that contains classes.
public struct Grove<Kind: Hashable> {
  /// A plant of the grove.
  public struct Sprout: Equatable {
    public let kind: Kind

    public init(_ kind: Kind) {
      self.kind = kind
    }
  }

  open class Path {
    public let length: Int

    public init(length: Int) {
      self.length = length
    }

    open func plants(_ kind: Kind) -> [Sprout] { [Sprout(kind)] }

    open func crosses(_ other: Path) -> Path? { other }
  }

  // Swift 6.2 fails an assertion at the mock of a subclass of a class in a generic type.
  #if compiler(>=6.3)
    open class Clearing<Guest>: Path {
      open var center: Sprout?
      open var guests: [Kind: Guest] = [:]

      open func welcome(_ guest: Guest, to sprout: Sprout) async throws -> Kind { sprout.kind }

      open subscript(kind: Kind) -> Sprout { Sprout(kind) }
    }
  #endif
}

/// A class whose superclass is nested in a generic type with a concrete type argument.
open class OakPath: Grove<String>.Path {
  open override func plants(_ kind: String) -> [Grove<String>.Sprout] { [] }
}

/// A class that is explicitly not `Sendable`.
open class Sapling {
  open var height = 1

  public init() {}

  open func grow(by meters: Int) -> Int {
    height += meters
    return height
  }

  open func bend(_ sprout: Grove<Int>.Sprout) async throws -> Int { sprout.kind }

  open class func kingdom() -> String { "plants" }
}

@available(*, unavailable)
extension Sapling: Sendable {}
