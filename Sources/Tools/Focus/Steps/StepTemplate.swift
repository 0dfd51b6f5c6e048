import Language
import Replies
import Session

/// First steps for one kind of task.
struct StepTemplate: Sendable {
  /// The key of its signs in a language's `familySigns`.
  let name: String
  /// `{0}` stands for whom or what the task is about. The first step is a physical movement of two minutes at most.
  let steps: [LocalizedText]
  /// What replaces `{0}` where the card names nobody.
  let object: LocalizedText

  init(_ name: String, _ steps: [LocalizedText], object: LocalizedText = "the person") {
    self.name = name
    self.steps = steps
    self.object = object
  }

  /// The steps with `target` in place of `{0}`.
  func steps(for target: String?) -> [LocalizedText] {
    let value = target.map(LocalizedText.Value.text) ?? .localized(object)
    return steps.map { $0.key.contains("{0}") ? LocalizedText(key: $0.key, values: [value]) : $0 }
  }
}

extension StepTemplate {
  /// The template whose sign has the highest weight in the title; of equals, the first.
  static func of(_ title: String, in language: Language) -> StepTemplate {
    language.inputLanguages.lazy.compactMap { bestMatch(for: title, $0) }.first ?? fallback
  }

  private static func bestMatch(for title: String, _ language: Language) -> StepTemplate? {
    let words = TitleWordForms(title, language)
    var bestMatch: (weight: Int, family: StepTemplate?) = (0, nil)
    for template in all {
      let weight = words.weight(of: language.rules.taskKindKeywords[template.name] ?? "")
      if weight > bestMatch.weight { bestMatch = (weight, template) }
    }
    return bestMatch.family
  }
}

extension TitleWordForms {

  /// The number of words of the longest sign found, plus one if the sign must begin the title; 0 where none is found.
  fileprivate func weight(of signs: String) -> Int {
    signs.split(separator: ",").reduce(0) { weight, sign in
      let mustBeginTitle = sign.trimmed.hasPrefix("^")
      let words = sign.trimmed.drop { $0 == "^" }.split(separator: " ")
      guard words.allSatisfy({ contains($0) }), !mustBeginTitle || words.first.map(startsWith) == true
      else { return weight }
      return max(weight, words.count + (mustBeginTitle ? 1 : 0))
    }
  }
}
