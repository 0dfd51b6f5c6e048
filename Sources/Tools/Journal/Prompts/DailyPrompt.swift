import Civil
package import Engine
import Records
package import Replies
import Session
import Store

/// A prompt as it is shown: one of nudgy's own questions or of the person's.
package struct DailyPrompt: Sendable {
  /// What an entry that answers it remembers: the name of a question, or the id of a prompt of one's own.
  let name: String
  package let words: LocalizedText
  /// Whether its words are the vault's alone.
  package let isOwn: Bool

  init(_ question: JournalQuestion) { (name, words, isOwn) = (question.name, question.words, false) }

  init(_ own: Prompt, _ words: LocalizedText) { (name, self.words, isOwn) = (own.id.text, words, true) }

  /// None comes again before so many days are over.
  static let restDays = 60
}

extension Session {
  /// The one of the day: the one shown last today, else the next one, which is shown from now on.
  ///
  /// `nil` when all of them were shown of late.
  /// - Parameter isClosed: of one's own, only that it is one's own; no key is asked for.
  package func promptOfTheDay(_ turn: Turn, isClosed: Bool = false) throws -> DailyPrompt? {
    let known = try store.prompts(shownSince: turn.now.day).lazy.filter { $0.shownOn == turn.now.day }
    for prompt in known {
      guard let shown = try daily(prompt, isClosed: isClosed) else { continue }
      return try overtaking(shown, turn) ?? shown
    }
    return try nextPrompt(turn, isClosed: isClosed)
  }

  /// What the day itself asks by now, where the morning only asked what any day does.
  private func overtaking(_ shown: DailyPrompt, _ turn: Turn) throws -> DailyPrompt? {
    guard JournalQuestion.named(shown.name)?.isOfSomeDays == false,
      let question = JournalQuestion.told(by: try store.facts(now: turn.now), without: try shownOfLate(turn))
    else { return nil }
    return try show(question, turn)
  }

  private func shownOfLate(_ turn: Turn) throws -> Set<String> {
    let oldest = turn.now.day.adding(days: 1 - DailyPrompt.restDays)
    return Set(try store.prompts(shownSince: oldest).map { $0.name ?? $0.id.text })
  }

  /// One that was not shown of late. One's own come first after what the day itself asks.
  func nextPrompt(_ turn: Turn, isClosed: Bool = false) throws -> DailyPrompt? {
    let shown = try shownOfLate(turn)
    let facts = try store.facts(now: turn.now)
    if let question = JournalQuestion.told(by: facts, without: shown) { return try show(question, turn) }
    let own = try store.ownPrompts().filter { !shown.contains($0.id.text) }
      .sorted { ($0.shownOn?.ordinal ?? 0, $0.createdAt) < ($1.shownOn?.ordinal ?? 0, $1.createdAt) }
    for prompt in own {
      guard let next = try daily(prompt, isClosed: isClosed) else { continue }
      try mark(prompt, turn)
      return next
    }
    return try JournalQuestion.ofTheDay(turn.now.day, without: shown).map { try show($0, turn) }
  }

  /// The prompt that an entry answers; `nil` where it is gone or cannot be read.
  func prompt(named name: String) throws -> DailyPrompt? {
    if let question = JournalQuestion.named(name) { return DailyPrompt(question) }
    return try ID(name).flatMap { try store.record(Prompt.self, $0) }.flatMap { try daily($0) }
  }

  private func daily(_ prompt: Prompt, isClosed: Bool = false) throws -> DailyPrompt? {
    if let name = prompt.name { return JournalQuestion.named(name).map { DailyPrompt($0) } }
    if isClosed { return DailyPrompt(prompt, "a question of your own") }
    return try words(of: prompt).map { DailyPrompt(prompt, "\($0)") }
  }

  /// `nil` while they cannot be read: nudgy's own questions need no key.
  func words(of prompt: Prompt) throws -> String? {
    do {
      return try prompt.text.flatMap { try openUnlessDamaged($0, of: prompt.id, .promptText) }
    } catch let trouble as UserError where trouble.code == .locked {
      return nil
    }
  }

  private func show(_ question: JournalQuestion, _ turn: Turn) throws -> DailyPrompt {
    let id = ids.named(JournalQuestion.series, question.name)
    let known = try store.get(Prompt.self, id)
    try mark(known ?? Prompt(id: id, name: question.name, createdAt: turn.now), turn)
    return DailyPrompt(question)
  }

  /// Nobody did that, so nobody undoes it; and where nothing can be stored nothing is lost by not doing it.
  private func mark(_ prompt: Prompt, _ turn: Turn) throws {
    guard canStore else { return }
    var shown = prompt
    (shown.shownOn, shown.deleted) = (turn.now.day, false)
    try change("showed a prompt", "journal_prompt", origin: .delivery) { try $0.put(shown) }
  }
}
