import Civil
package import Engine
import Language
package import Records
import Replies
import Session

extension Nudge {
  /// The card with what was wrong replaced, wherever it stands; `nil` where it is not there.
  package func correcting(_ old: String?, by new: String, _ turn: Turn) -> Nudge? {
    var edited = self
    if let old { edited.replace(old, with: new) } else { edited.reword(new, turn) }
    if edited == self, let old { edited.mend(old, by: new, turn) }
    return edited == self ? nil : edited
  }

  /// The number and the wrong one of "6 not 5" said of "buy 5 eggs", which tells no time: the card has none that could
  /// have been wrong.
  package func counts(_ turn: Turn) -> (new: String, old: String)? {
    let figures = turn.line.split { !$0.isNumber }.map(String.init)
    return due == nil && figures.count == 2 ? (figures[0], figures[1]) : nil
  }

  private mutating func replace(_ old: String, with new: String) {
    let meant = new.without(beginning: title, before: old)
    title = title.replacing(word: old, with: meant)
    target = target?.replacing(word: old, with: meant)
    notes = notes?.replacing(word: old, with: meant)
  }

  /// Words without those they replace: a thing to do is the title, a word nearly spelt alike takes that one's place, and
  /// else it is the person who was meant.
  private mutating func reword(_ new: String, _ turn: Turn) {
    let words = (TitleWords.split(title) + TitleWords.split(notes ?? ""))
    if turn.reading.language.rules.deed(new) != nil {
      title = new
    } else if let near = words.first(where: { Nearby.isNear($0, new.lowercased()) && $0 != new.lowercased() }) {
      replace(near, with: new)
    } else if let target, title.lowercased().contains(target.lowercased()) {
      let words = new.split(separator: " ", maxSplits: 1)
      let isLed = words.count == 2 && turn.reading.language.says(words[0]) { $0.droppedArticles }
      replace(target, with: isLed ? String(words[1]) : new)
    }
  }

  /// A day, a time, how often or how long instead of another.
  private mutating func mend(_ old: String, by new: String, _ turn: Turn) {
    func moment(_ words: String) -> Moment? { Moments.read(words, in: turn.reading.language) }
    func clock(_ words: String) -> Moment? { Moments.clock(words, in: turn.reading.language) }
    if turn.reading.language.typed.contains(where: { $0.rules.noDay.contains(new.lowercased()) }),
      moment(old)?.isPoint == true
    {
      (due, zone) = (nil, nil)
    } else if let minutes, old.digits == minutes, let meant = new.digits {
      self.minutes = meant
    } else if let meant = moment(new), meant.isRecurring, let rule = NewRepeat(meant, now: turn.now) {
      repeats(rule)
    } else if moment(old) != nil || due != nil && clock(old) != nil,
      let time = NewTime(moment(new) ?? clock(new), now: turn.now)
    {
      due = time.replacing(due)
    }
  }
}

extension Nudge {
  package mutating func repeats(_ new: NewRepeat, keepsDay: Bool = false) {
    if !keepsDay { due = new.replacing(due) }
    repeats(new.rule)
  }

  /// What the old title told beside itself is told by the new one now: "text Mo" for "call mum". Whom it reaches is so
  /// only if the person typed that; a title that others gave it names nobody.
  package mutating func follow(_ old: Nudge, _ turn: Turn) {
    guard title != old.title else { return }
    let rules = turn.reading.language.rules
    let (was, now) = (rules.read(old.title), rules.read(title))
    guard old.action?.rawValue == was.action else { return }
    if let action = now.action { self.action = Action(rawValue: action) }
    guard let meant = now.target, meant != was.target, target == old.target else { return }
    (target, contact) = (SourceText(turn.line, in: turn.reading.language).holds(meant) ? meant : nil, nil)
  }
}

extension String {
  /// "call Mo" for "mum" in "call mum" is "Mo".
  fileprivate func without(beginning title: String, before old: String) -> String {
    let words = split(separator: " ")
    let before = title.split(separator: " ").prefix { $0.lowercased() != old.lowercased() }
    let shared = (1..<max(words.count, 1)).last { count in
      before.suffix(count).map { $0.lowercased() } == words.prefix(count).map { $0.lowercased() }
    }
    return words.dropFirst(shared ?? 0).joined(separator: " ")
  }

  /// The one whole number in it.
  fileprivate var digits: Int? {
    Int(split { !$0.isNumber }.joined(separator: " "))
  }
}
