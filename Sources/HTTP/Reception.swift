/// What has come of an answer; on the thread that fetches it.
final class Reception {
  private let handover: ResponseStream
  private var lines = HeadLines()
  private var isOfUse = true
  private var room: Int
  /// Whether something of the body has come since this was last asked.
  private var isFresh = false
  private(set) var isBegun = false
  /// Why no more is taken.
  private(set) var fault: Fault?
  /// Whether all that is wanted is there, though more would come.
  private(set) var isEnough = false

  /// Of a head; servers do with far less.
  private static let longestHead = 1 << 16
  /// Of the body of an answer that is none; enough to tell it.
  private static let longestExcuse = 1 << 16

  init(_ handover: ResponseStream, limit: Int) {
    self.handover = handover
    room = limit
  }

  func hasNews() -> Bool {
    defer { isFresh = false }
    return isFresh
  }

  /// Each takes what has come; `false` ends the transfer.
  func take(line: UnsafeRawBufferPointer) -> Bool {
    let head = lines.add(line)
    guard lines.size <= Reception.longestHead else { return stop(.tooLarge) }
    guard let head else { return true }
    isOfUse = (200..<300).contains(head.status)
    if !isOfUse { room = min(room, Reception.longestExcuse) }
    handover.give(head)
    return true
  }

  func take(piece: UnsafeRawBufferPointer) -> Bool {
    (isBegun, isFresh) = (true, true)
    guard piece.count <= room else { return overflow(piece) }
    room -= piece.count
    handover.give(Array(piece))
    return true
  }

  private func overflow(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard !isOfUse else { return stop(.tooLarge) }
    handover.give(Array(piece.prefix(room)))
    isEnough = true
    return false
  }

  private func stop(_ fault: Fault) -> Bool {
    self.fault = fault
    return false
  }
}
