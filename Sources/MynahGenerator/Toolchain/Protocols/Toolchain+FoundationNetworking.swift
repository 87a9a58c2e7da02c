// swift-format-ignore-file
// Written by Tests/Toolchain/ExtractProtocols.swift.

extension Toolchain {
  /// The protocols of FoundationNetworking.
  static let foundationNetworking = #"""
    import Foundation
    #if canImport(FoundationNetworking)
    import FoundationNetworking
    #endif
    @objc public protocol URLAuthenticationChallengeSender : NSObjectProtocol, Sendable {
      func cancel(_ challenge: URLAuthenticationChallenge)
      func continueWithoutCredential(for challenge: URLAuthenticationChallenge)
      func use(_ credential: URLCredential, for challenge: URLAuthenticationChallenge)
      optional func performDefaultHandling(for challenge: URLAuthenticationChallenge)
      optional func rejectProtectionSpaceAndContinue(with challenge: URLAuthenticationChallenge)
    }
    @objc public protocol URLProtocolClient : NSObjectProtocol, Sendable {
      func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse)
      func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge)
      func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
      func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
      func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge)
      func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
      func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse)
      func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
    }
    @objc public protocol URLSessionDataDelegate : URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome downloadTask: URLSessionDownloadTask)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didBecome streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse, completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, willCacheResponse proposedResponse: CachedURLResponse, completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)
    }
    @objc public protocol URLSessionDelegate : NSObjectProtocol, Sendable {
      @_implemented optional func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
      @_implemented optional func urlSession(_ session: URLSession, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
    }
    @objc public protocol URLSessionDownloadDelegate : URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64)
      @_implemented optional func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
      func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }
    @objc public protocol URLSessionStreamDelegate : URLSessionTaskDelegate {
      @_implemented optional func urlSession(_ session: URLSession, betterRouteDiscoveredFor streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask)
      @_implemented optional func urlSession(_ session: URLSession, streamTask: URLSessionStreamTask, didBecome inputStream: InputStream, outputStream: OutputStream)
      @_implemented optional func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask)
    }
    @objc public protocol URLSessionTaskDelegate : URLSessionDelegate {
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge, completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest, completionHandler: @escaping @Sendable (URLSession.DelayedRequestDisposition, URLRequest?) -> Void)
      @_implemented optional func urlSession(_ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void)
    }
    @objc public protocol URLSessionWebSocketDelegate : URLSessionTaskDelegate {
      optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
      optional func urlSession(_ session: URLSession, webSocketTask: URLSessionWebSocketTask, didOpenWithProtocol protocol: String?)
    }
    """#
}
