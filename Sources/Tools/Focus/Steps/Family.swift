import Engine
import Language
import Records
import Replies
import Session

/// A kind of task that goes the same way each time, and the steps it goes by.
struct Family: Sendable {
  /// By which a language's `familySigns` tell it.
  let name: String
  /// `{0}` stands for whom or what the task is about. The first is a movement that takes two minutes at most.
  let steps: [LocalizedText]
  /// What `{0}` says where the card names nobody.
  let object: LocalizedText

  init(_ name: String, _ steps: [LocalizedText], object: LocalizedText = "the person") {
    self.name = name
    self.steps = steps
    self.object = object
  }

  /// The steps with `target` in its place.
  func steps(for target: String?) -> [LocalizedText] {
    let value = target.map(LocalizedText.Value.text) ?? .said(object)
    return steps.map { $0.key.contains("{0}") ? LocalizedText(key: $0.key, values: [value]) : $0 }
  }
}

extension Family {
  /// The family whose sign says most about the title; of equals, the one that stands first.
  static func of(_ title: String, in language: Language) -> Family {
    language.typed.lazy.compactMap { told(by: title, $0) }.first ?? other
  }

  private static func told(by title: String, _ language: Language) -> Family? {
    let words = SignWords(title, language)
    var best: (weight: Int, family: Family?) = (0, nil)
    for family in all {
      let weight = words.weight(of: language.rules.familySigns[family.name] ?? "")
      if weight > best.weight { best = (weight, family) }
    }
    return best.family
  }
}

extension SignWords {

  /// Words of the longest sign found, one more for a verb that the title begins with; 0 where none is.
  fileprivate func weight(of signs: String) -> Int {
    signs.split(separator: ",").reduce(0) { weight, sign in
      let isOpening = sign.trimmed.hasPrefix("^")
      let words = sign.trimmed.drop { $0 == "^" }.split(separator: " ")
      guard words.allSatisfy({ has($0) }), !isOpening || words.first.map(begins) == true
      else { return weight }
      return max(weight, words.count + (isOpening ? 1 : 0))
    }
  }
}
