import Cards
import Civil
import CompanionTools
package import Engine
import Language
import NotesTools
import Records
import Replies
import Session

extension Session {
  /// Where every line goes that nothing else understands. It is kept, sealed, so that no word is lost.
  package var outOfScope: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Answers what nudgy does not do, and keeps the line.", topic: .companion,
      toolset: .personal,
      does: Work(
        .sealed(.optional(.text("line", "the line as typed"))),
        .inner(.flag("quietly", "keeps it and says nothing"))
      ) { turn, line, isQuiet in
        let words = String((line ?? turn.line).trimmed)
        guard !words.isEmpty else { return Reply("Type whatever is on your mind.") }
        guard words.contains(where: { $0.isLetter || $0.isNumber }) else {
          return Reply("“help” says what can be said.")
        }
        guard ReadingLimit.reads(line: words) else {
          let kept = try keptUnread(line: words, turn)
          return isQuiet ? Reply() : kept
        }
        let id = try keepUnsorted(words, turn)
        if isQuiet { return Reply() }
        if turn.isFocused { return Reply("Kept.") }
        if let beyond = Beyond.of(words, in: language) { return Reply(beyond.answer) }
        if turn.dialogue.isCrisisRecent(now: turn.now) { return Session.listening }
        if language.rules.tellsFeeling(words) { return Session.heard }
        if mayBeTask(words, turn) { return Reply("The line is kept.", lead: .question(Session.doubt(id))) }
        if language.rules.states(words) { return Reply("The line is kept.", lead: .question(Session.fact(id))) }
        return Reply("I do not understand that. The line is kept.", .lines(nearest(words) + [Session.keepThat]))
      })
  }

  /// To somebody who was in crisis a moment ago.
  private static let listening = Reply("I'm listening. What you type is kept for you alone.")

  private static let heard = Reply(
    "Heard, and kept for you alone.", .lines(["“something easy” shows one small card. “journal” has room for more."]))

  /// It names a moment ahead, begins with a verb that things to do begin with, or is no more than a name.
  private func mayBeTask(_ words: String, _ turn: Turn) -> Bool {
    guard words.last != "?", !tellsPast(words) else { return false }
    if let link = words.firstRange(of: " \(language.rules.linkVerb) "),
      language.rules.isKey(String(words[..<link.lowerBound]))
    {
      return false
    }
    if let due = Draft(language.capture(words), turn.reading).due { return due.start > turn.now }
    return language.rules.deed(words) != nil
      || language.rules.names(words) && Nearby.names(words, among: openTitles(), in: language, limit: 1).isEmpty
  }

  private func tellsPast(_ words: String) -> Bool {
    TitleWords.split(words).contains { language.says($0) { $0.tellingPast } }
  }

  private static func fact(_ line: ID) -> Question {
    Question(
      "Is it something to note?",
      choices: [.init("yes: keep it as a note", keeping(line).with("as", .words("note"))), .init("no: leave it", nil)])
  }

  private static let keepThat: LocalizedText = "try: “keep that”, which makes it a card"

  /// A card that has one of the words, and what tools understand that do more than talk.
  private func nearest(_ words: String) -> [LocalizedText] {
    let title = Nearby.names(words, among: openTitles(), in: language, limit: 1).map { "show \($0)" }
    let sentences = Nearest(catalogue.filter { $0.topic != .companion }, language).sentences(to: words)
    return (title + sentences).prefix(Session.nearestLimit).map { "try: “\($0)”" }
  }

  private static let nearestLimit = 3
}
