package import Language
import Records

/// The words of a name that tell cards apart: "the bank one" is `bank`.
package struct Keywords {
  package let words: [String]

  package init(_ text: String, in language: Language) {
    let all = TitleWords.split(text)
    let significant = all.filter { !language.rules.nameStopWords.contains($0) }
    words = significant.isEmpty ? all : significant
  }

  /// The number of words that the title has, where a word with the same stem counts half; 0 if the title lacks any
  /// word.
  package func score(_ title: String) -> Double {
    let titleWords = TitleWords.split(title)
    var sum = 0.0
    for word in words {
      if titleWords.contains(word) {
        sum += 1
      } else if titleWords.contains(where: { Keywords.sharesStem($0, word) }) {
        sum += 0.5
      } else {
        return 0
      }
    }
    return sum
  }

  /// "call" and "calling", "dish" and "dishes".
  package static func sharesStem(_ a: String, _ b: String) -> Bool {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    return short.count >= 3 && long.hasPrefix(short) && long.count - short.count <= 3
  }

  /// Whether the text has, for each of the words, one that begins with it.
  package static func areFound(_ words: [String], in text: String) -> Bool {
    let typed = TitleWords.split(text)
    return words.allSatisfy { word in typed.contains { $0.hasPrefix(word) } }
  }

  /// Equal for titles with the same words in another order.
  package var sorted: [String] { words.sorted() }
}
