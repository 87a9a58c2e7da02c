internal import Foundation

/// What a worker tells its supervisor, which outlives it: which input it is at.
///
/// It is a file that both map into memory, so that telling costs nothing.
struct Progress: @unchecked Sendable {
  private let cell: UnsafeMutablePointer<UInt64>

  init(path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0, ftruncate(descriptor, 4096) == 0,
      let memory = mmap(nil, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0),
      memory != MAP_FAILED
    else { fatalError("\(path) can not be mapped") }
    close(descriptor)
    cell = memory.bindMemory(to: UInt64.self, capacity: 512)
  }

  /// Whether the worker has read its seeds.
  var hasBegun: Bool {
    get { cell[1] != 0 }
    nonmutating set { cell[1] = newValue ? 1 : 0 }
  }

  var iteration: UInt64 {
    get { cell.pointee }
    nonmutating set { cell.pointee = newValue }
  }
}
