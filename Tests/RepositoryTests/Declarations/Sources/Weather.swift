import Foundation

// API models often have these names.
struct Result: Codable { var id = 1 }
struct Error: Codable { var code = 2 }
struct Data: Codable { var text = "" }
struct Task: Codable { var title = "" }

typealias Done<Value> = (Swift.Result<Value, any Swift.Error>) -> Void
typealias RawDone = (Foundation.Data?, (any Swift.Error)?) -> Void

protocol WeatherService {
  func result() async throws -> Result
  func error() throws -> Error
  func task() -> Task
  func bytes() -> Foundation.Data
  func check(then: @escaping (Swift.Result<Result, any Swift.Error>) -> Void)
  func find(then: @escaping (Result?, (any Swift.Error)?) -> Void)
  func describe(then: @escaping (Result?, Error?) -> Void)
  func load(then: @escaping Done<Data>)
  func loadBytes(then: @escaping RawDone)
  func wait(then: @escaping (Result) async -> Void)
  var latest: Result { get set }
}

protocol WeatherStore<Result> {
  associatedtype Result
  associatedtype Error: Swift.Error
  func load() async throws -> Result
  func find(then: @escaping (Result?, Error?) -> Void)
}
