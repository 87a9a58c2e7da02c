/// What a non-ASCII character can be part of.
enum UnicodeScalarClass {
  case identifier
  case `operator`
  case space
  case invalid

  /// Classifies a scalar as the language reference does.
  init(_ scalar: UInt32) {
    switch scalar {
    case 0xA0, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: self = .space
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      self = .operator
    case 0x80...0x9F, 0x1680, 0x180E, 0x2010...0x2015, 0x2018...0x201F, 0xD800...0xF8FF,
      0xFFFE...0xFFFF:
      self = .invalid
    default: self = .identifier
    }
  }

  /// Whether the scalar can follow another in an operator without being able to begin one.
  static func isOperatorContinuation(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
      0xE0100...0xE01EF:
      true
    default: false
    }
  }
}

/// Decodes the UTF-8 sequence at `text`; the value is nil where the bytes are not valid.
func decodeScalar(_ text: UnsafePointer<UInt8>) -> (value: UInt32?, length: Int) {
  let first = UInt32(text[0])
  if first < 0x80 { return (first, 1) }
  let length: Int
  var value: UInt32
  let minimum: UInt32
  if first & 0xE0 == 0xC0 {
    (length, value, minimum) = (2, first & 0x1F, 0x80)
  } else if first & 0xF0 == 0xE0 {
    (length, value, minimum) = (3, first & 0x0F, 0x800)
  } else if first & 0xF8 == 0xF0 {
    (length, value, minimum) = (4, first & 0x07, 0x10000)
  } else {
    return (nil, 1)
  }
  var index = 1
  while index < length {
    let byte = UInt32(text[index])
    guard byte & 0xC0 == 0x80 else { return (nil, index) }
    value = value << 6 | byte & 0x3F
    index += 1
  }
  let isSurrogate = value >= 0xD800 && value <= 0xDFFF
  return (value < minimum || value > 0x10FFFF || isSurrogate ? nil : value, length)
}
