internal import MynahShims

extension CallMatcher {
  /// Tells what calls read of a plain stub which bytes of their arguments these matchers accept.
  ///
  /// Exact values that lie beside each other are compared as one; where that is not all there is to
  /// compare, the stub is asked.
  func writeBytes(to stub: UnsafeMutablePointer<mynah_stub_t>) {
    guard !matchesEverything else { return }
    stub.pointee.asks = true
    var (start, end, next) = (0, 0, 0)
    var equality = ByteEquality.decisive
    for index in 0..<parts.count {
      let part = parts[index]
      // A tuple has its elements one after the other, each where its type may lie.
      let offset = (next + part.alignment - 1) & ~(part.alignment - 1)
      next = offset + part.size
      guard part.exactHash != nil else { continue }
      if start == end { (start, end) = (offset, offset) }
      guard offset == end, next - start <= Int(mynah_stub_capacity) else { return }
      switch part.byteEquality {
      case .undecided: return
      case .sufficient: equality = .sufficient
      case .decisive: break
      }
      part.copyBytes(to: UnsafeMutableRawPointer(mynah_stub_bytes(stub)) + (offset - start))
      end = next
    }
    guard next == MemoryLayout<Arguments>.size, start < end else { return }
    stub.pointee.offset = start
    stub.pointee.size = end - start
    stub.pointee.asks = equality != .decisive
  }
}
