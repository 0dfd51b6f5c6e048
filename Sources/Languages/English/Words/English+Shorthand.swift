package import Language

extension English {
  /// Short forms of words that hold a sentence together, mapped to the full word.
  package static let abbreviations: WordTable<String> = {
    var table = WordTable<String>()
    for (word, forms) in shortForms { Spelling.forEach(in: forms) { table.insert($0, word) } }
    return table
  }()

  private static let shortForms: [(String, String)] = [
    ("with", "w wiv wth"), ("before", "b4 bfore befor"), ("about", "abt abot"), ("from", "frm"),
    ("because", "bc bcos becos coz cuz"), ("through", "thru"),
    ("about", "bout"), ("coming", "comin"), ("feeling", "feelin"), ("getting", "gettin"), ("starting", "startin"),
    ("having", "havin"), ("taking", "takin"), ("kicking", "kickin"), ("sleeping", "sleepin"), ("working", "workin"),
    ("actually", "actualy actully actaully acutally"), ("night", "nite nihgt"),
  ]
}
