internal import Dispatch
internal import Foundation
internal import MynahCore

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

// The `==` of these types ignores parts that make two values different: the body and the headers of
// a request, and the `userInfo` of a notification.

extension URLRequest: ComparedByParts {}
extension Notification: ComparedByParts {}

// Outside of Apple's platforms, each read of `DispatchQueue.main` and each call of
// `DispatchQueue.global()` creates an object. The part of the object is the queue.
#if !canImport(Darwin)
  extension DispatchQueue: ComparedByParts {}
#endif

// Outside of Apple's platforms, the `==` of an `HTTPURLResponse` ignores its status and its headers,
// and cookies are only equal to themselves. Each cookie contains the time of its creation.
#if canImport(FoundationNetworking)
  extension URLResponse: ComparedByParts {}

  extension HTTPCookie: ComparedByParts, ListedValues {
    package var listedValues: [Any] {
      [properties?.filter { $0.key.rawValue != "Created" } as Any]
    }
  }
#endif
