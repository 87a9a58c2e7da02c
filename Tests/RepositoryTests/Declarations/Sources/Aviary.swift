// The module below the one whose types are mocked.

open class Enclosure {
  public enum Mode { case open, closed }
  public init() {}
  func inspect() {}
  open func enter(_ mode: Mode) {}
}

open class Cage: Enclosure { func clean() {} }

public class Keeper {
  public class Shift {}
}

public protocol Handling {
  associatedtype Food = Int
  typealias Foods = [Food]
}
