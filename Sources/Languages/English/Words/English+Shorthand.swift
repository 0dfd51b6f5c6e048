package import Language

extension English {
  /// Short forms of words that hold a sentence together, mapped to the full word.
  package static let abbreviations: WordTable<String> = {
    var table = WordTable<String>()
    for (word, forms) in shortForms { Spelling.forEach(in: forms) { table.insert($0, word) } }
    return table
  }()

  private static let shortForms: [(String, String)] = [
    ("with", "w wiv wth wi"), ("before", "b4 bfore befor afore"), ("about", "abt abot aboot"), ("from", "frm fae frae"),
    ("done", "dun"), ("to", "tae"), ("out", "oot"), ("down", "doon"), ("now", "noo"), ("every", "evry evrey"),
    ("of", "ov"),
    ("no", "naw"), ("gone", "awa"), ("pattern", "patern"), ("journal", "jurnal jornal"),
    ("because", "bc bcos becos coz cuz"), ("through", "thru"),
    ("about", "bout"), ("coming", "comin"), ("feeling", "feelin"), ("getting", "gettin"), ("starting", "startin"),
    ("having", "havin"), ("taking", "takin"), ("kicking", "kickin"), ("sleeping", "sleepin"), ("working", "workin"),
    ("what", "wot wat wht waht"), ("whats", "wots wats whts"), ("when", "wen whn"), ("where", "wher"),
    ("take", "tek"), ("make", "mek"), ("doing", "doin"), ("going", "goin"), ("looking", "lookin"), ("making", "makin"),
    ("ringing", "ringin"), ("calling", "callin"), ("bringing", "bringin"), ("putting", "puttin"), ("moving", "movin"),
    ("showing", "showin"), ("hurting", "hurtin"), ("killing", "killin"), ("aching", "achin"), ("meeting", "meetin"),
    ("morning", "mornin"), ("evening", "evenin"), ("nothing", "nothin nowt"), ("something", "somethin summat"),
    ("anything", "anythin owt"), ("everything", "everythin"), ("sometime", "sumtime"), ("change", "chng chnge"),
    ("back", "bak"), ("slept", "slep"), ("priority", "prioity priorty prority"), ("overdue", "overdu"),
    ("actually", "actualy actully actaully acutally"), ("night", "nite nihgt"),
  ]
}
