#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The physical memory of this process.
enum ResidentMemory {
  /// The resident bytes, once the allocator has returned what is free to the system.
  static func bytesInUse() -> Int {
    releaseFreeMemory()
    return bytes()
  }

  /// Asks the allocator for it, where it can be asked.
  private static func releaseFreeMemory() {
    #if canImport(Darwin)
      malloc_zone_pressure_relief(nil, 0)
    #elseif canImport(Glibc)
      // Swift's module of the C library leaves out the header that declares it.
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
    /// Reads the second number of `/proc/self/statm`, which counts pages.
    private static func bytes() -> Int {
      let file = open("/proc/self/statm", O_RDONLY)
      guard file >= 0 else { return 0 }
      defer { close(file) }
      var buffer = [UInt8](repeating: 0, count: 256)
      let count = read(file, &buffer, buffer.count)
      guard count > 0 else { return 0 }
      let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
      guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
      return pages * sysconf(Int32(_SC_PAGESIZE))
    }
  #endif
}
