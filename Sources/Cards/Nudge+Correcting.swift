import Civil
package import Engine
import Language
package import Records
import Session

extension Nudge {
  /// The card with `old` replaced by `new` in whatever field has it; `nil` if that changes nothing.
  package func correcting(_ old: String?, by new: String, _ turn: Turn) -> Nudge? {
    var edited = self
    if let old { edited.replace(old, with: new) } else { edited.reword(new, turn) }
    if edited == self, let old { edited.correctSchedule(old, by: new, turn) }
    return edited == self ? nil : edited
  }

  /// The new and the old number of "6 not 5" said of "buy 5 eggs". As the card has no due time, the numbers cannot be a
  /// time.
  package func correctedCount(_ turn: Turn) -> (new: String, old: String)? {
    let numbers = turn.line.split { !$0.isNumber }.map(String.init)
    return due == nil && numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }

  private mutating func replace(_ old: String, with new: String) {
    // "Not Ann, Bo." ends a sentence, and no title.
    let replacement = String(
      new.droppingPrefix(of: title, before: old).droppingSuffix(of: title, behind: old).trimmed { ".!,;".contains($0) })
    title = title.replacing(word: old, with: replacement)
    target = target?.replacing(word: old, with: replacement)
    notes = notes?.replacing(word: old, with: replacement)
  }

  /// Applies a correction that does not say what it replaces: a task becomes the title, a word that looks like a typo
  /// of another replaces that one, and anything else replaces the target.
  private mutating func reword(_ new: String, _ turn: Turn) {
    let words = (TitleWords.split(title) + TitleWords.split(notes ?? ""))
    if turn.context.language.rules.actionTask(in: new) != nil {
      title = new
    } else if let similar = words.first(where: {
      FuzzyMatcher.isSimilar($0, new.lowercased()) && $0 != new.lowercased()
    }) {
      replace(similar, with: new)
    } else if let target, title.lowercased().contains(target.lowercased()) {
      let words = new.split(separator: " ", maxSplits: 1)
      let startsWithArticle = words.count == 2 && turn.context.language.hasWord(words[0]) { $0.droppedArticles }
      replace(target, with: startsWithArticle ? String(words[1]) : new)
    }
  }

  /// Corrects the day, time, repetition or duration.
  private mutating func correctSchedule(_ old: String, by new: String, _ turn: Turn) {
    func moment(_ words: String) -> Moment? { MomentParser.read(words, in: turn.context.language) }
    func clock(_ words: String) -> Moment? { MomentParser.clock(words, in: turn.context.language) }
    if turn.context.language.inputLanguages.contains(where: { $0.rules.noDayPhrases.contains(new.lowercased()) }),
      moment(old)?.isPoint == true
    {
      (due, zone) = (nil, nil)
    } else if let minutes, old.number == minutes, let newMinutes = new.number {
      self.minutes = newMinutes
    } else if let newMoment = moment(new), newMoment.isRecurring, let rule = NewRepeat(newMoment, now: turn.now) {
      setRepeat(rule)
    } else if moment(old) != nil || due != nil && clock(old) != nil,
      let time = NewTime(moment(new) ?? clock(new), now: turn.now)
    {
      correctDue(time)
    }
  }

  /// Sets the due time that was meant; what repeats is on that day from the first time on.
  package mutating func correctDue(_ time: NewTime) {
    let oldDay = due?.day
    due = time.replacing(due)
    if let oldDay, let newDay = due?.day, oldDay != newDay, let rule = rule.flatMap({ RepeatRule($0) }) {
      setRepeat(rule.moved(from: oldDay, to: newDay))
    }
  }
}

extension Nudge {
  package mutating func setRepeat(_ new: NewRepeat, keepsDay: Bool = false) {
    if !keepsDay { due = new.replacing(due) }
    setRepeat(new.rule)
  }

  /// Updates what depends on the time and the title: the reminder before it, and action and target if they came from the
  /// old title ("text Mo" for "call mum"). The new target is used only if the person typed it, not if somebody else set
  /// the title.
  package mutating func updateDetails(replacing old: Nudge, _ turn: Turn) {
    moveReminder(replacing: old)
    guard title != old.title else { return }
    let rules = turn.context.language.rules
    let (oldReading, newReading) = (rules.read(old.title), rules.read(title))
    guard old.action?.rawValue == oldReading.action else { return }
    if let action = newReading.action { self.action = Action(rawValue: action) }
    guard let newTarget = newReading.target, newTarget != oldReading.target, target == old.target else { return }
    (target, contact) = (SourceText(turn.line, in: turn.context.language).contains(newTarget) ? newTarget : nil, nil)
  }

  /// A reminder before the card is due keeps its distance when that moves. One that is counted from a time of day goes
  /// with it.
  private mutating func moveReminder(replacing old: Nudge) {
    guard let reminder = old.remindAt, let oldDue = old.due, due != oldDue else { return }
    remindAt = due.flatMap { due in
      guard oldDue.hasTime else {
        return LocalTime(reminder.day.adding(days: oldDue.day.days(to: due.day)), secondOfDay: reminder.secondOfDay)
      }
      return due.hasTime ? reminder.adding(seconds: oldDue.start.seconds(to: due.start)) : nil
    }
  }
}

extension String {
  /// Drops leading words that the title already has before `old`: "call Mo" for "mum" in "call mum" gives "Mo".
  fileprivate func droppingPrefix(of title: String, before old: String) -> String {
    let words = split(separator: " ")
    let before = title.split(separator: " ").prefix { $0.lowercased() != old.lowercased() }
    let shared = (1..<max(words.count, 1)).last { count in
      before.suffix(count).map { $0.lowercased() } == words.prefix(count).map { $0.lowercased() }
    }
    return words.dropFirst(shared ?? 0).joined(separator: " ")
  }

  /// Drops words at the end that the title already has behind `old`: "email Mo" for "ring" in "ring Mo" gives "email".
  fileprivate func droppingSuffix(of title: String, behind old: String) -> String {
    let words = split(separator: " ")
    let behind = title.split(separator: " ").drop { $0.lowercased() != old.lowercased() }.dropFirst()
    let shared = (1..<max(words.count, 1)).last { count in
      behind.prefix(count).map { $0.lowercased() } == words.suffix(count).map { $0.lowercased() }
    }
    return words.dropLast(shared ?? 0).joined(separator: " ")
  }

  /// The number, if the string contains exactly one whole number.
  fileprivate var number: Int? {
    Int(split { !$0.isNumber }.joined(separator: " "))
  }
}
