public import Foundation

/// A protocol whose result types have default values, which the generator knows about.
public protocol Storeroom {
  func integers() -> (Int, Int8, Int16, Int32, Int64, UInt, UInt8, UInt16, UInt32, UInt64)
  func numbers() -> (Bool, Double, Float, Decimal, TimeInterval, CGFloat, CInt, CChar, Duration)
  func texts() -> (String, Substring, Character, Unicode.Scalar, StaticString)
  func collections() -> ([Int], ArraySlice<Int>, ContiguousArray<Int>, Set<Int>, [Int: Int], Int?)
  func sequences() -> (AnySequence<Int>, AnyIterator<Int>, KeyValuePairs<Int, Int>, Data)
  func streams() -> (AsyncStream<Int>, AsyncThrowingStream<Int, any Error>)
  func ranges() -> (Range<Int>, ClosedRange<Int>, CollectionOfOne<Int>, IndexSet, IndexPath)
  func results() -> (Result<Int, any Error>, Void, Int.Type)
  func days() -> (Date, Calendar, Locale, TimeZone, UUID, URL)
  func memory() -> (UnsafeBufferPointer<Int>, UnsafeMutableBufferPointer<Int>)
  func rawMemory() -> (UnsafeRawBufferPointer, UnsafeMutableRawBufferPointer)
}
