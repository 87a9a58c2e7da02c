public protocol WindService {
  func speed() async throws -> Int
  func load(then: @escaping (Result<Int, Error>) -> Void)
  func find(then: @escaping (Int?, Error?) -> Void)
  func outcome() -> Result<Int, Error>
  func pair(success: @escaping (Int) -> Void, failure: @escaping (Error) -> Void)
  func wait(then: @escaping (Int) async -> Void)
}
