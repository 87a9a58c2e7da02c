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

// Outside of Apple's platforms, the `==` of an `HTTPURLResponse` ignores its status and its headers.
#if canImport(FoundationNetworking)
  extension URLResponse: ComparedByParts {}
#endif
