import Cards
import Engine
import Language
import Records
import Replies
import Session
import Store

extension Session {
  var help: Tool {
    Tool(
      "help", verb: "help", "Shows what you can say, with examples.", topic: .companion,
      does: Work(
        .optional(.query("topic", "a tool's verb, or a topic")),
        .internalOnly(.optional(.choice("on", "what is no tool", ["leaving": []])))
      ) { turn, words, subject in
        if subject != nil { return Reply("Ctrl-D or “bye” closes the shell. Everything you typed is saved.") }
        guard let words else { return Reply("Say it in your own words.", .lines(startingExamples(turn))) }
        if words == "keys" { return Session.keysReply }
        let verb = words.lowercased()
        if let tool = catalogue.first(where: { $0.verb == verb || $0.name == verb }) { return helpReply(on: tool) }
        if let topic = Tool.Topic(rawValue: verb) { return helpReply(on: topic) }
        // The first of its words that is one: “lock my journal” is about locking.
        let named = verb.split(separator: " ").lazy.compactMap { word in catalogue.first { $0.verb[...] == word } }
          .first
        if let named { return helpReply(on: named) }
        let nearest = ToolSuggester(catalogue, language).examples(for: words).map { "try: “\($0)”" as LocalizedText }
        return Reply("There's no help on \(words).", .lines(nearest.isEmpty ? startingExamples(turn) : nearest))
      })
  }

  private func helpReply(on tool: Tool) -> Reply {
    Reply(
      tool.summary,
      .lines(language[tool.name].examples.prefix(Session.listLimit).map { "try: “\($0.sentence)”" }))
  }

  private func helpReply(on topic: Tool.Topic) -> Reply {
    let tools = catalogue.filter { $0.topic == topic }
    let shown = tools.prefix(tools.count > Session.listLimit ? Session.listLimit - 1 : tools.count)
    let rest = tools.dropFirst(shown.count).map { "\($0.verb)" as LocalizedText }
    return Reply(
      "Say “help” and one of these.",
      .lines(
        shown.map { "\($0.verb): \($0.summary)" } + (rest.isEmpty ? [] : ["also: \(rest)"])))
  }

  /// Examples to type, with titles of the person's own cards where there are some.
  private func startingExamples(_ turn: Turn) -> [LocalizedText] {
    let cards = log.attempt("looking for examples") {
      try [next(turn)?.nudge].compactMap(\.self) + store.active(limit: 20)
    }
    let titles = (cards ?? []).map(\.title).filter { $0.count <= Session.longestExample }
    let cardSentences = zip(Session.cardExamples, titles.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }).map
    { $0($1) }
    return Array((cardSentences + Session.generalExamples).prefix(Session.listLimit))
  }

  private static let longestExample = 32

  private static let cardExamples: [@Sendable (String) -> LocalizedText] = [
    { "try: “snooze \($0) till friday”" }, { "try: “done with \($0)”" }, { "try: “break down \($0)”" },
  ]

  private static var keysReply: Reply {
    Reply(
      "Each key works with Enter. In “review” y, n and s work by themselves, too, and so do the digits of “today”.",
      .lines(["\(CardKey.all.map { "\(String($0.key)) \($0.label)" })"]))
  }

  private static let generalExamples: [LocalizedText] = [
    "try: “what's next”", "try: “remind me to call mum tomorrow at 5”", "try: “brain dump”",
    "try: “what's due tomorrow”", "try: “undo”",
  ]
}
