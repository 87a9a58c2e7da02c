// The code of this program that depends on the system, in addition to `MynahPlatform`.

import Foundation
internal import MynahPlatform

// MARK: - The lock of the baselines

#if canImport(Synchronization) && !canImport(Darwin)
  @_exported import Synchronization
#else
  /// A lock that owns the value it protects.
  ///
  /// On Apple platforms, the `Mutex` in `Synchronization` requires macOS 15.
  final class Mutex<Value>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<mynah_lock_t>.allocate(capacity: 1)
    private var value: Value

    /// Creates an unlocked lock around a value.
    init(_ value: Value) {
      self.value = value
      mynah_lock_init(lock)
    }

    deinit {
      mynah_lock_destroy(lock)
      lock.deallocate()
    }

    /// Runs a closure while the lock is held.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
      mynah_lock(lock)
      defer { mynah_unlock(lock) }
      return try body(&value)
    }
  }
#endif

// MARK: - Processes

/// The processes that this process and its child processes have started.
enum ChildProcesses {
  /// Returns the milliseconds of processor time that the ended processes have used.
  ///
  /// Unlike elapsed time, this hardly changes if the machine is busy with other programs.
  static func processorMilliseconds() -> Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1_000 + Double(time.tv_usec) / 1_000
  }
}

// MARK: - Memory

/// The physical memory of this process.
enum ResidentMemory {
  /// Returns the resident bytes, after the allocator has returned free memory to the system.
  static func bytesInUse() -> Int {
    releaseFreeMemory()
    return bytes()
  }

  /// Makes the allocator return free memory to the system, if the allocator supports that.
  private static func releaseFreeMemory() {
    #if canImport(Darwin)
      malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      // Look the function up, because Swift's Glibc module doesn't include its header.
      typealias Trim = @convention(c) (Int) -> Int32
      if let symbol = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(symbol, to: Trim.self)(0) }
    #endif
  }

  #if canImport(Darwin)
    private static func bytes() -> Int {
      var info = mach_task_basic_info()
      let words = MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size
      var count = mach_msg_type_number_t(words)
      let status = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: words) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return status == KERN_SUCCESS ? Int(info.resident_size) : 0
    }
  #else
    /// Returns the resident bytes, from the number of pages in `/proc/self/statm`.
    private static func bytes() -> Int {
      guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
        return 0
      }
      let fields = text.split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return pages * NSPageSize()
    }
  #endif
}
