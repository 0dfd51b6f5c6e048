internal import Synchronization

/// The words and rows of one language's dates: all of them, or those that some words can say, since all would take a
/// one-shot call longer than reading by the few that it needs.
final class MomentGrammar: Sendable {
  let lexicon: Lexicon
  let tree: RowTree
  /// Terms read from their lexemes by code, by raw value.
  let lexical = LexicalTerms.readers
  let admission: Admission

  /// All of it.
  static let whole = MomentGrammar(saying: .all)

  private static let first = Mutex<MomentGrammar?>(nil)

  /// One for texts of these words: the first text of a process is read by its own rows, and so are those that say no
  /// other words; after one that does, all are read by all.
  static func english(_ lexemes: [Lexeme], _ text: [UInt8]) -> MomentGrammar {
    let words = SaidWords(lexemes, text)
    return first.withLock { first in
      if let first, first.tree.wanted.isSuperset(of: words) { return first }
      let grammar = first == nil ? MomentGrammar(saying: words.union(.asked)) : whole
      first = grammar
      return grammar
    }
  }

  init(saying words: SaidWords) {
    var tree = RowTree(words)
    English.lengths(&tree)
    English.clocks(&tree)
    English.dates(&tree)
    English.feasts(&tree)
    English.places(&tree)
    English.days(&tree)
    English.recurrences(&tree)
    English.moments(&tree)
    tree.close()
    var lexicon = Lexicon.english
    for word in tree.words { lexicon.add(word) }
    (self.lexicon, self.tree, admission) = (lexicon, tree, Admission(tree.starts()))
  }
}

/// Words that a text can say, each as one bit of 64 that others may share.
struct SaidWords: Sendable {
  private var bits: UInt64 = 0

  static let all = SaidWords(bits: .max)
  /// Those with which nudgy asks again: "in 20 minutes", "at 8", "two hours ago".
  static let asked = SaidWords(bits: ["in", "at", "ago"].reduce(0) { $0 | Spelling($1).bit })

  private init(bits: UInt64) { self.bits = bits }

  /// As they are typed, and as they were meant.
  init(_ lexemes: [Lexeme], _ text: [UInt8]) {
    for lexeme in lexemes {
      bits |= lexeme.spelling.bit
      if lexeme.shape == .word { bits |= lexeme.meaning(Lexicon.english, text).0.bit }
    }
  }

  func contains(_ word: Spelling) -> Bool { bits & word.bit != 0 }
  func isSuperset(of other: SaidWords) -> Bool { bits & other.bits == other.bits }
  func union(_ other: SaidWords) -> SaidWords { SaidWords(bits: bits | other.bits) }
}

/// Everything about dates that only English does.
enum English {}
