/// Finds the keyword that some bytes spell.
enum KeywordTable {
  struct Entry {
    var text: UnsafePointer<UInt8>?
    var length: Int
    var keyword: Keyword
  }

  /// The power of two that is the table's size, less one.
  static let mask = 1023

  /// An open-addressed hash table; it lives as long as the process.
  nonisolated(unsafe) static let entries: UnsafePointer<Entry> = {
    let table = UnsafeMutablePointer<Entry>.allocate(capacity: mask + 1)
    table.initialize(
      repeating: Entry(text: nil, length: 0, keyword: .none), count: mask + 1)
    for keyword in Keyword.allCases where keyword != .none {
      let bytes = Array(keyword.rawValue.utf8)
      let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
      text.initialize(from: bytes, count: bytes.count)
      var slot = hash(text, bytes.count)
      while table[slot].text != nil { slot = (slot + 1) & mask }
      table[slot] = Entry(text: text, length: bytes.count, keyword: keyword)
    }
    return UnsafePointer(table)
  }()

  @inline(__always)
  static func hash(_ text: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let first = Int(text[0])
    let middle = Int(text[length >> 1])
    let last = Int(text[length - 1])
    return (first &* 31 &+ middle &* 7 &+ last &* 131 &+ length &* 61) & mask
  }

  static func keyword(
    _ text: UnsafePointer<UInt8>, _ length: Int, in entries: UnsafePointer<Entry>
  ) -> Keyword {
    var slot = hash(text, length)
    while true {
      let entry = entries + slot
      guard let candidate = entry.pointee.text else { return .none }
      if entry.pointee.length == length {
        var index = 0
        while index < length && candidate[index] == text[index] { index += 1 }
        if index == length { return entry.pointee.keyword }
      }
      slot = (slot + 1) & mask
    }
  }
}
