internal import Foundation

/// The process in which inputs are tried, one after another, until one ends it.
struct Worker: Sendable {
  let options: Options
  let mutator: Mutator
  let progress: Progress

  /// The stack of a secondary thread on Apple platforms, where tests may run the parser.
  static let stackSize = 512 * 1024

  /// Runs something where a stack overflow comes as early as it may for people.
  static func onSmallStack(_ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    isDone.wait()
  }

  /// Makes an allocation fail beyond some memory, so that what asks for ever more ends.
  static func limitMemory(megabytes: Int) {
    #if !canImport(Darwin)
      var limit = rlimit()
      limit.rlim_cur = rlim_t(megabytes) << 20
      limit.rlim_max = limit.rlim_cur
      setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
  }

  func run() {
    var iteration = options.first
    progress.hasBegun = true
    let end = Date().addingTimeInterval(options.seconds)
    while iteration < options.last, Date() < end {
      progress.iteration = iteration
      let input = mutator.input(iteration)
      let start = Self.processorTime
      Subject.run(input)
      let spent = Self.processorTime - start
      if spent > Self.allowance(for: input.count) {
        fatalError("\(input.count) bytes took \(spent) s")
      }
      iteration += 1
    }
    progress.iteration = iteration
  }

  /// How long an input of some length may take: far above what it does, far below what is quadratic.
  private static func allowance(for length: Int) -> Double {
    0.2 + Double(length) * 1e-5
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
