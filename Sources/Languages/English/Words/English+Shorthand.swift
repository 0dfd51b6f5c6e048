package import Language

extension English {
  /// How words are shortened that hold a sentence together, by what is typed.
  package static let shorthand: WordTable<String> = {
    var table = WordTable<String>()
    for (word, typed) in shortened { Spelling.forEach(in: typed) { table.insert($0, word) } }
    return table
  }()

  private static let shortened: [(String, String)] = [
    ("with", "w wiv wth"), ("before", "b4 bfore befor"), ("about", "abt abot"), ("from", "frm"),
    ("because", "bc bcos becos coz cuz"), ("through", "thru"),
  ]
}
