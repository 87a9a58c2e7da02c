import Foundation
import Mynah
import Testing

enum MyEnum {
  case firstCase
  case secondCase
}

struct Something: Equatable {
  var name = ""

  static func fixture(name: String = "something") -> Something { Something(name: name) }
}

protocol SomeServiceInterface {
  init(something: String)
  func getSomething(_ id: String) async throws -> Something
  func getEnum() async throws -> MyEnum
  func getDate() async throws -> Date
  func getData() async throws -> Data
  func getURL() async throws -> URL
  func getArray() async throws -> [String]
  func getDictionary() async throws -> [String: String]
  func postSomething() async throws
  func postNoThrow() async
}

struct SomeServiceTests {
  @Test func resultsHaveDefaultValues() async throws {
    let service: any SomeServiceInterface = SomeServiceStub(something: "")
    #expect(try await service.getSomething("1") == .fixture())
    #expect(try await service.getEnum() == .firstCase)
    #expect(try await service.getData() == Data())
    #expect(try await service.getURL() == URL(string: "www.test.com"))
    #expect(try await service.getArray() == [])
    #expect(try await service.getDictionary() == [:])
    _ = try await service.getDate()
    try await service.postSomething()
    await service.postNoThrow()
  }
}
