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

/// Code that calls the default implementation through the protocol.
func hello(_ host: some Host) -> String { host.greeting() }

/// The examples of default implementations on the page about types that aren't mocked.
@Suite struct DefaultImplementationGuideTests {
  @Test func aStubUsesTheDefaultImplementation() {
    let host = mock(Host.self)
    given(host.name()).willReturn("Ryan")
    given(host.greeting()).willUseDefault()
    #expect(hello(host) == "Hello, Ryan!")
    verify(host.name()).wasCalled()
  }

  @Test func aMockUsesAllDefaultImplementations() {
    let host = mock(Host.self)
    given(host.name()).willReturn("Ryan")
    host.useDefaultImplementations()
    #expect(hello(host) == "Hello, Ryan!")
  }

  @Test func aStubCallsTheDefaultImplementationOfASmallType() {
    let host = mock(Host.self)
    given(host.name()).willReturn("Ryan")
    given(host.greeting()).will { RealHost(host: host).greeting() }
    #expect(hello(host) == "Hello, Ryan!")
    verify(host.name()).wasCalled()
  }
}
