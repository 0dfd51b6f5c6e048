package import Civil
package import Language
import Replies

/// A time that replaces another: "make that 6pm" keeps the day, "friday, not thursday" the time.
package struct NewTime: Hashable, Sendable {
  package let said: When
  private let moment: Moment

  package init?(_ moment: Moment?, now: LocalTime) {
    guard let moment, let said = moment.due(now: now) else { return nil }
    (self.said, self.moment) = (said, moment)
  }

  /// Of day and time what was said; the other stays.
  package func replacing(_ old: When?) -> When {
    guard let old else { return said }
    if moment.namesDay || !said.hasTime {
      return said.hasTime || !old.hasTime ? said : When(said.day, secondOfDay: old.secondOfDay)
    }
    // "make that 7" is the seven o'clock that is near.
    let near = old.hasTime ? moment.resolve(now: old.start.adding(minutes: NewTime.nearness))?.start : nil
    return When(old.day, secondOfDay: (near ?? said).secondOfDay)
  }

  /// Minutes before the old time from which the new one is looked for.
  private static let nearness = -4 * 60
}

extension Parameter where Value == NewTime {
  package static func newTime(_ name: String, _ about: String) -> Parameter<NewTime> {
    let moment = Parameter<When>.moment(name, about)
    return Parameter(
      name: name, about: about, isOptional: false, slot: moment.slot, schema: moment.schema(),
      value: { argument, reading in
        NewTime(argument.moment(in: reading.language), now: reading.now)
      },
      absent: nil, json: { moment.json($0.said) })
  }
}
