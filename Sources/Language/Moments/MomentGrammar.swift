/// The words and rows of one language's dates.
struct MomentGrammar: Sendable {
  private(set) var lexicon = Lexicon.english
  var tree = RowTree()
  /// Terms read from their lexemes by code, by raw value.
  let lexical = LexicalTerms.readers
  private(set) var admission = Admission([])

  static let english: MomentGrammar = {
    var grammar = MomentGrammar()
    English.lengths(&grammar.tree)
    English.clocks(&grammar.tree)
    English.dates(&grammar.tree)
    English.feasts(&grammar.tree)
    English.places(&grammar.tree)
    English.days(&grammar.tree)
    English.recurrences(&grammar.tree)
    English.moments(&grammar.tree)
    grammar.tree.close()
    for word in grammar.tree.words { grammar.lexicon.add(word) }
    grammar.admission = Admission(grammar.tree.starts())
    return grammar
  }()
}

/// Everything about dates that only English does.
enum English {}
