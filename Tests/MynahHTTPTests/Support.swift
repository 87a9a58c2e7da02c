@_exported import FailureCapture
import Foundation
import MynahCore

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let users = URL(string: "https://api.example.com/users/1")!

/// Returns a request with a body.
func post(_ url: String, _ body: String, headers: [String: String] = [:]) -> URLRequest {
  var request = URLRequest(url: URL(string: url)!)
  request.httpMethod = "POST"
  request.httpBody = Data(body.utf8)
  for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
  return request
}

extension Data {
  var text: String { String(decoding: self, as: UTF8.self) }
}
