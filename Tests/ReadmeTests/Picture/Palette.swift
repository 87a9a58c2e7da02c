/// The colors of a picture.
struct Palette {
  let background: String
  let border: String
  let text: String
  /// Numbers of lines, and what is beside the matter.
  let faint: String
  let keyword: String
  let literal: String
  let failure: String
  /// Behind the line that fails.
  let failingLine: String
  /// What differs.
  let difference: String

  static let light = Palette(
    background: "#ffffff", border: "#d0d7de", text: "#1f2328", faint: "#6e7781",
    keyword: "#8250df", literal: "#0a5cc4", failure: "#cf222e", failingLine: "#ffebe9",
    difference: "#9a4a00")

  static let dark = Palette(
    background: "#0d1117", border: "#3d444d", text: "#e6edf3", faint: "#8b949e",
    keyword: "#d2a8ff", literal: "#79c0ff", failure: "#ff7b72", failingLine: "#3c1c20",
    difference: "#ffa657")
}
