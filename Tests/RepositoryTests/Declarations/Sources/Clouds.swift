import Sky

public protocol CloudService {
  func cloud() async throws -> Cloud
  func all(then: @escaping (Swift.Result<[Cloud], any Swift.Error>) -> Void)
  func find(then: @escaping (Cloud?, (any Swift.Error)?) -> Void)
  func named(then: @escaping CloudCompletion)
  func rate(then: @escaping (Result<Int>) -> Void)
  func wait(then: @escaping (Cloud) async -> Void)
}
