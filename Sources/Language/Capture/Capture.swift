/// One thing to do, with all that its words say about it.
package struct Capture: Hashable, Sendable {
  package var title: String
  package var due: Moment?
  package var repeats: Moment?
  /// `CALL`, `TEXT`, `EMAIL` or `LINK`.
  package var action: String?
  /// A person, a phone number, an e-mail address or a URL.
  package var target: String?
  /// How long it is thought to take.
  package var minutes: Double?
  /// `high` or `low`.
  package var priority: String?
  package var notes: String?
  /// Said as one more of what was said before: "also kitchen roll".
  var isMore = false

  package init(title: String) { self.title = title }
}

extension Capture {
  /// One for each of the days or times it names.
  package var each: [Capture] {
    guard let moments = (repeats ?? due)?.each, moments.count > 1 else { return [self] }
    return moments.map { moment in
      var one = self
      if repeats != nil { one.repeats = moment } else { one.due = moment }
      return one
    }
  }

  /// By the names of what a card holds; only what was said. A repeat's due is the same moment: its first occurrence.
  package var arguments: [String: Argument] {
    var arguments: [String: Argument] = ["title": .words(title)]
    arguments["due"] = (due ?? repeats).map(Argument.moment)
    arguments["repeat"] = repeats.map(Argument.moment)
    arguments["action"] = action.map(Argument.words)
    arguments["target"] = target.map(Argument.words)
    arguments["minutes"] = minutes.map(Argument.number)
    arguments["priority"] = priority.map(Argument.words)
    arguments["notes"] = notes.map(Argument.words)
    return arguments
  }
}
