/// The results of a run as tables.
///
/// A case that isn't part of a series has its own row, with a column for each implementation and
/// its ratio to the reference. In a series, each implementation has a row, which ends with the
/// growth from the first case to the last case.
struct TextReport {
  /// The cases that ran, with their results.
  let results: [(benchmark: BenchmarkCase, measurement: Measurement)]

  /// All tables, each with a heading.
  var text: String {
    Group.allCases.compactMap(section).joined(separator: "\n\n")
  }

  private func section(_ group: Group) -> String? {
    let members = results.filter { $0.benchmark.group == group }
    guard let unit = members.first?.measurement.unit.rawValue else { return nil }
    let tables = [
      comparison(members.filter { $0.benchmark.step == nil }),
      growth(members.filter { $0.benchmark.step != nil }),
    ]
    let heading = "\(group.rawValue): \(group.summary) (\(unit))"
    return ([heading] + tables.filter { !$0.isEmpty }.map(\.text)).joined(separator: "\n")
  }

  private func comparison(_ members: [(benchmark: BenchmarkCase, measurement: Measurement)])
    -> TextTable
  {
    let implementations = distinct(members.map(\.benchmark.implementation))
    let reference = Subjects.reference
    let compares = implementations.contains(reference)
    var header = ["case"]
    for implementation in implementations {
      header.append(implementation)
      if compares && implementation != reference { header.append("/ \(reference)") }
    }
    var table = TextTable(header: header, wordColumns: 1)
    for title in distinct(members.map(\.benchmark.title)) {
      var medians: [String: Double] = [:]
      for member in members where member.benchmark.title == title {
        medians[member.benchmark.implementation] = member.measurement.median
      }
      var row = [title]
      for implementation in implementations {
        row.append(medians[implementation].map(Figures.text) ?? TextTable.missing)
        if compares && implementation != reference {
          row.append(ratio(medians[implementation], to: medians[reference]))
        }
      }
      table.append(row)
    }
    return table
  }

  private func growth(_ members: [(benchmark: BenchmarkCase, measurement: Measurement)])
    -> TextTable
  {
    let scales = Set(members.compactMap { $0.benchmark.step?.scale }).sorted()
    let header = ["n =", ""] + scales.map(Figures.grouped) + ["growth"]
    var table = TextTable(header: header, wordColumns: 2)
    for series in distinct(members.compactMap { $0.benchmark.step?.series }) {
      let inSeries = members.filter { $0.benchmark.step?.series == series }
      for implementation in distinct(inSeries.map(\.benchmark.implementation)) {
        var medians: [Int: Double] = [:]
        for member in inSeries where member.benchmark.implementation == implementation {
          if let scale = member.benchmark.step?.scale { medians[scale] = member.measurement.median }
        }
        let present = scales.compactMap { medians[$0] }
        let figures = scales.map { medians[$0].map(Figures.text) ?? TextTable.missing }
        let factor = present.count > 1 ? ratio(present.last, to: present.first) : TextTable.missing
        table.append([series, implementation] + figures + [factor])
      }
    }
    return table
  }

  private func ratio(_ figure: Double?, to base: Double?) -> String {
    guard let figure, let base, base > 0 else { return TextTable.missing }
    return Figures.factor(figure / base)
  }

  private func distinct(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}
