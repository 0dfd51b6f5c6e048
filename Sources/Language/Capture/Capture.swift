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
  /// The lists it is to stand on: "on my shopping list", "#work".
  package var tags: [String] = []
  /// Whether a list is named as one, so that it may get several things: "milk and eggs on my shopping list".
  package var isListed = false
  /// Those things, where a list is named.
  package var things: [String] = []
  /// Said as one more of what was said before: "also kitchen roll".
  package var isMore = false

  package init(title: String) { self.title = title }
}

extension Capture {
  /// With the time of a heading above it, as far as it says none itself.
  mutating func stand(under heading: Moment?) {
    guard repeats == nil, let heading else { return }
    due = due.map { $0.joined(heading) ?? $0 } ?? heading
  }

  /// One for each of the days or times it names.
  package var each: [Capture] {
    if things.count > 1 {
      return things.map { title in
        var one = self
        (one.title, one.isListed, one.things) = (title, false, [])
        return one
      }
    }
    guard let moments = (repeats ?? due)?.each, moments.count > 1 else { return [self] }
    return moments.map { moment in
      var one = self
      if repeats != nil { one.repeats = moment } else { one.due = moment }
      return one
    }
  }

  /// By the names of what a card holds; only what was said. Several things that one list gets are a list of titles. A repeat's due is the same moment: its first occurrence.
  package var arguments: [String: Argument] {
    let things = things
    var arguments: [String: Argument] = [
      "title": things.count > 1 ? .list(things.map(Argument.words)) : .words(title)
    ]
    arguments["due"] = (due ?? repeats).map(Argument.moment)
    arguments["repeat"] = repeats.map(Argument.moment)
    arguments["action"] = action.map(Argument.words)
    arguments["target"] = target.map(Argument.words)
    arguments["minutes"] = minutes.map(Argument.number)
    arguments["priority"] = priority.map(Argument.words)
    arguments["notes"] = notes.map(Argument.words)
    if !tags.isEmpty { arguments["tags"] = .list(tags.map(Argument.words)) }
    return arguments
  }
}
