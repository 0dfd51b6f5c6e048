import Civil
package import Engine
import Records
package import Replies
import Session
import Store

/// A prompt as it is shown: one of nudgy's own questions or one that the person wrote.
package struct DailyPrompt: Sendable {
  /// What `JournalEntry.prompt` stores: the name of a question, or the id of a prompt that the person wrote.
  let name: String
  package let text: LocalizedText
  /// Whether the person wrote it, so that its text is sealed.
  package let isOwn: Bool

  init(_ question: JournalQuestion) { (name, text, isOwn) = (question.name, question.text, false) }

  init(_ own: Prompt, _ text: LocalizedText) { (name, self.text, isOwn) = (own.id.text, text, true) }

  /// A prompt is not shown again for so many days.
  static let daysUntilRepeat = 60
}

extension Session {
  /// Today's prompt: the one shown last today, else the next one, which is then marked as shown. `nil` when all were
  /// shown within `daysUntilRepeat`.
  ///
  /// - Parameter isClosed: a prompt that the person wrote is only called that, so no key is needed.
  package func promptOfTheDay(_ turn: Turn, isClosed: Bool = false) throws -> DailyPrompt? {
    let shownToday = try store.prompts(shownSince: turn.now.day).lazy.filter { $0.shownOn == turn.now.day }
    for prompt in shownToday {
      guard let shownPrompt = try dailyPrompt(prompt, isClosed: isClosed) else { continue }
      return try replacement(for: shownPrompt, turn) ?? shownPrompt
    }
    return try nextPrompt(turn, isClosed: isClosed)
  }

  /// A question that fits the day by now, where the one shown so far fits any day.
  private func replacement(for prompt: DailyPrompt, _ turn: Turn) throws -> DailyPrompt? {
    guard JournalQuestion.question(named: prompt.name)?.isConditional == false,
      let question = JournalQuestion.conditional(
        for: try store.facts(now: turn.now), excluding: try recentlyShownNames(turn))
    else { return nil }
    return try show(question, turn)
  }

  private func recentlyShownNames(_ turn: Turn) throws -> Set<String> {
    let oldest = turn.now.day.adding(days: 1 - DailyPrompt.daysUntilRepeat)
    return Set(try store.prompts(shownSince: oldest).map { $0.name ?? $0.id.text })
  }

  /// A prompt that was not shown recently: first questions that fit the day, then the person's own, then general ones.
  func nextPrompt(_ turn: Turn, isClosed: Bool = false) throws -> DailyPrompt? {
    let recentNames = try recentlyShownNames(turn)
    let facts = try store.facts(now: turn.now)
    if let question = JournalQuestion.conditional(for: facts, excluding: recentNames) {
      return try show(question, turn)
    }
    let own = try store.ownPrompts().filter { !recentNames.contains($0.id.text) }
      .sorted { ($0.shownOn?.ordinal ?? 0, $0.createdAt) < ($1.shownOn?.ordinal ?? 0, $1.createdAt) }
    for prompt in own {
      guard let next = try dailyPrompt(prompt, isClosed: isClosed) else { continue }
      try markShown(prompt, turn)
      return next
    }
    return try JournalQuestion.general(for: turn.now.day, excluding: recentNames).map { try show($0, turn) }
  }

  /// The prompt that an entry answers, by its stored name; `nil` where it was deleted or cannot be read.
  func prompt(named name: String) throws -> DailyPrompt? {
    if let question = JournalQuestion.question(named: name) { return DailyPrompt(question) }
    return try ID(name).flatMap { try store.record(Prompt.self, $0) }.flatMap { try dailyPrompt($0) }
  }

  private func dailyPrompt(_ prompt: Prompt, isClosed: Bool = false) throws -> DailyPrompt? {
    if let name = prompt.name { return JournalQuestion.question(named: name).map { DailyPrompt($0) } }
    if isClosed { return DailyPrompt(prompt, "a question of your own") }
    return try words(of: prompt).map { DailyPrompt(prompt, "\($0)") }
  }

  /// `nil` while the vault is locked or where the text is damaged.
  func words(of prompt: Prompt) throws -> String? {
    do {
      return try prompt.text.flatMap { try sealedFields.openUnlessDamaged($0, of: prompt.id, .promptText) }
    } catch let error as UserError where error.code == .locked {
      return nil
    }
  }

  private func show(_ question: JournalQuestion, _ turn: Turn) throws -> DailyPrompt {
    let id = ids.nameBased(JournalQuestion.idNamespace, question.name)
    let storedPrompt = try store.get(Prompt.self, id)
    try markShown(storedPrompt ?? Prompt(id: id, name: question.name, createdAt: turn.now), turn)
    return DailyPrompt(question)
  }

  /// Recorded as the system's own change, so undo skips it. Not done where changes would not outlive this process.
  private func markShown(_ prompt: Prompt, _ turn: Turn) throws {
    guard storeOpener.canStore else { return }
    var updated = prompt
    (updated.shownOn, updated.deleted) = (turn.now.day, false)
    try changes.write("showed a prompt", "journal_prompt", origin: .delivery) { try $0.put(updated) }
  }
}
