/// What a person says who is in danger from themselves, or who fears for someone else: read before anything else is
/// made of their words.
package struct Crisis: Hashable, Sendable {
  /// Whether it can hardly be anything else.
  package let isSure: Bool
  /// Whether it is told of somebody else.
  package let isAboutOther: Bool
  /// Whether it is being done, has just been done, or is meant for the next hours.
  package let isUrgent: Bool
  /// Whether the words are asked not to be kept.
  package let isNotToBeKept: Bool

  /// `nil` for every other text.
  ///
  /// A language that people also type in counts like the one itself.
  ///
  /// - Parameter isHeard: whether the person has just said something of the kind, so that less is needed to hear it.
  package init?(_ text: String, in language: Language, isHeard: Bool = false) {
    let rules = language.rules.crisis
    let score = CrisisModel.score(text, in: language) ?? CrisisLimit.never
    guard score > (isHeard ? CrisisLimit.heard : rules.limit) else {
      guard let second = language.other(of: text), let crisis = Crisis(text, in: second, isHeard: isHeard) else {
        return nil
      }
      self = crisis
      return
    }
    isSure = isHeard || score > CrisisLimit.sure
    let said = CrisisWords(text, rules)
    isAboutOther = said.tellsOfOther
    isUrgent = said.has(rules.urgent)
    isNotToBeKept = said.has(rules.notToBeKept)
  }
}
