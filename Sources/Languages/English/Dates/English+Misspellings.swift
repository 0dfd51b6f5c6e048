internal import Language

extension English {
  /// Frequent misspellings and short forms of words that are too short, or too different, for automatic repair.
  static let misspellings: [(String, String)] = [
    ("tomorrow", "tmrw tmr tmrow tmw tomo tomoz tomorow tommorow tommorrow tomorro tommorro tomorrrow"),
    ("today", "todya tday tody todday"),
    ("tonight", "tonite tn tonigt tonght tongiht"),
    ("yesterday", "yday ydy yest yestarday"),
    ("monday", "mnday moday monady munday"),
    ("tuesday", "tusday teusday tuseday tuesdy tewsday chewsday"),
    ("wednesday", "wensday wendsday wedesday wenesday wensdy wenzday wedensday wendesday"),
    ("thursday", "thrusday thirsday thurday thersday thursdy"),
    ("friday", "firday frday fridy firdy"),
    ("saturday", "saterday satuday sattirday satterday sattday saturdy"),
    ("sunday", "sundy suday"),
    ("february", "febuary febrary"),
    ("march", "marhc"),
    ("april", "aprl apirl aprill"),
    ("other", "othr oter otehr"),
    ("evening", "evenin evning"),
    ("weekday", "wkday weekdy"),
    ("weekdays", "wkdays"),
    ("every", "evry evrey everey evey evr"),
    ("month", "mth mnth"),
    ("months", "mths mnths"),
    ("week", "weeek wek"),
    ("weekend", "weeknd"),
    ("minutes", "minuts miuntes minites minits"),
    ("minute", "minte minuet"),
    ("hours", "horus huors"),
    ("hour", "huor"),
    ("morning", "mornin mornng moring mroning mornign monring morinng"),
    ("afternoon", "afternon aftrnoon aftenoon afternnon aternoon"),
    ("evening", "evning evenin eveing evenign"),
    ("next", "nxt netx"),
    ("later", "l8r lata ltr"),
    ("until", "untill untl"),
    ("before", "bfore befor befre"),
    ("after", "aftr aftre"),
    ("starting", "startng startin"),
    ("this", "dis"),
    ("and", "n"), ("of", "ov"),
  ]

  /// Words long enough for automatic repair: one or two wrong letters leave no doubt.
  static let repairableWords = """
    tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday wednesdays thursdays \
    january february august september october november december christmas midnight
    """
}
