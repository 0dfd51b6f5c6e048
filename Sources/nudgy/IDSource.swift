import Glibc
import Records
import Synchronization

/// Makes UUIDs of version 7, each greater than the last, even within one millisecond.
final class IDSource: Sendable {
  private let last = Mutex((milliseconds: Int64(0), counter: UInt16(0)))

  func next() -> ID {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let now = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    let (milliseconds, counter) = last.withLock { last in
      let isLater = now > last.milliseconds
      let isFull = last.counter == 0xFFF
      last = isLater ? (now, 0) : isFull ? (last.milliseconds + 1, 0) : (last.milliseconds, last.counter + 1)
      return last
    }
    return IDGenerator.version7(milliseconds, counter: counter, UInt64.random(in: 0 ... .max))
  }
}
