#if canImport(SwiftUI)
  import SwiftUI

  /// The view that the recipe about previews shows.
  struct BirdList: View {
    let source: any BirdSource
    @State private var birds: [String]?

    var body: some View {
      List(birds ?? ["…"], id: \.self) { Text($0) }
        .task { birds = try? await source.birds(near: "Oslo") }
    }
  }

  #Preview("Two birds") { BirdList(source: found("crow", "finch")) }
  #Preview("Searching") { BirdList(source: searching()) }
  #Preview("No connection") { BirdList(source: failing()) }
#endif
