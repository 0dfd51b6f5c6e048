internal import CEditline
internal import Glibc

/// Everything the main thread waits for, in order of arrival: terminal input, wakeups and signals.
final class EventReader {
  enum Event: Equatable {
    case input(TerminalInput)
    case wakeup
    case signal(Int32)
    case closed
    case timeout
  }

  /// Timeouts in milliseconds for the rest of an escape sequence or character, and for the rest of a paste.
  private static let sequenceTimeout: Int32 = 50
  private static let pasteTimeout: Int32 = 2000

  private let waker: Waker
  private let signals: Int32
  private var decoder = TerminalInputDecoder()
  private var pushedBack: [TerminalInput] = []
  private var isClosed = false

  init(waker: Waker, catching numbers: [Int32]) {
    self.waker = waker
    signals = signal_pipe_open(numbers, Int32(numbers.count))
  }

  /// The inputs are returned again by the next calls of `next`.
  func putBack(_ strokes: [TerminalInput]) { pushedBack = strokes + pushedBack }

  /// With `isTyped: false`, a closed terminal is no longer read.
  func next(until deadline: ContinuousClock.Instant? = nil, isTyped: Bool = true) -> Event {
    if !pushedBack.isEmpty { return .input(pushedBack.removeFirst()) }
    while true {
      if let stroke = decoder.next(patient: true) { return .input(stroke) }
      if isClosed, isTyped { return finalEvent() }
      let wait = decoder.isPasting ? Self.pasteTimeout : decoder.isEmpty ? deadline.pollTimeout : Self.sequenceTimeout
      let ready = poll((isTyped ? [STDIN_FILENO] : []) + [waker.descriptor, signals], wait)
      if let event = ready.first.flatMap(event) { return event }
      if ready.isEmpty, decoder.isEmpty, !decoder.isPasting { return .timeout }
      if ready.isEmpty, let stroke = decoder.next(patient: false) { return .input(stroke) }
    }
  }

  /// The printable characters that have already arrived.
  func burst() -> [Unicode.Scalar] { pushedBack.isEmpty ? decoder.burst() : [] }

  private func finalEvent() -> Event {
    decoder.next(patient: false).map { .input($0) } ?? .closed
  }

  private func event(_ descriptor: Int32) -> Event? {
    switch descriptor {
    case waker.descriptor: acknowledgeWakeup()
    case signals: nextSignal()
    default: readInput()
    }
  }

  private func acknowledgeWakeup() -> Event {
    waker.reset()
    return .wakeup
  }

  private func nextSignal() -> Event? {
    var number: UInt8 = 0
    return read(signals, &number, 1) == 1 ? .signal(Int32(number)) : nil
  }

  private func readInput() -> Event? {
    var result = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      result = read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      count = max(0, result)
    }
    isClosed = result == 0 || (result < 0 && errno != EINTR && errno != EAGAIN)
    decoder.feed(chunk)
    return nil
  }
}

/// The descriptors that are ready, in reverse order of the array, so signals and wakeups come before the terminal; none
/// after a timeout.
private func poll(_ descriptors: [Int32], _ milliseconds: Int32) -> [Int32] {
  var pollEntries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  while Glibc.poll(&pollEntries, nfds_t(pollEntries.count), milliseconds) < 0, errno == EINTR {}
  // Polls once more without waiting: a signal that arrived before the input may be written to its pipe only now.
  while Glibc.poll(&pollEntries, nfds_t(pollEntries.count), 0) < 0, errno == EINTR {}
  return pollEntries.reversed().filter { $0.revents != 0 }.map(\.fd)
}

extension ContinuousClock.Instant? {
  /// The remaining time in milliseconds for poll(2); -1 means no limit.
  fileprivate var pollTimeout: Int32 {
    guard let remaining = self.map({ ContinuousClock.now.duration(to: $0) }) else { return -1 }
    return Int32(
      clamping: max(0, remaining.components.seconds * 1000 + remaining.components.attoseconds / 1_000_000_000_000_000))
  }
}
