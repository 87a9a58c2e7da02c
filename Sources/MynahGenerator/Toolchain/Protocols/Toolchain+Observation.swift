// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Observation.
  static let observation = #"""
    import Observation
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) public protocol Observable {}
    """#
}
