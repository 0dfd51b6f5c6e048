package import Civil

/// What a tool answers: a value that a terminal draws, a script reads and a model is given.
package struct Reply: Sendable, Hashable {
  /// What was understood and done, in one line.
  package var receipt: LocalizedText?
  package var show: Show
  /// What the next line or key belongs to.
  package var lead: Lead?
  /// What "it" means from now on, where no card is shown.
  package var about: Reference?
  /// Whether a stretch of focus begins or ends here.
  package var focus: Focus?

  /// The change groups that were made, the oldest first.
  package var groups: [Int64] = []
  /// The call that was truly made, where the one that led here stands for another.
  package var call: Call?

  /// What a model may be shown from now on; `nil` leaves it as it is.
  package var consent: Consent?

  package enum Focus: Sendable, Hashable {
    case until(LocalTime)
    case over
  }

  /// Where it answers a person in crisis; nothing else follows it in that turn.
  package var crisis: CrisisAnswer?

  package struct CrisisAnswer: Sendable, Hashable {
    /// Whether it holds all that helps, not only the number again.
    package var isInFull: Bool
    /// Whether it asks if they are safe.
    package var asksSafe: Bool

    package init(isInFull: Bool, asksSafe: Bool) { (self.isInFull, self.asksSafe) = (isInFull, asksSafe) }
  }

  /// What happened, where a companion might share it.
  package var occasion: Occasion?

  package enum Occasion: CaseIterable, Sendable {
    case greeting, done, nothingLeft, gathering, snoozed, undone, focus, focusOver, farewell, late
  }

  package indirect enum Show: Sendable, Hashable {
    case nothing
    case lines([LocalizedText])
    /// One card, in full.
    case card(Card)
    case list(List)
    case table(Table)
    case chart(Chart)
    /// The same steps of several things, one line each: the chart's heading, its values, its first note.
    case multiples([Chart])
    case calendar(Calendar)
    case months(Months)
    case ring(Ring)
    /// Several of them under each other, drawn at once; the numbers of its lists run on.
    case page([Show])
  }

  package enum Lead: Sendable, Hashable {
    case question(Question)
    case collector(Collector)
    /// Keys that act at once, for what is shown, and the call that shows it again after whatever else is typed; without
    /// one, the next line leaves it.
    case keys([Action], again: Call?)
  }

  package init(
    _ receipt: LocalizedText? = nil, _ show: Show = .nothing, lead: Lead? = nil, about: Reference? = nil,
    focus: Focus? = nil,
    occasion: Occasion? = nil
  ) {
    self.focus = focus
    self.occasion = occasion
    self.about = about
    self.receipt = receipt
    self.show = show
    self.lead = lead
  }
}

extension Reply {
  /// Leaves the receipt, and the card in hand, for what follows at once.
  package mutating func foldCard() {
    occasion = nil
    guard case .card(let card) = show, receipt != nil else { return }
    show = .nothing
    about = card.reference
  }
}

extension Reply {
  /// Several cards, numbered from 1: "the second one" and "3" speak of these.
  package struct List: Sendable, Hashable {
    package var heading: LocalizedText?
    package var cards: [Card]
    /// How many more there are than shown.
    package var more: Int

    package init(_ heading: LocalizedText?, _ cards: [Card], more: Int = 0) {
      self.heading = heading
      self.cards = cards
      self.more = more
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

  /// One value a step (an hour, a day, a week); `nil` where nothing is known.
  package struct Chart: Sendable, Hashable {
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var labels: [LocalizedText]
    package var values: [Double?]
    package var range: ClosedRange<Double>
    package var form: Form
    /// Where more than five are drawn, the first five; `multiples` tell them to machines only.
    package var marks: [Marks]

    /// Something that happened at some steps: a dose, a trigger.
    package struct Marks: Sendable, Hashable {
      package var name: LocalizedText
      /// Places in `values`.
      package var steps: [Int]

      package init(_ name: LocalizedText, steps: [Int]) {
        self.name = name
        self.steps = steps
      }
    }

    package enum Form: Sendable, Hashable {
      /// How much it was each time.
      case amounts
      /// One thing that rises and falls.
      case course
      /// Either, where a few rows are all the room there is.
      case brief
    }

    package init(
      _ heading: LocalizedText?, notes: [LocalizedText] = [], labels: [LocalizedText], values: [Double?],
      range: ClosedRange<Double>,
      form: Form = .amounts, marks: [Marks] = []
    ) {
      self.marks = marks
      self.form = form
      self.heading = heading
      self.notes = notes
      self.labels = labels
      self.values = values
      self.range = range
    }
  }

  /// How much of what a day is meant to have is there.
  package struct Ring: Sendable, Hashable {
    /// All of it, as they are read where no ring is drawn.
    package var words: LocalizedText
    package var done: Int
    /// At least 1.
    package var goal: Int

    package init(_ words: LocalizedText, done: Int, goal: Int) {
      self.words = words
      self.done = max(0, done)
      self.goal = max(1, goal)
    }

    /// 0 … 1; more than was meant is all of it.
    package var share: Double { min(1, Double(done) / Double(goal)) }
  }

  /// How many a day, over many weeks.
  package struct Calendar: Sendable, Hashable {
    package var heading: LocalizedText?
    /// What can be said of it all, at most five lines.
    package var notes: [LocalizedText]
    package var first: Day
    /// One for each day from the first.
    package var counts: [Int]
    /// What the fullest block stands for, and all above it.
    package var full: Int

    package init(_ heading: LocalizedText?, notes: [LocalizedText] = [], first: Day, counts: [Int], full: Int) {
      self.heading = heading
      self.notes = notes
      self.first = first
      self.counts = counts
      self.full = full
    }
  }
}
