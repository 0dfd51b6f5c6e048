import Cards
import Engine
import Language
import Prompts
import Records
import Replies
import Session

/// The steps that are offered for a card, and what an answer keeps of them.
struct StepSuggestion {
  let steps: [LocalizedText]
  let question: LocalizedText
  /// The heading where a model wrote the steps.
  var heading: LocalizedText?
  /// Whether the steps are so general that a model may know better ones.
  private(set) var isGeneric = false

  /// The language that the titles of the steps are in.
  private let language: Language

  /// - Parameter known: steps the card had before, which are not offered again.
  init(for nudge: Nudge, besides known: [Nudge], in language: Language) {
    self.language = language
    let template = StepTemplate.of(nudge.title, in: language)
    let all = template.steps(for: nudge.subject(in: language))
    let titles = Set(known.map(\.title))
    let remaining = all.filter { !titles.contains($0.text(language)) }
    steps = remaining.isEmpty ? all : remaining
    question =
      template.name == StepTemplate.fallback.name
      ? "I don't know this kind of task, but most start like this. Keep these, or type your own with commas?"
      : StepSuggestion.keepQuestion
    isGeneric =
      template.name == StepTemplate.fallback.name || StepTemplate.general.contains { $0.name == template.name }
  }

  /// Steps that were offered before, by their titles.
  init(_ titles: [String], in language: Language) {
    self.language = language
    steps = titles.map { "\($0)" }
    question = StepSuggestion.keepQuestion
  }

  private static let keepQuestion: LocalizedText = "Keep these, or type your own with commas?"

  /// Steps by a connected model; `nil` where nudgy's own are specific, or the model's answer is of no use.
  func writtenByModel(for nudge: Nudge, besides known: [Nudge], _ turn: Turn) async -> StepSuggestion? {
    guard isGeneric, known.isEmpty, let write = turn.generateText else { return nil }
    let answer = await write(Prompts.steps(title: nudge.title), [Nudge.kind.shape.name])
    guard let steps = ModelText(answer, from: nudge.title, in: turn.context.language, mayCount: true)?.steps() else {
      return nil
    }
    var suggestion = StepSuggestion(steps, in: turn.context.language)
    suggestion.heading = .modelHeading("First steps")
    return suggestion
  }

  var titles: [String] { steps.map { $0.text(language) } }

  /// The titles of the steps to keep. An answer that only refers to the offer (“all”, “the first”) keeps what was
  /// offered.
  func titlesToKeep(for own: [String]) -> [String] {
    guard own.count == 1, let words = own.first?.lowercased() else { return own }
    if language.inputLanguages.contains(where: { $0.rules.allStepsPhrases.contains(words) }) { return titles }
    if language.inputLanguages.contains(where: { $0.rules.firstStepPhrases.contains(words) }) {
      return Array(titles.prefix(1))
    }
    return own
  }
}

extension StepTemplate {
  /// The first words of the steps of all templates.
  fileprivate static let openingVerbs = Set(
    (all + [fallback]).flatMap(\.steps).compactMap { TitleWords.split($0.key).first })
}

extension ModelText {
  /// First steps in the model's answer, each beginning with a verb that the language or a template knows.
  func steps() -> [String]? { steps(StepTemplate.openingVerbs) }
}
