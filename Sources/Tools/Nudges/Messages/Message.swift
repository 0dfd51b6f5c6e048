import Engine
import Language
import Records
import Replies
import Session

/// A first version of what to say to somebody: a greeting, what it is about, and one question that is easy to answer.
struct Message {
  let lines: [LocalizedText]

  /// - Parameter name: the person's own, where it is known.
  init(for nudge: Nudge, _ action: Nudge.Action, from name: String?, in language: Language) {
    let addressee = Addressee(nudge, language)
    let matter = Matter(addressee.rest, language)
    let body = Occasion.of(nudge.title, in: language).flatMap { $0.said(matter) } ?? action.said(matter)
    lines =
      switch action {
      case .call: [name.map { "Hello, this is \($0)." } ?? "Hello.", body]
      case .text, .link: [addressee.greeting, body]
      case .email: [addressee.greeting, body, name.map { "Thank you, \($0)" } ?? "Thank you"]
      }
  }
}

extension Nudge.Action {
  /// For what no occasion is known.
  fileprivate func said(_ matter: Matter) -> LocalizedText {
    switch matter {
    case .news(let news): "Just so you know: \(news)."
    case .question(let question): "Could you tell me \(question)?"
    case .deed(let deed): "I would like to \(deed). What is the easiest way?"
    case .about(let things) where self == .email: "I am writing about \(things). What is the next step?"
    case .about(let things): "It is about \(things). When is a good time to talk?"
    case .nothing: "Do you have 10 minutes to talk this week? Tell me when."
    }
  }
}

extension Occasion {
  /// `nil` where its words do not take such a matter: a blank behind "to" takes what is to be done, any other what it is
  /// about.
  fileprivate func said(_ matter: Matter) -> LocalizedText? {
    let takesDeed = opening.key.contains("to {0}")
    switch matter {
    case .nothing: return bare
    case .deed(let words) where takesDeed, .about(let words) where !takesDeed:
      return opening.key.contains("{0}") ? LocalizedText(key: opening.key, values: [.text(words)]) : opening
    case .about, .deed: return opening == bare ? opening : nil
    case .news, .question: return nil
    }
  }
}

/// Whom a title names, and what stands behind that.
private struct Addressee {
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
      && !language.says(before) { $0.placeArticles }
      && !language.typed.contains { $0.rules.placeNames.contains(name.lowercased()) }
    greeting = isPerson ? "Hi \(name.prefix(1).uppercased() + name.dropFirst())," : "Hello,"
  }
}
