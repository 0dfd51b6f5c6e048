import Civil
internal import Language

// Names of days, months and units, each with the short forms in use.
extension English {
  static let weekdays: [(Weekday, String)] = [
    (.monday, "monday mon"), (.tuesday, "tuesday tue tues"), (.wednesday, "wednesday wed weds"),
    (.thursday, "thursday thu thur thurs"), (.friday, "friday fri"), (.saturday, "saturday sat"),
    (.sunday, "sunday sun"),
  ]

  static let weekdayPlurals: [(Weekday, String)] = [
    (.monday, "mondays mons"), (.tuesday, "tuesdays"), (.wednesday, "wednesdays"), (.thursday, "thursdays"),
    (.friday, "fridays fris"), (.saturday, "saturdays sats"), (.sunday, "sundays suns"),
  ]

  static let months = [
    "january jan", "february feb", "march mar", "april apr", "may", "june jun", "july jul", "august aug",
    "september sep sept", "october oct", "november nov", "december dec",
  ]

  static let units: [(Unit, String)] = [
    (Unit(grain: .second), "second seconds sec secs s"),
    (Unit(grain: .minute), "minute minutes min mins m mn"),
    (Unit(grain: .hour), "hour hours hr hrs h"),
    (Unit(grain: .day), "day days d"),
    (Unit(grain: .week), "week weeks wk wks weeks'"),
    (Unit(grain: .week, times: 2), "fortnight fortnights"),
    (Unit(grain: .month), "month months months' mo mos"),
    (Unit(grain: .quarter), "quarter quarters qtr qtrs"),
    (Unit(grain: .year), "year years yr yrs y"),
    (Unit(grain: .year, times: 10), "decade decades"),
  ]

  static let dayParts: [(DayPart, String)] = [
    (.morning, "morning mornings morn"), (.noon, "noon midday"), (.lunch, "lunch lunchtime"),
    (.afternoon, "afternoon afternoons arvo aft aftn"), (.evening, "evening evenings eve"),
    (.night, "night nights nite"),
    (.midnight, "midnight"),
  ]
}
