import Language
import Records
import Replies

/// A message that nudgy suggests: a greeting, the topic, and one question that is easy to answer.
struct SuggestedMessage {
  let lines: [LocalizedText]

  /// - Parameter name: the name of the person who writes, where it is known.
  init(for nudge: Nudge, _ action: Nudge.Action, from name: String?, in language: Language) {
    let addressee = Addressee(nudge, language)
    let topic = MessageTopic(addressee.rest, language)
    let body =
      MessageOccasion.of(nudge.title, in: language).flatMap { $0.sentence(about: topic) }
      ?? action.sentence(about: topic)
    lines =
      switch action {
      case .call: [name.map { "Hello, this is \($0)." } ?? "Hello.", body]
      case .text, .link: [addressee.greeting, body]
      case .email: [addressee.greeting, body, name.map { "Thank you, \($0)" } ?? "Thank you"]
      }
  }
}

extension Nudge.Action {
  /// The sentence for a title that fits no `MessageOccasion`.
  fileprivate func sentence(about topic: MessageTopic) -> LocalizedText {
    switch topic {
    case .news(let news): "Just so you know: \(news)."
    case .question(let question): "Could you tell me \(question)?"
    case .task(let task): "I would like to \(task). What is the easiest way?"
    case .about(let things) where self == .email: "I am writing about \(things). What is the next step?"
    case .about(let things): "It is about \(things). When is a good time to talk?"
    case .nothing: "Do you have 10 minutes to talk this week? Tell me when."
    }
  }
}

extension MessageOccasion {
  /// `nil` where the opening has no place for such a topic: a `{0}` after "to" takes a thing to do, any other `{0}` a
  /// subject.
  fileprivate func sentence(about topic: MessageTopic) -> LocalizedText? {
    let takesTask = opening.key.contains("to {0}")
    switch topic {
    case .nothing: return openingWithoutTopic
    case .task(let words) where takesTask, .about(let words) where !takesTask:
      return opening.key.contains("{0}") ? LocalizedText(key: opening.key, values: [.text(words)]) : opening
    case .about, .task: return opening == openingWithoutTopic ? opening : nil
    case .news, .question: return nil
    }
  }
}

/// Whom a title says to contact, and the words after that.
struct Addressee {
  let greeting: LocalizedText
  let rest: [Substring]

  init(_ nudge: Nudge, _ language: Language) {
    let words = nudge.title.split(separator: " ")
    let target = (language.rules.read(nudge.title).target ?? nudge.target ?? "").split(separator: " ")
    let place = words.indices.first { !target.isEmpty && words[$0...].starts(with: target) }
    rest = Array(words[(place.map { $0 + target.count } ?? min(1, words.count))...])
    let before = place.flatMap { $0 > 0 ? words[$0 - 1].lowercased() : nil } ?? ""
    let name = target.joined(separator: " ")
    let isPerson =
      !name.isEmpty && target.count < 3 && name.allSatisfy { $0.isLetter || $0 == " " || $0 == "-" }
      && !language.hasWord(before) { $0.placeArticles }
      && !language.inputLanguages.contains { $0.rules.placeNames.contains(name.lowercased()) }
    greeting = isPerson ? "Hi \(name.prefix(1).uppercased() + name.dropFirst())," : "Hello,"
  }
}
