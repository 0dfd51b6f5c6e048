/// A task, with everything that its words say about it.
package struct Capture: Hashable, Sendable {
  package var title: String
  package var due: Moment?
  package var repeats: Moment?
  /// `CALL`, `TEXT`, `EMAIL` or `LINK`.
  package var action: String?
  /// A person, a phone number, an e-mail address or a URL.
  package var target: String?
  /// The estimated duration in minutes.
  package var minutes: Double?
  /// `high` or `low`.
  package var priority: String?
  package var notes: String?
  /// The lists it should be on: "on my shopping list", "#work".
  package var tags: [String] = []
  /// Whether the words name a list, so that several items can be added to it: "milk and eggs on my shopping list".
  package var namesList = false
  /// The items to add, if a list is named.
  package var items: [String] = []
  /// Whether it was added to something said before: "also kitchen roll".
  package var isAddition = false

  package init(title: String) { self.title = title }
}

extension Capture {
  /// Takes the time of the heading above, as far as it has none itself.
  mutating func inheritTime(from heading: Moment?) {
    guard repeats == nil, let heading else { return }
    due = due.map { $0.joined(heading) ?? $0 } ?? heading
  }

  /// One capture for each item, or for each day or time that it names.
  package var individualCaptures: [Capture] {
    if items.count > 1 {
      return items.map { title in
        var capture = self
        (capture.title, capture.namesList, capture.items) = (title, false, [])
        return capture
      }
    }
    guard let moments = (repeats ?? due)?.individualMoments, moments.count > 1 else { return [self] }
    return moments.map { moment in
      var capture = self
      if repeats != nil { capture.repeats = moment } else { capture.due = moment }
      return capture
    }
  }

  /// The arguments by parameter name, only those that were said. Several items for one list make `title` a list of
  /// texts. A recurrence's `due` is the same moment as its `repeat`: the first occurrence.
  package var arguments: [String: Argument] {
    let things = items
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
