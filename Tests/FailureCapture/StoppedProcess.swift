/// Returns what a process said when it stopped itself: the lines after `Fatal error: `, without what the
/// runtime of Swift writes below them.
///
/// - Parameter standardError: All that the process wrote there.
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
