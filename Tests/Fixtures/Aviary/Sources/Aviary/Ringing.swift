/// A protocol whose requirements depend on a flag of this module.
public protocol Ringing {
  #if RINGING
    func ring(_ bird: String) -> Int
  #endif
  func count() -> Int
}

/// A class with a member that depends on a flag of this module.
open class RingStore {
  public init() {}

  #if RINGING
    open func add(_ ring: Int) -> String { "real" }
  #endif
}
