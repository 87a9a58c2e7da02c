internal import Foundation

/// The process that tries inputs, one after another, until an input ends the process.
struct Worker: Sendable {
  /// A function that makes the input with a number.
  typealias Input = @Sendable (UInt64) -> [UInt8]

  let options: Options
  let input: Input
  let progress: Progress

  /// Runs a closure on a stack with a given size.
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

  /// Limits the memory, so that endless allocations end the process.
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
    let end = Date().addingTimeInterval(options.seconds)
    while Date() < end {
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

/// The number of a worker's current input, in a file that the supervisor reads.
struct Progress {
  private let descriptor: Int32

  init(path: String) {
    descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    if descriptor < 0 { fatalError("\(path) can't be opened") }
  }

  /// The number of the current input, or nil before the first input.
  var iteration: UInt64? {
    get {
      var number: UInt64 = 0
      return pread(descriptor, &number, 8, 0) == 8 ? number : nil
    }
    nonmutating set {
      if var number = newValue {
        pwrite(descriptor, &number, 8, 0)
      } else {
        ftruncate(descriptor, 0)
      }
    }
  }
}
