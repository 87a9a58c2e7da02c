/// A namespace for functions that format numbers.
enum Figures {
  /// Returns three digits, or all digits before the decimal point: `4.21`, `42.1`, `421`, `42,100`.
  static func text(_ figure: Double) -> String {
    switch figure {
    case ..<9.995: fixed(figure, decimals: 2)
    case ..<99.95: fixed(figure, decimals: 1)
    default: grouped(Int(figure.rounded()))
    }
  }

  /// Returns a factor, such as `4.2x`.
  static func factor(_ factor: Double) -> String {
    (factor < 99.95 ? fixed(factor, decimals: 1) : grouped(Int(factor.rounded()))) + "x"
  }

  /// Returns a change in percent, such as `+12%`.
  static func change(from old: Double, to new: Double) -> String {
    guard old > 0 else { return "n/a" }
    let percent = Int(((new / old - 1) * 100).rounded())
    return (percent > 0 ? "+" : "") + grouped(percent) + "%"
  }

  /// Returns an integer with a comma between thousands.
  static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = number.magnitude
    while rest >= 1_000 {
      groups.insert(padded(rest % 1_000, digits: 3), at: 0)
      rest /= 1_000
    }
    groups.insert(String(rest), at: 0)
    return (number < 0 ? "-" : "") + groups.joined(separator: ",")
  }

  private static func fixed(_ figure: Double, decimals: Int) -> String {
    let scale: UInt = decimals == 1 ? 10 : 100
    let scaled = UInt((max(figure, 0) * Double(scale)).rounded())
    return "\(scaled / scale).\(padded(scaled % scale, digits: decimals))"
  }

  private static func padded(_ number: UInt, digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
