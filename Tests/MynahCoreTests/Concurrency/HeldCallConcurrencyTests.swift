import Mynah
import Support
import Testing

@Suite struct HeldCallConcurrencyTests {
  let bird = mock(Bird.self)

  /// Verifies that all held calls end while tasks resume, cancel, and reset them in parallel.
  @Test func heldCallsEndOnSeveralThreads() async {
    let bird = mock(Bird.self).recordingOutcomes()
    let capture = await capturedFailures {
      let flight = Locked(given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError))
      let isDone = Locked(false)
      // This task resumes the calls that the other tasks don't resume.
      async let release: Void = {
        while !isDone.withLock({ $0 }) {
          flight.withLock { $0 }.resumeAll(returning: 0)
          // Without a pause, the other tasks would wait for the lock for seconds.
          try? await Task.sleep(for: .microseconds(100))
        }
      }()
      await withTaskGroup(of: Void.self) { group in
        for worker in 0..<8 {
          group.addTask {
            for round in 0..<200 {
              let current = flight.withLock { $0 }
              switch worker {
              case 0...2:
                let task = Task { try await bird.fly(to: "Oslo") }
                if round.isMultiple(of: 2) { task.cancel() }
                _ = await task.result
              case 3: current.resume(returning: round)
              case 4: current.resume(call: round % 7 + 1, returning: round)
              case 5: current.resumeAll(throwing: Storm.rain)
              case 6 where round.isMultiple(of: 20):
                reset(bird)
                let next = given(bird.fly(to: any())).willSuspend(onCancel: .throwCancellationError)
                let previous = flight.withLock { flight in
                  defer { flight = next }
                  return flight
                }
                previous.resumeAll(returning: 0)
              default:
                _ = current.calls.map(\.isHeld)
                verify(bird.fly(to: any())).threw(Storm.rain, atLeast(0))
                verify(bird.fly(to: "Oslo")).returned(0, atLeast(0))
                if round.isMultiple(of: 20) { _ = describe(bird) }
                await current.isHeld(current.heldCount, within: .zero)
              }
            }
          }
        }
      }
      isDone.withLock { $0 = true }
      await release
      clearStubs(on: bird)
      #expect(bird.mockingContext._checkInvariants() == [])
    }
    let words = Set(capture.texts.map { String($0.prefix { $0 != " " }) })
    #expect(words.isSubset(of: ["Still", "Can't", "Expected", "Unexpected"]))
  }

  @Test func eachHeldCallGetsADifferentValue() async {
    let flight = given(bird.fly(to: any())).willSuspend()
    let values = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<100 { group.addTask { try? await bird.fly(to: "Oslo") } }
      for value in 0..<100 {
        group.addTask {
          flight.resume(returning: value); return nil
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(values.compactMap(\.self).sorted() == Array(0..<100))
  }
}
