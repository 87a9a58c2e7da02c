#if !canImport(Combine)
  /// A replacement for Combine on systems without it, so that the recipe about it runs there.
  ///
  /// A subject passes each value to all of its subscribers at once.
  enum Subscribers {
    enum Completion<Failure: Error> {
      case finished
      case failure(Failure)
    }
  }

  final class AnyCancellable {
    private let onCancel: () -> Void

    init(_ cancel: @escaping () -> Void) { onCancel = cancel }

    deinit { onCancel() }
  }

  struct AnyPublisher<Output, Failure: Error> {
    typealias Completion = Subscribers.Completion<Failure>

    /// A closure that subscribes handlers for values and the end, and returns a closure to cancel.
    fileprivate let subscribe:
      (@escaping (Output) -> Void, @escaping (Completion) -> Void) -> () -> Void

    func sink(
      receiveCompletion: @escaping (Completion) -> Void, receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
      AnyCancellable(subscribe(receiveValue, receiveCompletion))
    }
  }

  final class PassthroughSubject<Output, Failure: Error> {
    typealias Completion = Subscribers.Completion<Failure>

    private var subscribers: [Int: ((Output) -> Void, (Completion) -> Void)] = [:]
    private var count = 0

    func send(_ value: Output) {
      for (receive, _) in subscribers.values { receive(value) }
    }

    func send(completion: Completion) {
      let ended = subscribers.values
      subscribers = [:]
      for (_, receive) in ended { receive(completion) }
    }

    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
      AnyPublisher { [self] receiveValue, receiveCompletion in
        count += 1
        let number = count
        subscribers[number] = (receiveValue, receiveCompletion)
        return { [self] in subscribers[number] = nil }
      }
    }
  }

  struct Fail<Output, Failure: Error> {
    let error: Failure

    init(outputType: Output.Type, failure: Failure) { error = failure }

    func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
      AnyPublisher { [error] _, receiveCompletion in
        receiveCompletion(.failure(error))
        return {}
      }
    }
  }
#endif
