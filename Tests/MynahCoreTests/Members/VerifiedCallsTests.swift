import Testing

@testable import MynahCore

@Suite struct VerifiedCallsTests {
  @Test func anOlderSnapshotMarksCallsThatAreStillRecorded() {
    let log = CallLog<Int>(capacity: 1, era: 1)
    log.forgotten = 40
    let older = RecordedSerials(log, count: 100)
    log.forgotten = 100
    let newer = RecordedSerials(log, count: 40)

    var verified = VerifiedCalls()
    verified.insert(MatchedCalls(serials: newer, bits: [1 << 3], count: 1))
    // The newer snapshot removed the word of the older snapshot's first calls, but call 70 belongs
    // to the next word.
    verified.insert(MatchedCalls(serials: older, bits: [1 << 30, 0], count: 1))

    #expect((0..<100).filter { verified.contains($0, in: older) } == [30, 63])
    #expect((0..<40).filter { verified.contains($0, in: newer) } == [3])
  }
}
