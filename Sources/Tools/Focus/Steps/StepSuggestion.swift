import Cards
import Engine
import Language
import Prompts
import Records
import Replies
import Session

/// The steps that are offered for a card, and what an answer takes of them.
struct StepSuggestion {
  let steps: [LocalizedText]
  let words: LocalizedText
  /// Over steps that are not nudgy's own.
  var heading: LocalizedText?
  /// Whether nudgy knows so little of such a task that others may know more.
  private(set) var isThin = false

  /// In which the steps become titles.
  private let language: Language

  /// - Parameter known: steps the card had before, which are not offered again.
  init(for nudge: Nudge, besides known: [Nudge], in language: Language) {
    self.language = language
    let family = Family.of(nudge.title, in: language)
    let all = family.steps(for: nudge.named(in: language))
    let titles = Set(known.map(\.title))
    let fresh = all.filter { !titles.contains($0.text(language)) }
    steps = fresh.isEmpty ? all : fresh
    words =
      family.name == Family.other.name
      ? "I do not know this kind of task, but most begin so. Keep these, or type your own with commas?"
      : StepSuggestion.asking
    isThin = family.name == Family.other.name || Family.general.contains { $0.name == family.name }
  }

  /// What was offered before.
  init(_ titles: [String], in language: Language) {
    self.language = language
    steps = titles.map { "\($0)" }
    words = StepSuggestion.asking
  }

  private static let asking: LocalizedText = "Keep these, or type your own with commas?"

  /// A connected model's steps; `nil` where the person's kind of task is known here, or nothing of use is answered.
  func written(for nudge: Nudge, besides known: [Nudge], _ turn: Turn) async -> StepSuggestion? {
    guard isThin, known.isEmpty, let write = turn.write else { return nil }
    let answer = await write(Prompts.steps(title: nudge.title), [Nudge.kind.shape.name])
    guard let steps = Written(answer, from: nudge.title, in: turn.reading.language, mayCount: true)?.steps() else {
      return nil
    }
    var offer = StepSuggestion(steps, in: turn.reading.language)
    offer.heading = .byModel("First steps")
    return offer
  }

  var titles: [String] { steps.map { $0.text(language) } }

  /// The titles of the steps to keep; words that only speak of the offer mean what was offered.
  func taken(by own: [String]) -> [String] {
    guard own.count == 1, let words = own.first?.lowercased() else { return own }
    if language.typed.contains(where: { $0.rules.allSteps.contains(words) }) { return titles }
    if language.typed.contains(where: { $0.rules.firstStep.contains(words) }) { return Array(titles.prefix(1)) }
    return own
  }
}

extension Family {
  /// What the steps of all families begin with.
  fileprivate static let verbs = Set((all + [other]).flatMap(\.steps).compactMap { TitleWords.split($0.key).first })
}

extension Written {
  /// First steps for something, each with a verb that the language or a family of steps knows.
  func steps() -> [String]? { steps(Family.verbs) }
}
