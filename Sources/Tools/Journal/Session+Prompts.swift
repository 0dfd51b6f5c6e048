import Civil
import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// Finds prompts that the person wrote, by their words.
  var prompts: ReferenceResolver<Prompt> {
    ReferenceResolver(
      accepts: { !$0.deleted && $0.text != nil },
      matches: { words in
        let search = TextSearch(Keywords(words, in: language).words)
        return try store.ownPrompts().filter { prompt in
          try self.words(of: prompt).map { search.score(heading: [], body: TextSearch.folded($0)) != nil } ?? false
        }
      },
      label: { try heading(of: $0) },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "I don't know which prompt you mean.", noMatch: { "None of your prompts says “\($0)”." },
        deleted: "That prompt is gone.", listHint: "“my own prompts” lists them."),
      isSealed: true)
  }

  func heading(of prompt: Prompt) throws -> LocalizedText {
    try words(of: prompt).map { "\($0)" } ?? "a prompt that cannot be read"
  }

  func card(_ prompt: Prompt, _ turn: Turn) throws -> Card {
    Card(
      Reference(prompt), heading: try heading(of: prompt), state: .active,
      time: prompt.shownOn.map { "asked \(on: When($0), turn.now)" } ?? "not asked yet", fields: fields(prompt))
  }
}
