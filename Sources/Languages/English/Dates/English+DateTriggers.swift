package import Language

extension English {
  /// Trigger words: every date without a number, weekday, month, unit or part of the day contains one of them. A test
  /// finds those that are missing.
  package static let dateTriggers = WordSet(
    """
    today tomorrow tomorrows tonight yesterday overmorrow morrow morra now later soon once twice thrice asap atm moment instant \
    immediately away while bit weekend weekends wknd wkend weekday weekdays workday workdays eod cob eow eom eoq eoy close end \
    m mwf dinner dinnertime supper tea teatime breakfast breakfasttime bed bedtime school work afternoonish spring \
    springtime summer summertime autumn fall winter wintertime season seasons daily everyday weekly fortnightly \
    biweekly monthly bimonthly quarterly yearly annually anually annum biannually semiannually hourly nightly \
    christmas xmas nye year's epiphany valentine valentines valentine's fools fools' fool fool's mayo juneteenth \
    assumption halloween hallowe'en fawkes kwanzaa hogmanay noonish middayish midsummer midsummers midsummer's holiday bowl birthday thanksgiving gras easter ascension pentecost whitsun \
    christi ramadan eid hanukkah chanukah hanukah passover pesach rosh kippur
    """)
}
