internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// Which mock answers the requests of which protocol class.
///
/// A session creates the objects that load its requests by class, and hands them nothing that could
/// name the mock. So each mock has a class of its own: an instance of a generic class, whose type
/// parameter is the mock's number in binary.
///
/// This is global, because classes are. A number is never used twice, so no mock sees the requests
/// of another one.
enum ProtocolClasses {
  private struct State {
    var count = 0
    var answering: [ObjectIdentifier: Answering] = [:]
  }

  private static let state = Locked(State())

  /// Returns a class that no mock has had.
  static func register(_ answering: Answering) -> URLProtocol.Type {
    state.withLock { state in
      state.count += 1
      let new = protocolClass(number: state.count, End.self)
      state.answering[ObjectIdentifier(new)] = answering
      return new
    }
  }

  /// Returns what answers the requests of a class; nil when the mock is gone.
  static func answering(for protocolClass: URLProtocol.Type) -> Answering? {
    state.withLock { $0.answering[ObjectIdentifier(protocolClass)] }
  }

  static func remove(_ protocolClass: URLProtocol.Type) {
    let removed = state.withLock {
      $0.answering.removeValue(forKey: ObjectIdentifier(protocolClass))
    }
    withExtendedLifetime(removed) {}
  }

  private static func protocolClass<Number>(number: Int, _ type: Number.Type) -> URLProtocol.Type {
    guard number > 0 else { return StubbedProtocol<Number>.self }
    return number.isMultiple(of: 2)
      ? protocolClass(number: number / 2, Zero<Number>.self)
      : protocolClass(number: number / 2, One<Number>.self)
  }
}

private enum End {}
private enum Zero<Rest> {}
private enum One<Rest> {}
