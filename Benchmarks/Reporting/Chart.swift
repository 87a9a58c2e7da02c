/// A chart of the cost of a call, by the number of stubs and by the number of earlier calls.
///
/// Both axes are logarithmic, so linear growth appears as a straight line.
struct Chart {
  /// A line of the chart.
  private struct Line {
    let implementation: String
    var points: [(count: Int, nanoseconds: Double)]
  }

  /// One of the two parts of the chart, which are side by side.
  private struct Panel {
    let title: String
    let lines: [Line]
    let counts: ClosedRange<Int>
  }

  private let panels: [Panel]
  private let caption: String

  /// Creates a chart of a run, from the cases of the oldest stub and of a growing history.
  init(_ report: Report) {
    panels = [
      Panel(
        title: "ns a call, by stubs on the member (the oldest answers)",
        lines: Self.lines(of: report, group: .stubs, ending: "oldest"), counts: 1...100_000),
      Panel(
        title: "ns a call, by calls recorded before",
        lines: Self.lines(of: report, group: .history, ending: nil),
        counts: 1_000...1_000_000),
    ]
    caption = report.environment.summary
  }

  private static func lines(of report: Report, group: Group, ending: String?) -> [Line] {
    var lines: [Line] = []
    for measurement in report.measurements where measurement.group == group.rawValue {
      let parts = measurement.name.split(separator: "/")
      guard ending == nil || parts.last.map(String.init) == ending,
        let count = parts.lazy.compactMap({ Int($0) }).first
      else { continue }
      let point = (count, measurement.median)
      if let index = lines.firstIndex(where: { $0.implementation == measurement.implementation }) {
        lines[index].points.append(point)
      } else {
        lines.append(Line(implementation: measurement.implementation, points: [point]))
      }
    }
    return lines
  }

  // MARK: - Drawing

  private static let panelWidth = 490.0
  private static let panelHeight = 320.0
  private static let margin = 84.0
  private static let nanoseconds = 10.0...10_000_000.0
  private static let colors = ["#7a7a7a", "#c0392b", "#1f6feb"]

  /// The chart as SVG.
  var svg: String {
    let width = Self.panelWidth * Double(panels.count)
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) 360" \
      font-family="sans-serif" font-size="12">
      """,
      "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>",
    ]
    for (index, panel) in panels.enumerated() {
      lines.append("<g transform=\"translate(\(Self.text(Double(index) * Self.panelWidth)) 0)\">")
      lines += draw(panel)
      lines.append("</g>")
    }
    lines.append("<text x=\"\(Self.text(Self.margin))\" y=\"350\" fill=\"#555\">\(caption)</text>")
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  private func draw(_ panel: Panel) -> [String] {
    var lines = [
      "<text x=\"\(Self.text(Self.margin))\" y=\"22\" font-weight=\"bold\">\(panel.title)</text>"
    ]
    var value = Self.nanoseconds.lowerBound
    while value <= Self.nanoseconds.upperBound {
      let y = Self.text(Self.y(value))
      lines.append(
        """
        <path d="M\(Self.text(Self.margin)) \(y)H\(Self.text(Self.panelWidth - 16))" \
        stroke="#ddd"/>
        <text x="\(Self.text(Self.margin - 6))" y="\(y)" text-anchor="end" dy="4">\
        \(Figures.grouped(Int(value)))</text>
        """)
      value *= 10
    }
    var count = panel.counts.lowerBound
    while count <= panel.counts.upperBound {
      lines.append(
        """
        <text x="\(Self.text(Self.x(count, panel)))" y="308" text-anchor="middle">\
        \(Figures.grouped(count))</text>
        """)
      count *= 10
    }
    for (index, line) in panel.lines.enumerated() {
      lines += draw(line, color: Self.colors[index % Self.colors.count], panel)
    }
    return lines
  }

  private func draw(_ line: Line, color: String, _ panel: Panel) -> [String] {
    let points = line.points.sorted { $0.count < $1.count }
    let path = points.map { point in
      "\(Self.text(Self.x(point.count, panel))),\(Self.text(Self.y(point.nanoseconds)))"
    }
    var lines = [
      """
      <polyline points="\(path.joined(separator: " "))" fill="none" stroke="\(color)" \
      stroke-width="2"/>
      """
    ]
    if let last = points.last {
      lines.append(
        """
        <text x="\(Self.text(Self.x(last.count, panel)))" \
        y="\(Self.text(Self.y(last.nanoseconds) - 8))" text-anchor="end" fill="\(color)">\
        \(line.implementation)</text>
        """)
    }
    return lines
  }

  private static func x(_ count: Int, _ panel: Panel) -> Double {
    let low = logarithm(Double(panel.counts.lowerBound))
    let high = logarithm(Double(panel.counts.upperBound))
    let part = (logarithm(Double(count)) - low) / (high - low)
    return margin + 12 + part * (panelWidth - margin - 60)
  }

  private static func y(_ nanoseconds: Double) -> Double {
    let low = logarithm(self.nanoseconds.lowerBound)
    let high = logarithm(self.nanoseconds.upperBound)
    let part = (logarithm(max(nanoseconds, self.nanoseconds.lowerBound)) - low) / (high - low)
    return panelHeight - 32 - part * (panelHeight - 80)
  }

  /// Returns the decimal logarithm, precise enough for a chart, without a math library.
  private static func logarithm(_ value: Double) -> Double {
    // A number is significand * 2^exponent. Between 1 and 2, three terms of the series are enough.
    let part = (value.significand - 1) / (value.significand + 1)
    let series = 2 * (part + part * part * part / 3 + part * part * part * part * part / 5)
    return Double(value.exponent) * 0.301_029_995_66 + series * 0.434_294_481_9
  }

  private static func text(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
  }
}
