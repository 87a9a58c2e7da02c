/// Returns the message of a process's fatal error, which begins after `Fatal error: ` and ends
/// before the lines that the Swift runtime adds.
///
/// - Parameter standardError: The bytes that the process wrote to standard error.
package func fatalError(in standardError: [UInt8]) -> String {
  let lines = String(decoding: standardError, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  guard let start = lines.firstIndex(where: { line in line.contains(marker) }) else { return "" }
  let first = lines[start].ranges(of: marker)[0].upperBound
  let rest = lines[(start + 1)...].prefix {
    !$0.isEmpty && $0 != "Current stack trace:"
  }
  return ([lines[start][first...]] + rest).joined(separator: "\n")
}

private let marker = "Fatal error: "
