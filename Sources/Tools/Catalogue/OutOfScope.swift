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
  /// Takes every line that nothing else understands, and keeps it, sealed, so that nothing typed is lost.
  package var outOfScope: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Answers what nudgy doesn't do, and saves the line.", topic: .companion,
      toolset: .personal,
      does: Work(
        .sealed(.optional(.text("line", "the line as typed"))),
        .internalOnly(.flag("quietly", "keeps it and says nothing")),
        .internalOnly(.flag("read", "it was read as a whole, maybe wrongly")),
        .internalOnly(.sealed(.optional(.text("remainder", "what the reading of a line has left out"))))
      ) { turn, line, isQuiet, isRead, remainder in
        if let remainder { return remainderReply(remainder) }
        let words = String((line ?? turn.line).trimmed)
        guard !words.isEmpty else { return Reply("Type whatever is on your mind.") }
        guard words.contains(where: { $0.isLetter || $0.isNumber }) else {
          return Reply("“help” shows what you can say.")
        }
        guard ReadingLimit.allows(line: words) else {
          let reply = try keepOverlong(line: words, turn)
          return isQuiet ? Reply() : reply
        }
        let id = try storeUnsortedLine(words, isRead: isRead, turn)
        if isQuiet { return Reply() }
        if turn.isFocused { return Reply("Saved.") }
        if turn.dialogue.isCrisisRecent(now: turn.now) { return Session.listeningReply }
        if let request = UnsupportedRequest.of(words, in: language), !(request.isComplaint && holdsTask(words)) {
          return Reply(request.answer)
        }
        switch language.rules.feeling(in: words) {
        case .good: return Session.gladReply
        case .even: return Session.evenReply
        case .low: return Session.feelingReply
        case .filler: return Reply("I'm listening.")
        case nil:
          if language.rules.soundsLow(words) {
            return holdsTask(words)
              ? Reply("That sounds like a lot. The line is saved.", followUp: .question(Session.taskQuestion(for: id)))
              : Session.troubleReply
          }
        }
        if Utterance(words, in: language).forbids { return Reply("OK, leaving that.") }
        if mayBeTask(words, turn) {
          return Reply("The line is saved.", followUp: .question(Session.taskQuestion(for: id)))
        }
        if language.rules.isStatement(words) {
          return Reply("The line is saved.", followUp: .question(Session.noteQuestion(for: id)))
        }
        return Reply(
          "I don't understand that. The line is saved.", .lines(nearestExamples(words) + [Session.keepThatHint]))
      })
  }

  /// Tells what the reading of a line has left out, and offers cards of it where it may be to do.
  private func remainderReply(_ words: String) -> Reply {
    guard holdsTask(words) || language.rules.read(words).due != nil else {
      return Reply("There was more in that: “\(words)”.", .lines(["Say it by itself, and it counts too."]))
    }
    let isDump = !Dump.captures(of: words, in: language).isEmpty
    let cards = Call(
      isDump ? "brain_dump" : "add_nudge", isDump ? ["text": .words(words)] : language.rules.read(words).arguments)
    return Reply(
      "There was more in that: “\(words)”.",
      followUp: .question(
        Question("Shall I make cards of it?", choices: [.init("yes", cards), .init("no", nil)], isInPassing: true)))
  }

  /// The reply to a person who was in a crisis shortly before.
  static let listeningReply = Reply("I'm listening. Whatever you type stays private.")

  private static let feelingReply = Reply(
    "That sounds like a lot. I've kept it, privately.",
    .lines(["“something easy” shows one small card."]))

  /// For a line that also says other things, of which some may be to do.
  private static let troubleReply = Reply(
    "That sounds like a lot. I've kept it, privately.",
    .lines([Session.keepThatHint]))

  private static let gladReply = Reply(
    "That's good to hear. I've kept it, privately.",
    .lines(["“grateful for …” keeps what made it good."]))

  private static let evenReply = Reply("Good to know. I've kept it, privately.")

  /// Whether there is something to do among the words: "ugh fine, i'll do the dishes".
  private func holdsTask(_ words: String) -> Bool {
    Dump.captures(of: words, in: language).contains(where: language.rules.isTask)
  }

  /// Whether the line names a time to come, begins with a verb as tasks do, or is only a name.
  private func mayBeTask(_ words: String, _ turn: Turn) -> Bool {
    guard words.last != "?", !isAboutPast(words) else { return false }
    if let link = words.firstRange(of: " \(language.rules.linkVerb) "),
      language.rules.namesCode(String(words[..<link.lowerBound]))
    {
      return false
    }
    if let due = NudgeDraft(language.capture(words), turn.context).due { return due.start > turn.now }
    return language.rules.actionTask(in: words) != nil
      || language.rules.isNounPhrase(words)
        && FuzzyMatcher.closestNames(words, among: openTitles(), in: language, limit: 1).isEmpty
  }

  private func isAboutPast(_ words: String) -> Bool {
    TitleWords.split(words).contains { language.hasWord($0) { $0.pastTenseWords } }
  }

  private static func noteQuestion(for line: ID) -> Question {
    Question(
      "Is it something to note?",
      choices: [
        .init("yes: make it a note", keepLineCall(for: line).with("as", .words("note"))),
        .init("no: leave it as it is", nil),
      ])
  }

  private static let keepThatHint: LocalizedText = "try: “keep that” to make it a card"

  /// Examples: a card whose title shares a word with the line, and sentences that tools other than small talk
  /// understand.
  private func nearestExamples(_ words: String) -> [LocalizedText] {
    let titles = openTitles()
    let subjects = titles.map(withoutVerb)
    let title = FuzzyMatcher.closestNames(
      Keywords(words, in: language).words.filter { $0.count > 2 }.joined(separator: " "), among: subjects, in: language,
      limit: 1
    )
    .compactMap { subjects.firstIndex(of: $0) }.map { "show \(titles[$0])" }
    let sentences = ToolSuggester(catalogue.filter { $0.topic != .companion }, language).examples(for: words)
    return (title + sentences).prefix(Session.maxNearestExamples).map { "try: “\($0)”" }
  }

  /// A title without the verb that it begins with: “take” makes no line like “make the zine” or “take the bins out”.
  private func withoutVerb(_ title: String) -> String {
    let words = title.split(separator: " ", maxSplits: 1).map(String.init)
    return words.count == 2 && language.rules.isVerb(Spelling(words[0].lowercased())) ? words[1] : title
  }

  private static let maxNearestExamples = 3
}
