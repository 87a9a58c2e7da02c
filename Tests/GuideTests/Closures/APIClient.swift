/// The struct of closures that the page about closures mocks.
struct APIClient {
  var load: @Sendable (Int) async throws -> Account
  var save: @Sendable (_ account: Account, _ isNew: Bool) async throws -> Void
  var isOnline: () -> Bool
}

struct Session {
  let user: String
  let api: APIClient
  var close: @MainActor () -> Void
}

struct Account: Equatable {
  let id: Int
}

extension APIClient {
  static var fixed: APIClient {
    APIClient(load: { Account(id: $0) }, save: { _, _ in }, isOnline: { true })
  }
}

/// The code under test in the example of a struct of closures.
final class AccountModel {
  private let api: APIClient
  private(set) var account: Account?

  init(_ api: APIClient) { self.api = api }

  func open(_ id: Int) async throws {
    guard api.isOnline() else { return }
    account = try await api.load(id)
  }
}

/// The code under test in the example of a single closure.
struct Middleware {
  let next: (String) async throws -> Int

  func send(_ request: String) async throws -> Int { try await next(request) }
}
