internal import Synchronization

/// The lexicon and rows of one language's dates. Either all of them, or only those that certain words can match:
/// building the complete grammar would slow down a process that reads a single text.
final class MomentGrammar: Sendable {
  let lexicon: Lexicon
  let tree: RowTree
  /// Readers of the terms that code reads, by `TermName.rawValue`; `nil` for terms that are read by rows.
  let lexical = LexicalTerms.readers
  let termLookup: TermLookup

  /// The grammar with which texts of a language have been read so far.
  final class Cache: Sendable {
    private let rules: any DateRules.Type
    private let cached = Mutex<MomentGrammar?>(nil)

    init(_ rules: any DateRules.Type) { self.rules = rules }

    /// A grammar for a text. The first text of a process gets only the rows that its words can match, and so do later
    /// texts with the same words; the first text with other words makes the grammar complete.
    func grammar(_ lexemes: [Lexeme], _ text: [UInt8]) -> MomentGrammar {
      let words = WordMask(lexemes, text, rules.lexicon)
      return cached.withLock { first in
        if let first, first.tree.wordMask.isSuperset(of: words) { return first }
        let grammar = MomentGrammar(rules, words: first == nil ? words : .all)
        first = grammar
        return grammar
      }
    }
  }

  init(_ rules: any DateRules.Type, words: WordMask) {
    var tree = RowTree(words)
    rules.addRows(to: &tree)
    tree.computeFirstSets()
    var lexicon = rules.lexicon
    for word in tree.words { lexicon.add(word) }
    (self.lexicon, self.tree, termLookup) = (lexicon, tree, TermLookup(tree.startSets()))
  }
}

/// A set of words as 64 bits, like a Bloom filter: several words share a bit, so it may contain too many, never too
/// few.
struct WordMask: Sendable {
  private var bits: UInt64 = 0

  static let all = WordMask(bits: .max)

  private init(bits: UInt64) { self.bits = bits }

  /// The words of a text, both as typed and as corrected.
  init(_ lexemes: [Lexeme], _ text: [UInt8], _ lexicon: Lexicon) {
    for lexeme in lexemes {
      bits |= lexeme.spelling.bit
      if lexeme.shape == .word { bits |= lexeme.meaning(lexicon, text).0.bit }
    }
  }

  func contains(_ word: Spelling) -> Bool { bits & word.bit != 0 }
  func isSuperset(of other: WordMask) -> Bool { bits & other.bits == other.bits }
}
