extension RepeatRule {
  /// The rule with the weekday or the day of the month of another day, where it names that of the old one: "no, the 16th"
  /// said of "every month on the 15th".
  package func moved(from old: Day, to new: Day) -> RepeatRule {
    var rule = self
    rule.monthDays = monthDays.map { $0 == old.day ? new.day : $0 }
    rule.weekdays = weekdays.map { $0.weekday == old.weekday ? WeekdayRank(new.weekday, rank: $0.rank) : $0 }
    return rule
  }
}
