internal import MynahPlatform

/// Turns byte offsets into lines and columns, reading the file only as far as it is asked about.
struct LineTable {
  private let base: UnsafePointer<UInt8>
  private let count: Int
  private var starts: [Int] = [0]
  private var scanned = 0
  private var lastStart = 0

  init(base: UnsafePointer<UInt8>, count: Int) {
    self.base = base
    self.count = count
  }

  mutating func position(at offset: Int) -> SourcePosition {
    scan(to: offset)
    if offset >= lastStart {
      return SourcePosition(line: starts.count, column: offset - lastStart + 1)
    }
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  private mutating func scan(to offset: Int) {
    let limit = offset < count ? offset : count
    var index = scanned
    let base = base
    while index < limit {
      let end = mynah_end_of_line(base + index, base + limit) - base
      guard end < limit else { break }
      index = end + 1
      // A carriage return ends a line by itself unless a line feed follows it.
      if base[end] == 0x0A || base[index] != 0x0A {
        starts.append(index)
        lastStart = index
      }
    }
    if limit > scanned { scanned = limit }
  }
}
