// The values that examples in the comments of MynahCarriedStubs use.
import Foundation
import MynahCarriedStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct SongRequest: RequestConvertible {
  let urlRequest: URLRequest
  var stub: Stub?
}

let url = URL(string: "https://api.example.com/songs/1")!
let session = URLSession.shared
let request = SongRequest(urlRequest: URLRequest(url: url))
let head = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: [:])!
