internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// The protocol classes of all mocks, with the objects that answer their requests.
///
/// A session creates its loaders by class and doesn't pass them anything that identifies the mock.
/// Therefore, each mock gets a separate class: a specialization of a generic class, whose type
/// parameter encodes the mock's number in binary.
///
/// The registry is global because classes are global. Numbers are never reused, so a mock never
/// sees the requests of another mock.
enum URLProtocolClasses {
  private struct State {
    var count = 0
    var answering: [ObjectIdentifier: RequestAnswerer] = [:]
  }

  private static let state = Locked(State())

  /// Returns a new class and registers the object that answers its requests.
  static func register(_ answering: RequestAnswerer) -> URLProtocol.Type {
    state.withLock { state in
      state.count += 1
      let new = protocolClass(number: state.count, End.self)
      state.answering[ObjectIdentifier(new)] = answering
      return new
    }
  }

  /// Returns the object that answers the requests of a class, or nil if the mock was released.
  static func answering(for protocolClass: URLProtocol.Type) -> RequestAnswerer? {
    state.withLock { $0.answering[ObjectIdentifier(protocolClass)] }
  }

  static func remove(_ protocolClass: URLProtocol.Type) {
    // The closure returns the object, so its deinitializer doesn't run while the lock is held.
    _ = state.withLock { $0.answering.removeValue(forKey: ObjectIdentifier(protocolClass)) }
  }

  private static func protocolClass<Number>(number: Int, _ type: Number.Type) -> URLProtocol.Type {
    guard number > 0 else { return StubbedURLProtocol<Number>.self }
    return number.isMultiple(of: 2)
      ? protocolClass(number: number / 2, Zero<Number>.self)
      : protocolClass(number: number / 2, One<Number>.self)
  }
}

private enum End {}
private enum Zero<Rest> {}
private enum One<Rest> {}
