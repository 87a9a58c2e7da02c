import Mynah
import Testing

protocol Host {
  func name() -> String
  func greeting() -> String
}

extension Host {
  func greeting() -> String { "Hello, \(name())!" }
}

struct RealHost: Host {
  let host: any Host

  func name() -> String { host.name() }
}

/// The example of a default implementation on the page about types that aren't mocked.
@Suite struct DefaultImplementationGuideTests {
  @Test func aStubCallsTheDefaultImplementation() {
    let host = mock(Host.self)
    given(host.name()).willReturn("Ryan")
    given(host.greeting()).will { RealHost(host: host).greeting() }
    #expect((host as any Host).greeting() == "Hello, Ryan!")
    verify(host.name()).wasCalled()
  }
}
