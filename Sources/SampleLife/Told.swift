import Civil
import Records
import Session
import Synchronization

/// The time that is being told of, and the ids of what was made then: a record of March was last touched in March.
final class Told: Sendable {
  private let state: Mutex<State>

  private struct State {
    var now: LocalTime
    var lot: SeededRandom
    var counter: UInt16 = 0
  }

  init(_ now: LocalTime, _ lot: SeededRandom) { state = Mutex(State(now: now, lot: lot)) }

  var now: LocalTime {
    get { state.withLock(\.now) }
    set { state.withLock { $0.now = newValue } }
  }

  /// As if made at that time, so that they stand in its order.
  func id() -> ID {
    state.withLock { state in
      state.counter = (state.counter + 1) & 0xFFF
      return Ids.version7(Int64(state.now.ordinal) * 1000, counter: state.counter, state.lot.next())
    }
  }
}
