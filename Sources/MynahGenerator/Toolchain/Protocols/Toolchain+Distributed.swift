// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of Distributed.
  static let distributed = #"""
    import Distributed
    public protocol DistributedActor {}
    public protocol DistributedActorSystem {}
    public protocol DistributedActorSystemError : Error {}
    public protocol DistributedTargetInvocationDecoder {}
    public protocol DistributedTargetInvocationEncoder {}
    public protocol DistributedTargetInvocationResultHandler {}
    """#
}
