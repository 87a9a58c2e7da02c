extension Toolchain {
  /// Why a protocol of the toolchain's modules can not be mocked, nor what refines it; nil where that is
  /// not known beforehand.
  static func reasonAgainstMocking(_ name: String) -> String? {
    if collections.contains(name) {
      return "its algorithms are about elements, and a mock has none; an array has some"
    }
    if numbers.contains(name) {
      return "its values are calculated with, and a mock is no number"
    }
    if literals.contains(name) {
      return "its values are made of literals, and a mock is made by mock(...)"
    }
    if viewValues.contains(name) {
      return "SwiftUI wants values of it, and a mock is an object"
    }
    if compiled.contains(name) {
      return "only the compiler can make conformances to it"
    }
    return nil
  }

  /// Why a protocol can not be mocked by itself, though what refines it can.
  static func reasonAgainstMockingAlone(_ name: String) -> String? {
    markers.contains(name) ? "it requires nothing that a mock could answer" : nil
  }

  private static let collections: Set = [
    "AsyncSequence", "AttributedStringProtocol", "BidirectionalCollection", "Collection",
    "DataProtocol", "LazyCollectionProtocol", "LazySequenceProtocol", "MutableCollection",
    "MutableDataProtocol", "OptionSet", "RandomAccessCollection", "RangeExpression",
    "RangeReplaceableCollection", "Sequence", "SetAlgebra", "StringProtocol",
  ]

  private static let numbers: Set = [
    "AdditiveArithmetic", "BinaryFloatingPoint", "BinaryInteger", "DurationProtocol",
    "FixedWidthInteger", "FloatingPoint", "InstantProtocol", "Numeric", "SIMD", "SIMDScalar",
    "SIMDStorage", "SchedulerTimeIntervalConvertible", "SignedInteger", "SignedNumeric",
    "Strideable", "UnsignedInteger",
  ]

  private static let literals: Set = [
    "ExpressibleByArrayLiteral", "ExpressibleByBooleanLiteral", "ExpressibleByDictionaryLiteral",
    "ExpressibleByExtendedGraphemeClusterLiteral", "ExpressibleByFloatLiteral",
    "ExpressibleByIntegerLiteral", "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation",
    "ExpressibleByStringLiteral", "ExpressibleByUnicodeScalarLiteral",
    "StringInterpolationProtocol",
  ]

  private static let compiled: Set = [
    "AtomicOptionalRepresentable", "AttributeScope", "AtomicRepresentable", "BitwiseCopyable",
    "DistributedActor",
    "DistributedActorSystem", "DistributedTargetInvocationDecoder",
    "DistributedTargetInvocationEncoder", "DistributedTargetInvocationResultHandler",
    "PredicateExpression", "RegexComponent", "StandardPredicateExpression",
  ]

  private static let markers: Set = [
    "Actor", "AnyActor", "AnyObject", "CVarArg", "Copyable", "Equatable", "Escapable", "Hashable",
    "MirrorPath", "NSObjectProtocol", "ObservableObject", "Sendable", "SendableMetatype",
  ]
}
