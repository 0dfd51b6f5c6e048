internal import Synchronization

/// The words and rows of one language's dates: all of them, or those that some words can say, since all would take a
/// one-shot call longer than reading by the few that it needs.
final class MomentGrammar: Sendable {
  let lexicon: Lexicon
  let tree: RowTree
  /// Terms read from their lexemes by code, by raw value.
  let lexical = LexicalTerms.readers
  let admission: Admission

  /// The one of a language that its texts were read by so far.
  final class Kept: Sendable {
    private let rules: any DateRules.Type
    private let first = Mutex<MomentGrammar?>(nil)

    init(_ rules: any DateRules.Type) { self.rules = rules }

    /// One for texts of these words: the first text of a process is read by its own rows, and so are those that say no
    /// other words; after one that does, all are read by all.
    func grammar(_ lexemes: [Lexeme], _ text: [UInt8]) -> MomentGrammar {
      let words = SaidWords(lexemes, text, rules.lexicon)
      return first.withLock { first in
        if let first, first.tree.wanted.isSuperset(of: words) { return first }
        let grammar = MomentGrammar(rules, saying: first == nil ? words : .all)
        first = grammar
        return grammar
      }
    }
  }

  init(_ rules: any DateRules.Type, saying words: SaidWords) {
    var tree = RowTree(words)
    rules.addRows(to: &tree)
    tree.close()
    var lexicon = rules.lexicon
    for word in tree.words { lexicon.add(word) }
    (self.lexicon, self.tree, admission) = (lexicon, tree, Admission(tree.starts()))
  }
}

/// Words that a text can say, each as one bit of 64 that others may share.
struct SaidWords: Sendable {
  private var bits: UInt64 = 0

  static let all = SaidWords(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  /// As they are typed, and as they were meant.
  init(_ lexemes: [Lexeme], _ text: [UInt8], _ lexicon: Lexicon) {
    for lexeme in lexemes {
      bits |= lexeme.spelling.bit
      if lexeme.shape == .word { bits |= lexeme.meaning(lexicon, text).0.bit }
    }
  }

  func contains(_ word: Spelling) -> Bool { bits & word.bit != 0 }
  func isSuperset(of other: SaidWords) -> Bool { bits & other.bits == other.bits }
}
