// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Synchronization.
  static let synchronization = #"""
    import Synchronization
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) public protocol AtomicOptionalRepresentable {}
    @available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, watchOS 11.0, *) public protocol AtomicRepresentable {}
    """#
}
