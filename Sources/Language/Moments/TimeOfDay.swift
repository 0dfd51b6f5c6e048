/// A time of day as it was said: an explicit time, a part of the day, or both.
package struct TimeOfDay: Hashable, Sendable {
  /// Which half of the day an hour belongs to, as far as that was said.
  package enum Meridiem: Hashable, Sendable {
    case am, pm
    /// The hour counts from 0 to 23.
    case twentyFourHour
    case unspecified
  }

  package struct ExplicitTime: Hashable, Sendable {
    package var hour: Int
    package var minute = 0
    package var second: Int?
    package var meridiem = Meridiem.unspecified
  }

  package var explicitTime: ExplicitTime?
  package var part: DayPart?

  /// `nil` if no clock can show that time.
  package init?(_ hour: Int, _ minute: Int = 0, second: Int? = nil, _ half: Meridiem = .unspecified) {
    guard (0...59).contains(minute), (0...59).contains(second ?? 0), (0...24).contains(hour) else { return nil }
    if hour == 24, minute != 0 || half == .am || half == .pm { return nil }
    if half == .am, hour > 12 || hour == 0 { return nil }
    if half == .pm, hour > 23 { return nil }
    let is24Hour = hour > 12 || hour == 0
    explicitTime = ExplicitTime(
      hour: hour, minute: minute, second: second, meridiem: is24Hour && half == .unspecified ? .twentyFourHour : half)
  }

  package init(_ part: DayPart) { self.part = part }

  /// Joins an explicit time and a part of the day ("8" and "tonight"); `nil` for two explicit times, and for two
  /// different parts that are both vague or both exact.
  package func merged(with other: TimeOfDay) -> TimeOfDay? {
    guard explicitTime == nil || other.explicitTime == nil else { return nil }
    // No hour but the twelfth is one of noon: the "one" of "the landlord one tomorrow at noon" is none.
    if let hour = (explicitTime ?? other.explicitTime)?.hour, hour != 12, [part, other.part].contains(.noon) {
      return nil
    }
    var merged = self
    merged.explicitTime = explicitTime ?? other.explicitTime
    merged.part = part ?? other.part
    guard let part, let otherPart = other.part, part != otherPart else { return merged }
    // Noon and midnight are exact times; they decide which part is meant when the other one is vague.
    let exactParts = [part, otherPart].filter { $0.uncertainty == nil }
    merged.part = exactParts.first
    return exactParts.count == 1 ? merged : nil
  }

  /// The same time moved by `sign` times a duration: "two hours before six"; `nil` for durations in days or longer.
  package func moved(_ length: CalendarDuration, _ sign: Int) -> TimeOfDay? {
    length.isExact && length.seconds % 60 == 0 ? moved(minutes: sign * length.seconds / 60) : nil
  }

  /// The same time moved by minutes: "ten to four"; `nil` for 12 hours and more, and next to a part of the day.
  package func moved(minutes: Int) -> TimeOfDay? {
    guard part == nil || explicitTime == nil, abs(minutes) < 720, var face = explicitTime ?? part?.explicitTime else {
      return nil
    }
    var moved = self
    let hour = face.meridiem == .twentyFourHour ? face.hour : face.hour % 12 + (face.meridiem == .pm ? 12 : 0)
    let total = (hour * 60 + face.minute + minutes + 1440) % 1440
    face.hour = face.meridiem == .twentyFourHour ? total / 60 : (total / 60 + 11) % 12 + 1
    if face.meridiem == .am || face.meridiem == .pm { face.meridiem = total < 720 ? .am : .pm }
    face.minute = total % 60
    moved.explicitTime = face
    moved.part = nil
    return moved
  }
}
