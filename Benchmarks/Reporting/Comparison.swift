/// The change of each case since an earlier run.
struct Comparison {
  /// The earlier run.
  let old: Report

  /// The run that just ended.
  let new: Report

  /// The table, after a warning if the environments of the runs differ.
  var text: String {
    var parts: [String] = []
    if old.environment != new.environment {
      parts.append("Warning: the earlier run had another environment: \(old.environment.summary).")
    }
    parts.append(table.text)
    parts.append(
      """
      A change is called faster or slower, smaller or larger, if no sample of one run is in the
      range of the other run, and both have enough samples (5; memory: \(Sampler.gaugeSampleLimit)).
      If \(Subjects.reference) changed as much, the machine changed. A dash marks a case that isn't
      part of the earlier run.
      """)
    return parts.joined(separator: "\n\n")
  }

  private var table: TextTable {
    var earlier: [String: Measurement] = [:]
    for measurement in old.measurements { earlier[key(measurement)] = measurement }
    var table = TextTable(
      header: ["case", "", "before", "now", "change", "", "unit"], wordColumns: 2)
    for measurement in new.measurements {
      let head = [measurement.name, measurement.implementation]
      let now = Figures.text(measurement.median)
      if let before = earlier[key(measurement)] {
        table.append(
          head + [
            Figures.text(before.median), now,
            Figures.change(from: before.median, to: measurement.median),
            verdict(before, measurement), measurement.unit.rawValue,
          ])
      } else {
        let missing = TextTable.missing
        table.append(head + [missing, now, missing, "", measurement.unit.rawValue])
      }
    }
    return table
  }

  /// Returns the minimum number of samples for a meaningful range.
  private func leastSampleCount(_ unit: Measurement.Unit) -> Int {
    unit == .nanoseconds ? 5 : Sampler.gaugeSampleLimit
  }

  private func key(_ measurement: Measurement) -> String {
    "\(measurement.name) \(measurement.implementation)"
  }

  private func verdict(_ before: Measurement, _ now: Measurement) -> String {
    guard min(before.samples, now.samples) >= leastSampleCount(now.unit) else { return "" }
    let words =
      switch now.unit {
      case .bytes, .times: ("smaller", "larger")
      case .nanoseconds, .milliseconds: ("faster", "slower")
      case .megabytesPerSecond: ("slower", "faster")
      }
    if now.maximum < before.minimum { return words.0 }
    if now.minimum > before.maximum { return words.1 }
    return ""
  }
}
