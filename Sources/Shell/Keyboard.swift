internal import CEditline
internal import Glibc

/// What the main thread waits for: strokes, the doorbell, signals; in the order they came.
final class Keyboard {
  enum Event: Equatable {
    case stroke(Stroke)
    case rung
    case signal(Int32)
    case closed
    case timeout
  }

  /// How long the rest of an escape sequence or of a character may take, and the rest of a paste, in milliseconds.
  private static let patience: Int32 = 50
  private static let pastePatience: Int32 = 2000

  private let doorbell: Doorbell
  private let signals: Int32
  private var decoder = StrokeDecoder()
  private var unread: [Stroke] = []
  private var isClosed = false

  init(doorbell: Doorbell, catching numbers: [Int32]) {
    self.doorbell = doorbell
    signals = signal_pipe_open(numbers, Int32(numbers.count))
  }

  /// Hands the stroke out again at the next call of `next`.
  func putBack(_ strokes: [Stroke]) { unread = strokes + unread }

  /// `isTyped: false` leaves a terminal that has been closed out of it.
  func next(until deadline: ContinuousClock.Instant? = nil, isTyped: Bool = true) -> Event {
    if !unread.isEmpty { return .stroke(unread.removeFirst()) }
    while true {
      if let stroke = decoder.next(patient: true) { return .stroke(stroke) }
      if isClosed, isTyped { return rest() }
      let wait = decoder.isPasting ? Self.pastePatience : decoder.isEmpty ? deadline.milliseconds : Self.patience
      let ready = poll((isTyped ? [STDIN_FILENO] : []) + [doorbell.descriptor, signals], wait)
      if let event = ready.first.flatMap(event) { return event }
      if ready.isEmpty, decoder.isEmpty, !decoder.isPasting { return .timeout }
      if ready.isEmpty, let stroke = decoder.next(patient: false) { return .stroke(stroke) }
    }
  }

  /// The printable characters that have already come.
  func burst() -> [Unicode.Scalar] { unread.isEmpty ? decoder.burst() : [] }

  private func rest() -> Event {
    decoder.next(patient: false).map { .stroke($0) } ?? .closed
  }

  private func event(_ descriptor: Int32) -> Event? {
    switch descriptor {
    case doorbell.descriptor: ring()
    case signals: nextSignal()
    default: fill()
    }
  }

  private func ring() -> Event {
    doorbell.silence()
    return .rung
  }

  private func nextSignal() -> Event? {
    var number: UInt8 = 0
    return read(signals, &number, 1) == 1 ? .signal(Int32(number)) : nil
  }

  private func fill() -> Event? {
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

/// Those of the descriptors that have something, signals and doorbell before the terminal; none when time is up.
private func poll(_ descriptors: [Int32], _ milliseconds: Int32) -> [Int32] {
  var waiting = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  while Glibc.poll(&waiting, nfds_t(waiting.count), milliseconds) < 0, errno == EINTR {}
  // A signal may have come with what was typed after it, and is written down only now.
  while Glibc.poll(&waiting, nfds_t(waiting.count), 0) < 0, errno == EINTR {}
  return waiting.reversed().filter { $0.revents != 0 }.map(\.fd)
}

extension ContinuousClock.Instant? {
  /// What is left of the time, in milliseconds as poll(2) counts them: -1 is for ever.
  fileprivate var milliseconds: Int32 {
    guard let left = self.map({ ContinuousClock.now.duration(to: $0) }) else { return -1 }
    return Int32(clamping: max(0, left.components.seconds * 1000 + left.components.attoseconds / 1_000_000_000_000_000))
  }
}
