package import Language
package import Records
import Replies
package import Store

extension Keywords {
  /// The words to look for in longer texts: without question words, articles and others that most texts have.
  package static func searched(_ text: String, in language: Language) -> [String] {
    let (rules, all) = (language.rules, TitleWords.split(text))
    let significant = all.filter { word in
      let spelling = Spelling(word)
      return !rules.nameStopWords.contains(word) && !rules.sentenceStopWords.contains(word)
        && !rules.passingStopWords.contains(word) && !rules.questionWords.contains(spelling)
        && !rules.determiners.contains(spelling)
    }
    return significant.isEmpty ? all : significant
  }
}

/// Texts that were found, best first, with the words that were looked for in them.
package struct FoundTexts {
  package typealias Hit = (header: DocumentHeader, score: Double)
  package var hits: [Hit]
  package var search: TextSearch

  /// Every text that has all of the words. Where there is none, the texts whose words weigh at least half of all words:
  /// "what did the note about the ISP say" also finds a note that does not say "say".
  ///
  /// - Parameter find: the texts that have all words of a search, best first.
  package init(_ words: [String], in language: Language, _ find: (TextSearch) throws -> [Hit]) rethrows {
    search = TextSearch(words)
    hits = try find(search)
    guard hits.isEmpty, words.count <= FoundTexts.maxWords else { return }
    let found = try Set(words).sorted().map { word in
      for form in FoundTexts.forms(of: word, language) {
        let hits = try find(TextSearch([form]))
        if !hits.isEmpty { return (word: form, hits: hits) }
      }
      return (word: word, hits: [])
    }
    // A word that few texts have says more.
    func weight(_ hits: [Hit]) -> Double { 1 / Double(max(1, hits.count)) }
    let all = found.reduce(0) { $0 + weight($1.hits) }
    var texts: [ID: (hit: Hit, weight: Double)] = [:]
    for (_, hits) in found {
      for hit in hits { texts[hit.header.id, default: (hit, 0)].weight += weight(hits) }
    }
    let best = texts.values.filter { $0.weight * 2 >= all }
      .sorted { ($0.weight, $0.hit.score, $0.hit.header.time) > ($1.weight, $1.hit.score, $1.hit.header.time) }
    hits = best.filter { $0.weight == best.first?.weight }.map(\.hit)
    search = TextSearch(found.filter { !$0.hits.isEmpty }.map(\.word))
  }

  /// The word as it is said, then its base forms: "dads" also finds "Dad".
  private static func forms(of word: String, _ language: Language) -> [String] {
    [word]
      + WordForms.of(word, language).map(String.init).filter { $0 != word && word.hasPrefix($0) }.sorted().reversed()
  }

  /// Of a longer text the words say little, and looking for each takes its time.
  private static let maxWords = 8
}

extension Excerpt {
  /// The text around the first match; `nil` where the heading already is the whole text.
  package init?(_ text: String, _ search: TextSearch, below heading: String) {
    guard text.trimmed != heading else { return nil }
    self.init(text, search)
  }
}
