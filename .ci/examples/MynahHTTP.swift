// The values that examples in the comments of MynahHTTP use.
import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

let http = HTTPMock()
let session = http.session
let request = URLRequest(url: url)
let url = URL(string: "https://api.example.com/users/1")!
let base = "https://api.example.com"
let id = 1
let photo = Data("photo".utf8)
let first = Data("chirp".utf8)
let second = Data("chirp".utf8)
let delegate: (any URLSessionDelegate)? = nil
