import Foundation

protocol Reader {
  init(bytes: UnsafeRawPointer)
  func read(_ first: UnsafePointer<Int>, last: UnsafeMutableRawPointer?) -> UnsafeBufferPointer<
    UInt8
  >
  func skip(_ place: UnsafePointer<Int>?) throws -> UnsafeMutablePointer<Int>?
  func all(_ parts: [UnsafeRawPointer]) async throws -> Int
  func withBytes(_ body: (UnsafeRawBufferPointer) -> Void) -> Int
  func later(_ body: @escaping (UnsafeRawBufferPointer) -> Void)
  func move(_ place: inout UnsafePointer<Int>)
  func convert<Value>(_ value: UnsafePointer<Value>) -> Value
  func hold(_ object: Unmanaged<NSObject>) -> OpaquePointer
  func count() -> Int
  var place: UnsafeMutablePointer<Int> { get set }
  var end: UnsafeRawPointer { get throws }
  var length: Int { get set }
  static func open(_ file: OpaquePointer) -> Int
  static var standard: UnsafeRawPointer { get set }
  subscript(place: UnsafeRawPointer) -> Int { get set }
  subscript(index: Int) -> UnsafeRawPointer { get set }
}

@safe class Buffer {
  var start: UnsafeRawPointer
  init(start: UnsafePointer<Int>, count: Int = 3) { unsafe self.start = UnsafeRawPointer(start) }
  convenience init(only: UnsafePointer<Int>) { unsafe self.init(start: only) }
  class func reserve(_ place: UnsafePointer<Int>) {}
  func write(_ place: UnsafePointer<Int>) {}
  func count() -> Int { 1 }
}

@safe struct Memory: Sendable {
  var load: @Sendable (UnsafePointer<Int>) -> Int
  var reset: @Sendable () -> Void
}
