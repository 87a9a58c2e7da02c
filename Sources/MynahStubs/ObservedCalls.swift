#if canImport(Observation)
  public import Observation

  /// Observers notice changes of ``calls`` and of the properties that depend on it.
  ///
  /// ```swift
  /// withObservationTracking {
  ///   _ = bird.chirpStub.calls
  /// } onChange: {
  ///   chirped.finish()
  /// }
  /// ```
  ///
  /// With `@Observable`, `onChange` runs before the change. With a stub, it runs after the change.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  extension ThrowingStub: Observable {}

  /// The observers of a stub's calls.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  private final class CallObservers<Stub: Observable, Call> {
    private let registrar = ObservationRegistrar()

    /// The key path of the calls, which is stored because creating it is slow.
    private let calls: KeyPath<Stub, [Call]>

    init(_ calls: KeyPath<Stub, [Call]>) { self.calls = calls }

    func add(to stub: Stub) { registrar.access(stub, keyPath: calls) }

    func notify(about stub: Stub) { registrar.withMutation(of: stub, keyPath: calls) {} }
  }

  extension ThrowingStub {
    /// Creates the object for a stub's observers, or returns nil if the system doesn't have them.
    static func makeObservers() -> AnyObject? {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return nil }
      return CallObservers(\ThrowingStub.calls)
    }

    /// Adds the running code to the observers if it's tracked.
    func addObserver() {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
      (observers as? CallObservers<ThrowingStub, Call>)?.add(to: self)
    }

    /// Notifies the observers after the calls changed.
    ///
    /// An observer on another thread can read the calls as soon as it's notified. If the
    /// notification came first, the observer could read the old calls and miss the change.
    func notifyObservers() {
      guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return }
      (observers as? CallObservers<ThrowingStub, Call>)?.notify(about: self)
    }
  }
#else
  extension ThrowingStub {
    static func makeObservers() -> AnyObject? { nil }
    func addObserver() {}
    func notifyObservers() {}
  }
#endif
