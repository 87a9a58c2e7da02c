import Dispatch
import Foundation
import Mynah
import MynahHTTP
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests of requests without a stub in a context that differs from the mock's.
@Suite struct KnownIssueTests {
  let http = HTTPMock()

  #if canImport(FoundationNetworking)
    @Test func knownIssuesCoverTheirRequests() async {
      await withKnownIssue {
        _ = try? await http.session.data(from: users)
      }
    }

    @Test func knownIssuesCoverBlockingRequests() {
      withKnownIssue {
        let done = DispatchSemaphore(value: 0)
        http.session.dataTask(with: users) { _, _, _ in done.signal() }.resume()
        done.wait()
      }
    }

    @Test func knownIssuesCoverRequestsOfChildTasks() async {
      await withKnownIssue {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<4 { group.addTask { _ = try? await http.session.data(from: users) } }
        }
      }
    }
  #endif

  @Test func detachedTasksFailTheTestOfTheMock() async {
    let failures = await capturedFailures {
      let http = HTTPMock()
      await Task.detached { _ = try? await http.session.data(from: users) }.value
    }
    #expect(
      failures.report == """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), which threw this failure.
        request(_:) has no stubs.
        Write: given(http.request(.get, "https://api.example.com/users/1")).willReturn(<#HTTPMock.Response#>)
        """)
  }

  @Test func requestsOfAnotherReporterFailTheTestOfTheMock() async {
    let outer = await capturedFailures {
      let http = HTTPMock()
      let inner = await capturedFailures { _ = try? await http.session.data(from: users) }
      #expect(inner.texts.isEmpty)
    }
    #expect(outer.texts.count == 1)
  }

  @Test func localizedDescriptionsNameTheRequest() async {
    let failure = await report {
      let http = HTTPMock()
      let error = await #expect(throws: MockFailure.self) {
        try await http.session.data(from: users)
      }
      #expect(error?.localizedDescription == error?.description)
    }
    #expect(
      failure == """
        Unexpected call: no stub answers http.request(.get, "https://api.example.com/users/1"), which threw this failure.
        request(_:) has no stubs.
        Write: given(http.request(.get, "https://api.example.com/users/1")).willReturn(<#HTTPMock.Response#>)
        """)
  }
}
