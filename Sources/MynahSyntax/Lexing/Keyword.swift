/// A word that has a meaning for the parser, whether it's reserved or not.
enum Keyword: String, CaseIterable {
  case none = ""
  // Reserved everywhere.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `throws`, `where`
  case `while`, `as`, `is`, `try`, `true`, `false`, `nil`, `super`, `self`
  case capitalSelf = "Self"
  case capitalAny = "Any"
  case underscore = "_"
  // Words that introduce declarations but aren't reserved.
  case actor, macro
  // Modifiers.
  case open, package, final, override, required, convenience, lazy, weak, unowned, dynamic
  case optional, mutating, nonmutating, consuming, borrowing, nonisolated, isolated, distributed
  case indirect, prefix, postfix, infix, sending, yielding
  case legacyConsuming = "__consuming"
  case legacyOwned = "__owned"
  case legacyShared = "__shared"
  case setterAccess = "__setter_access"
  case _const, _local
  // Accessors.
  case get, set, willSet, didSet, _read, _modify, read, modify, borrow, mutate
  // Types and effects.
  case async, reasync, some, any, each, of
  case typeKeyword = "Type"
  case protocolKeyword = "Protocol"
  // Expressions.
  case await, unsafe, consume, copy, yield, discard, then
}

extension Keyword {
  /// A Boolean value that indicates whether the word needs backticks to be a name.
  ///
  /// `Self` and `Any` don't count, because they name types.
  var isReserved: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .fileprivate, .func, .import, .`init`,
      .inout, .internal, .let, .operator, .precedencegroup, .private, .protocol, .public,
      .rethrows, .static, .struct, .subscript, .typealias, .var, .break, .case, .catch, .continue,
      .default, .defer, .do, .else, .fallthrough, .for, .guard, .if, .in, .repeat, .return,
      .switch, .throw, .throws, .where, .while, .as, .is, .try, .true, .false, .nil, .super,
      .`self`, .underscore:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the word always introduces a declaration.
  var introducesDeclaration: Bool {
    switch self {
    case .associatedtype, .class, .deinit, .enum, .extension, .func, .import, .let,
      .operator, .precedencegroup, .protocol, .struct, .subscript, .typealias, .var:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the word can be a modifier of a declaration.
  var isModifier: Bool {
    switch self {
    case .fileprivate, .internal, .private, .public, .static, .open, .package, .final, .override,
      .required, .convenience, .lazy, .weak, .unowned, .dynamic, .optional, .mutating,
      .nonmutating, .consuming, .borrowing, .nonisolated, .isolated, .distributed, .indirect,
      .prefix, .postfix, .infix, .sending, .yielding, .legacyConsuming, .legacyOwned,
      .legacyShared, .setterAccess, ._const, ._local:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the word can come before a type.
  var isTypeSpecifier: Bool {
    switch self {
    case .inout, .borrowing, .consuming, .sending, .isolated, .nonisolated, .legacyOwned,
      .legacyShared, .legacyConsuming, ._const:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether the word begins a statement.
  ///
  /// Declarations and expressions don't count as statements here.
  var beginsStatement: Bool {
    switch self {
    case .break, .catch, .continue, .defer, .do, .else, .fallthrough, .for, .guard, .if, .repeat,
      .return, .switch, .throw, .while:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether an expression can directly follow the word.
  var precedesExpression: Bool {
    switch self {
    case .return, .in, .case, .where, .try, .await, .throw, .if, .guard, .while, .else, .is, .as,
      .switch, .do, .repeat, .yield, .unsafe, .consume, .copy, .discard, .then, .defer, .default,
      .for:
      true
    default: false
    }
  }
}

extension String {
  /// A Boolean value that indicates whether the word needs backticks to name a variable.
  public var isKeyword: Bool {
    var word = self
    return word.withUTF8 { bytes in
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return false }
      switch KeywordTable.keyword(start, bytes.count, in: KeywordTable.entries) {
      case .underscore: return false
      case .capitalSelf, .capitalAny, .await: return true
      case let keyword: return keyword.isReserved
      }
    }
  }
}

/// A hash table that finds the keyword for a sequence of bytes.
enum KeywordTable {
  struct Entry {
    var text: UnsafePointer<UInt8>?
    var length: Int
    var keyword: Keyword
  }

  /// The size of the table minus one.
  ///
  /// The size is a power of two, so this is a bit mask.
  static let mask = 1023

  /// The slots of an open-addressed hash table, which is never deallocated.
  ///
  /// Threads can share the pointer, because the table never changes.
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

  /// Returns the keyword for a sequence of bytes, or `none`.
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
