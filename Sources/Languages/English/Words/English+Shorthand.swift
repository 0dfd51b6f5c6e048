package import Language

extension English {
  package static let abbreviations: WordTable<String> = {
    var table = WordTable<String>()
    // A letter by itself answers a question: "n" is no.
    for (word, forms) in shortForms + misspellings where forms.utf8.count > 1 {
      Spelling.forEach(in: forms) { table.insert($0, word) }
    }
    return table
  }()

  /// "shoppin" is shopping too, and "check-in" is a word of its own.
  package static func standardForm(of word: Line.Word) -> String? {
    let isOneWord = word.core.count == word.key.utf8.count
    return abbreviations[word.spelling] ?? (isOneWord ? ActionVerbs.gerund(withoutG: word.key) : nil)
  }

  /// Short forms of words that hold a sentence together, mapped to the full word.
  static let shortForms: [(String, String)] = [
    ("with", "w wiv wth wi"), ("before", "b4 bfore befor afore"), ("about", "abt abot aboot"), ("from", "frm fae frae"),
    ("done", "dun"), ("to", "tae"), ("out", "oot"), ("down", "doon"), ("now", "noo"), ("every", "evry evrey"),
    ("of", "ov o"), ("into", "intae inty inta"), ("off", "aff"), ("over", "ower"), ("after", "efter aftir"),
    ("our", "oor wor"), ("your", "yer"), ("you", "ye yous youse"), ("have", "hae huv"), ("give", "gie"),
    ("do", "dae"), ("go", "gan"), ("was", "wis"), ("were", "wur"), ("hold", "haud"), ("old", "auld owd"),
    ("told", "telt"), ("head", "heid"), ("half", "hauf hawf"), ("two", "twa"), ("four", "fower"), ("ones", "yins"),
    ("those", "thae"), ("right", "reet richt"), ("maybe", "mebbe mibbe mibby"), ("never", "nivver"),
    ("cant", "cannae cannie"), ("dont", "dinnae dinny dinna divvent"), ("didnt", "didnae didny"),
    ("doesnt", "doesnae doesny disnae"), ("isnt", "isnae isny"), ("arent", "arenae"), ("wasnt", "wisnae wasnae wisny"),
    ("hasnt", "hasnae hasny"), ("havent", "havenae hivnae"), ("wont", "willnae winnae wullnae"),
    ("couldnt", "couldnae couldny"), ("shouldnt", "shouldnae"), ("wouldnt", "wouldnae"),
    ("gonna", "gonnae gonny finna"),
    ("what", "whit"), ("whats", "whits"), ("that", "dat"), ("things", "tings"),
    ("them", "dem"),
    ("no", "naw nae"), ("gone", "awa"), ("pattern", "patern"), ("journal", "jurnal jornal"),
    ("because", "bc bcos becos coz cuz"), ("through", "thru"),
    ("about", "bout"), ("coming", "comin"), ("feeling", "feelin"), ("getting", "gettin"), ("starting", "startin"),
    ("having", "havin"), ("taking", "takin"), ("kicking", "kickin"), ("sleeping", "sleepin"), ("working", "workin"),
    ("what", "wot wat wht waht"), ("whats", "wots wats whts"), ("when", "wen whn"), ("where", "wher"),
    ("take", "tek tak"), ("make", "mek mak"), ("doing", "doin"), ("going", "goin"), ("looking", "lookin"),
    ("making", "makin"),
    ("ringing", "ringin"), ("calling", "callin"), ("bringing", "bringin"), ("putting", "puttin"), ("moving", "movin"),
    ("showing", "showin"), ("hurting", "hurtin"), ("killing", "killin"), ("aching", "achin"), ("meeting", "meetin"),
    ("morning", "mornin"), ("evening", "evenin"), ("nothing", "nothin nowt"), ("something", "somethin summat"),
    ("anything", "anythin owt"), ("everything", "everythin"), ("sometime", "sumtime"), ("change", "chng chnge"),
    ("back", "bak"), ("slept", "slep"), ("priority", "prioity priorty prority"), ("overdue", "overdu"),
    ("actually", "actualy actully actaully acutally"), ("night", "nite nihgt"),
  ]
}
