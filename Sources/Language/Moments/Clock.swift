/// What was said about the time of day.
package struct Clock: Hashable, Sendable {
  /// Which twelve hours a clock face's hour lies in, as far as that was said.
  package enum Half: Hashable, Sendable {
    case am, pm
    /// The hour counts from 0 to 23.
    case whole
    case unsaid
  }

  package struct Face: Hashable, Sendable {
    package var hour: Int
    package var minute = 0
    package var second: Int?
    package var half = Half.unsaid
  }

  package var face: Face?
  package var part: DayPart?

  /// `nil` when no clock shows that.
  package init?(_ hour: Int, _ minute: Int = 0, second: Int? = nil, _ half: Half = .unsaid) {
    guard (0...59).contains(minute), (0...59).contains(second ?? 0), (0...24).contains(hour) else { return nil }
    if hour == 24, minute != 0 || half == .am || half == .pm { return nil }
    if half == .am, hour > 12 || hour == 0 { return nil }
    if half == .pm, hour > 23 { return nil }
    let certain = hour > 12 || hour == 0
    face = Face(hour: hour, minute: minute, second: second, half: certain && half == .unsaid ? .whole : half)
  }

  package init(_ part: DayPart) { self.part = part }

  /// "8" and "tonight" name one time together; two times never do.
  package func merged(with other: Clock) -> Clock? {
    guard face == nil || other.face == nil else { return nil }
    var both = self
    both.face = face ?? other.face
    both.part = part ?? other.part
    guard let part, let otherPart = other.part, part != otherPart else { return both }
    // Noon and midnight are times, and tell which of a loose part is meant.
    let exact = [part, otherPart].filter { $0.uncertainty == nil }
    both.part = exact.first
    return exact.count == 1 ? both : nil
  }

  /// The same face, so long later or earlier: "two hours before six"; `nil` for days.
  package func moved(_ length: Length, _ sign: Int) -> Clock? {
    length.isExact && length.seconds % 60 == 0 ? moved(minutes: sign * length.seconds / 60) : nil
  }

  /// The same face, minutes later or earlier: "ten to four".
  package func moved(minutes: Int) -> Clock? {
    guard part == nil || face == nil, abs(minutes) < 720, var face = face ?? part?.face else { return nil }
    var moved = self
    let hour = face.half == .whole ? face.hour : face.hour % 12 + (face.half == .pm ? 12 : 0)
    let total = (hour * 60 + face.minute + minutes + 1440) % 1440
    face.hour = face.half == .whole ? total / 60 : (total / 60 + 11) % 12 + 1
    if face.half == .am || face.half == .pm { face.half = total < 720 ? .am : .pm }
    face.minute = total % 60
    moved.face = face
    moved.part = nil
    return moved
  }
}
