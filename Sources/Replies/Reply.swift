package import Civil
package import Language

/// What a tool returns: drawn in a terminal, read by scripts, and given to a model.
package struct Reply: Sendable, Hashable {
  /// What was understood and done, in one line.
  package var receipt: LocalizedText?
  package var content: Content
  /// What the next line or key responds to.
  package var followUp: FollowUp?
  /// What "it" refers to from now on, where no card is shown.
  package var about: Reference?
  /// The id of the one record that was changed, where “it” does not refer to that from now on.
  package var recordID: String?
  /// A URL that the desktop is to open once the reply has been shown.
  package var opens: String?
  /// Whether a focus session begins or ends with this reply.
  package var focus: Focus?

  /// The change groups that were made, the oldest first.
  package var groups: [Int64] = []
  /// The call that was actually made, where the original call stood for another.
  package var call: Call?

  package var outcome = Outcome.done

  package enum Outcome: Sendable {
    case done
    /// Nothing matches the words that were looked for.
    case foundNothing
    /// There is nothing of what was to be listed.
    case emptyList
    /// A change was asked for, and things are so already, or there is nothing to change.
    case changedNothing
  }

  /// What a model may be shown from now on; `nil` leaves it as it is.
  package var consent: Consent?

  package enum Focus: Sendable, Hashable {
    case until(LocalTime)
    case over
    /// It ended before its time, and can go on with what is left of it.
    case paused
  }

  /// Set where the reply answers a person in crisis; nothing else follows in that turn.
  package var crisis: CrisisAnswer?

  package struct CrisisAnswer: Sendable, Hashable {
    /// Whether it is the full answer, not only the number again.
    package var isInFull: Bool
    /// Whether it asks if they are safe.
    package var asksSafe: Bool

    /// Whether there never was a crisis, and all goes on as before.
    package var isOver: Bool

    package init(isInFull: Bool, asksSafe: Bool, isOver: Bool = false) {
      self.isInFull = isInFull
      self.asksSafe = asksSafe
      self.isOver = isOver
    }
  }

  /// What happened, where a companion might share it.
  package var occasion: Occasion?

  package enum Occasion: CaseIterable, Sendable {
    case greeting, done, nothingLeft, gathering, snoozed, undone, focus, focusOver, farewell, late, dressed
  }

  package indirect enum Content: Sendable, Hashable {
    case nothing
    case lines([LocalizedText])
    /// One card, in full.
    case card(Card)
    case list(List)
    case table(Table)
    case chart(Chart)
    /// Several charts over the same steps, one line each: heading, values, first note.
    case multiples([Chart])
    case calendar(Calendar)
    case months(Months)
    case daily(DailySeries)
    case ring(Ring)
    /// Several below each other, drawn at once; the numbering of lists continues.
    case page([Content])
  }

  package enum FollowUp: Sendable, Hashable {
    case question(Question)
    case collector(Collector)
    /// Keys that act at once on what is shown, and the call that shows it again after another line; without such a
    /// call, the next line ends it.
    case keys([Action], again: Call?)
  }

  package init(
    _ receipt: LocalizedText? = nil, _ content: Content = .nothing, followUp: FollowUp? = nil, about: Reference? = nil,
    focus: Focus? = nil,
    occasion: Occasion? = nil
  ) {
    self.focus = focus
    self.occasion = occasion
    self.about = about
    self.receipt = receipt
    self.content = content
    self.followUp = followUp
  }
}

extension Reply {
  package static func nothingFound(_ receipt: LocalizedText) -> Reply {
    var reply = Reply(receipt)
    reply.outcome = .foundNothing
    return reply
  }

  package static func emptyList(_ receipt: LocalizedText, _ content: Content = .nothing) -> Reply {
    var reply = Reply(receipt, content)
    reply.outcome = .emptyList
    return reply
  }

  package static func changedNothing(
    _ receipt: LocalizedText, _ content: Content = .nothing, about: Reference? = nil, focus: Focus? = nil,
    occasion: Occasion? = nil
  ) -> Reply {
    var reply = Reply(receipt, content, about: about, focus: focus, occasion: occasion)
    reply.outcome = .changedNothing
    return reply
  }

  /// Reduces a card to the receipt, because another reply follows at once; the card stays the current one.
  package mutating func collapseCard() {
    occasion = nil
    guard case .card(let card) = content, receipt != nil else { return }
    content = .nothing
    about = card.reference
  }
}

extension Reply {
  /// Several cards, numbered: "the second one" and "3" refer to them.
  package struct List: Sendable, Hashable {
    package var heading: LocalizedText?
    package var cards: [Card]
    /// How many come before those shown, and how many after them.
    package var earlier: Int
    package var more: Int
    /// What its call is given besides to list those after them; empty where it cannot go on.
    package var nextPage: [String: Argument]

    package init(
      _ heading: LocalizedText?, _ cards: [Card], earlier: Int = 0, more: Int = 0, nextPage: [String: Argument] = [:]
    ) {
      self.heading = heading
      self.cards = cards
      self.earlier = earlier
      self.more = more
      self.nextPage = nextPage
    }
  }

  package struct Table: Sendable, Hashable {
    package var heading: LocalizedText?
    package var columns: [LocalizedText]
    package var rows: [[LocalizedText]]

    package init(_ heading: LocalizedText?, columns: [LocalizedText], rows: [[LocalizedText]]) {
      self.heading = heading
      self.columns = columns
      self.rows = rows
    }
  }

  /// One value for each step (an hour, a day, a week); `nil` where nothing is known.
  package struct Chart: Sendable, Hashable {
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var labels: [LocalizedText]
    package var values: [Double?]
    package var range: ClosedRange<Double>
    package var style: Style
    /// Only the first five are drawn; `multiples` include them in machine output only.
    package var marks: [Marks]

    /// Something that happened at some steps: a dose, a trigger.
    package struct Marks: Sendable, Hashable {
      package var name: LocalizedText
      /// Indices in `values`.
      package var steps: [Int]

      package init(_ name: LocalizedText, steps: [Int]) {
        self.name = name
        self.steps = steps
      }
    }

    package enum Style: Sendable, Hashable {
      /// An amount for each step.
      case bars
      /// One quantity that rises and falls.
      case line
      /// Either kind, in only a few rows.
      case compact
    }

    package init(
      _ heading: LocalizedText?, notes: [LocalizedText] = [], labels: [LocalizedText], values: [Double?],
      range: ClosedRange<Double>,
      style: Style = .bars, marks: [Marks] = []
    ) {
      self.marks = marks
      self.style = style
      self.heading = heading
      self.notes = notes
      self.labels = labels
      self.values = values
      self.range = range
    }
  }

  /// Progress towards a day's goal.
  package struct Ring: Sendable, Hashable {
    /// The progress in words, for where no ring is drawn.
    package var text: LocalizedText
    package var done: Int
    /// At least 1.
    package var goal: Int

    package init(_ text: LocalizedText, done: Int, goal: Int) {
      self.text = text
      self.done = max(0, done)
      self.goal = max(1, goal)
    }

    /// From 0 to 1; anything above the goal counts as 1.
    package var share: Double { min(1, Double(done) / Double(goal)) }
  }

  /// A count for each day over many weeks.
  package struct Calendar: Sendable, Hashable {
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var first: Day
    /// One for each day from `first`.
    package var counts: [Int]
    /// The count at or above which a block is drawn full.
    package var scaleMaximum: Int

    package init(_ heading: LocalizedText?, notes: [LocalizedText] = [], first: Day, counts: [Int], scaleMaximum: Int) {
      self.heading = heading
      self.notes = notes
      self.first = first
      self.counts = counts
      self.scaleMaximum = scaleMaximum
    }
  }
}
