internal import Foundation

/// The process in which inputs are tried, one after another, until one ends it.
struct Worker: Sendable {
  /// Makes the input with a number.
  typealias Input = @Sendable (UInt64) -> [UInt8]

  let options: Options
  let input: Input
  let progress: Progress

  /// The stack of a secondary thread on Apple platforms, where tests may run the parser.
  static let stackSize = 512 * 1024

  /// Runs something on a stack of some size.
  static func onStack(of size: Int, _ body: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      isDone.signal()
    }
    thread.stackSize = size
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
      let input = input(iteration)
      let start = Self.processorTime
      options.mode.run(input)
      let spent = Self.processorTime - start
      if spent > options.mode.allowance(for: input.count) {
        fatalError("\(input.count) bytes took \(spent) s")
      }
      iteration += 1
    }
    progress.iteration = iteration
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
