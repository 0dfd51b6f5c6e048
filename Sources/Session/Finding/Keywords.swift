package import Language
import Records

/// The words of a name that tell cards apart: "the bank one" is `bank`.
package struct Keywords {
  package let words: [String]

  package init(_ text: String, in language: Language) {
    let all = TitleWords.split(text)
    let telling = all.filter { !language.rules.nameStopWords.contains($0) }
    words = telling.isEmpty ? all : telling
  }

  /// How many of the words the title has, a word's beginning counting half; 0 when it lacks one of them.
  package func score(_ title: String) -> Double {
    let there = TitleWords.split(title)
    var sum = 0.0
    for word in words {
      if there.contains(word) {
        sum += 1
      } else if there.contains(where: { Keywords.isSame($0, word) }) {
        sum += 0.5
      } else {
        return 0
      }
    }
    return sum
  }

  /// "call" and "calling", "dish" and "dishes".
  package static func isSame(_ a: String, _ b: String) -> Bool {
    let (short, long) = a.count <= b.count ? (a, b) : (b, a)
    return short.count >= 3 && long.hasPrefix(short) && long.count - short.count <= 3
  }

  /// The same for titles that say the same in another order.
  package var sorted: [String] { words.sorted() }
}
