import MynahCore

@testable import Pointers

func pointers(_ start: UnsafePointer<Int>) throws {
  let reader = mock(Reader.self)
  given(reader.count()).willReturn(1)
  unsafe given(reader.read(any(), last: any())).willReturn(
    UnsafeBufferPointer(start: nil, count: 0))
  reader.forwardCalls(to: reader)
  unsafe given(mock(Buffer.self).initialize(start: start).write(any())).willReturn()
  unsafe given(mock(Memory.self).load(any())).willReturn(1)
  unsafe given(mock(closure: ((UnsafePointer<Int>) -> Int).self)(any())).willReturn(1)
}
