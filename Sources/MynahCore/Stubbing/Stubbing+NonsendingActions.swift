// What Stubbing+AsyncActions.swift has, for members that stay with their caller.

#if compiler(>=6.2)
  // MARK: - Closures without arguments

  extension Stubbing {
    /// Calls a closure that does not take the call's arguments, where an `async` member without a result
    /// stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { await Task.yield() }
    /// ```
    ///
    /// - Parameter action: The closure, which throws what the member throws.
    @_disfavoredOverload
    @discardableResult
    public func will<each Argument, Thrown: Error>(
      _ action: nonisolated(nonsending) @escaping () async throws(Failure) -> Void
    ) -> Self
    where
      Result == Void,
      Function == nonisolated(nonsending) (repeat each Argument) async throws(Thrown) -> Void
    {
      runNonsending(action)
      return self
    }
  }

  extension _UntypedStubbing {
    fileprivate func runNonsending(
      _ action: nonisolated(nonsending) @escaping () async throws(Failure) -> Result
    ) {
      add(untyped: NonsendingActionBehavior(action))
    }
  }

  // MARK: - Members without arguments

  extension Stubbing {
    /// Calls a closure that does not suspend, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.wake()).will { print("awake") }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will(_ function: @escaping () -> Void) -> Self
    where Function == nonisolated(nonsending) () async -> Void {
      add(PerformBehavior(function))
    }

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.wake()).will { print("awake") }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will(_ function: @escaping () -> Void) -> Self
    where Function == nonisolated(nonsending) () async throws -> Void {
      add(PerformBehavior(function))
    }
  }

  // MARK: - Members with one argument

  extension Stubbing {
    /// Calls a closure that does not suspend, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A>(_ function: @escaping (A) -> Void) -> Self
    where Function == nonisolated(nonsending) (A) async -> Void {
      add(PerformBehavior(function))
    }

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.rest(hours: 3)).will { hours in print(hours) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A>(_ function: @escaping (A) -> Void) -> Self
    where Function == nonisolated(nonsending) (A) async throws -> Void {
      add(PerformBehavior(function))
    }
  }

  // MARK: - Members with two arguments

  extension Stubbing {
    /// Calls a closure that does not suspend, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.fly(to: oslo, by: 3)).will { place, hour in print(place, hour) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, B>(_ function: @escaping (A, B) -> Void) -> Self
    where Function == nonisolated(nonsending) (A, B) async -> Void {
      add(PerformBehavior(function))
    }

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.fly(to: oslo, by: 3)).will { place, hour in print(place, hour) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, B>(_ function: @escaping (A, B) -> Void) -> Self
    where Function == nonisolated(nonsending) (A, B) async throws -> Void {
      add(PerformBehavior(function))
    }
  }

  // MARK: - Members with three arguments

  extension Stubbing {
    /// Calls a closure that does not suspend, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.fly(from: nest, to: oslo, by: 3)).will { _, place, hour in print(place, hour) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, B, C>(_ function: @escaping (A, B, C) -> Void) -> Self
    where Function == nonisolated(nonsending) (A, B, C) async -> Void {
      add(PerformBehavior(function))
    }

    /// Calls a closure that neither suspends nor throws, where the member may and stays with its caller.
    ///
    /// ```swift
    /// await given(bird.fly(from: nest, to: oslo, by: 3)).will { _, place, hour in print(place, hour) }
    /// ```
    ///
    /// - Parameter function: The closure.
    @discardableResult
    public func will<A, B, C>(_ function: @escaping (A, B, C) -> Void) -> Self
    where Function == nonisolated(nonsending) (A, B, C) async throws -> Void {
      add(PerformBehavior(function))
    }
  }
#endif
