import Civil
import Randomness
import Records
import Synchronization

/// A settable clock, and the IDs for its time, so that a sample record of March was created and last changed in March.
final class SimulatedClock: Sendable {
  private let state: Mutex<State>

  private struct State {
    var now: LocalTime
    var random: SeededRandom
    var counter: UInt16 = 0
  }

  init(_ now: LocalTime, _ random: SeededRandom) { state = Mutex(State(now: now, random: random)) }

  var now: LocalTime {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// A version 7 UUID of the simulated time, so that IDs sort by it.
  func id() -> ID {
    state.withLock { state in
      state.counter = (state.counter + 1) & 0xFFF
      return IDGenerator.version7(Int64(state.now.ordinal) * 1000, counter: state.counter, state.random.next())
    }
  }
}
