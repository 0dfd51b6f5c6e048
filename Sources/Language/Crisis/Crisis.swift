/// A text from a person who is a danger to themselves, or who fears for someone else. It is checked before the text is
/// read in any other way.
package struct Crisis: Hashable, Sendable {
  /// Whether any other reading is very unlikely.
  package let isSure: Bool
  /// Whether the text is about another person.
  package let isAboutOther: Bool
  /// Whether it is happening, has just happened, or is planned for the next hours.
  package let isUrgent: Bool
  /// Whether somebody's body is in danger: an ambulance is needed, or the fire brigade, and not somebody to talk to.
  package let isEmergency: Bool
  /// Whether the person asks that their words are not stored.
  package let asksNotToBeStored: Bool

  /// `nil` for every other text.
  ///
  /// A second language that people also type in is checked likewise.
  ///
  /// - Parameter isRecent: whether the person has recently written something of the kind; this lowers the threshold.
  package init?(_ text: String, in language: Language, isRecent: Bool = false) {
    let rules = language.rules.crisis
    let score = CrisisModel.score(text, in: language) ?? CrisisThreshold.noModel
    guard
      score > (isRecent ? CrisisThreshold.afterRecentCrisis : rules.threshold)
        || CrisisWords.hasItem(in: text, of: rules.itemPhrases, rules)
    else {
      guard let second = language.secondLanguage(for: text), let crisis = Crisis(text, in: second, isRecent: isRecent)
      else {
        return nil
      }
      self = crisis
      return
    }
    let words = CrisisWords(text, rules)
    isEmergency = words.containsAny(rules.emergencyPhrases)
    isSure = isRecent || isEmergency || score > CrisisThreshold.certain
    isAboutOther = words.isAboutOther
    isUrgent = words.containsAny(rules.urgentPhrases)
    asksNotToBeStored = words.containsAny(rules.noStoragePhrases)
  }
}
