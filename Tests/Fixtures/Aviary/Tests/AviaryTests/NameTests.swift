import Foundation
import Mynah
import MynahCarriedStubs
import MynahHTTP
import MynahStubs
import Testing

import class MynahStubs.Stub

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that carries a stub of the type `MynahCarriedStubs.Stub`.
struct SightingRequest: RequestConvertible {
  let urlRequest: URLRequest
  var stub: MynahCarriedStubs.Stub?
}

/// Tests that a file can import all of Mynah's modules.
@Suite struct NameTests {
  private let url = URL(string: "https://north.example.com/sightings")!

  @Test func bothStubTypesCanBeUsedInOneFile() throws {
    let taken = Stub<Data?, Void>()
    let head = try #require(
      HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    let request = SightingRequest(
      urlRequest: URLRequest(url: url),
      stub: .response(.init(response: head, result: .success(Data("[]".utf8)))))

    let task = URLSession.shared.dataTask(request: request) { data, _, _ in taken(data) }

    #expect(task == nil)
    #expect(taken.callArguments == [Data("[]".utf8)])
  }
}
