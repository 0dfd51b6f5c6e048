/// What the words in a slot of a template must read as.
package enum SlotType: Hashable, Sendable {
  /// Free words, kept as typed to their closing punctuation.
  case text
  /// Free words that name something, without the punctuation around them.
  case which
  /// A day or a time; a bare hour or length too, right after a word of the template.
  case moment
  /// A single day.
  case day
  case repeats
  /// A length of time, as minutes.
  case duration
  case number(ClosedRange<Double>)
  /// Two numbers, one over the other: "120 over 80", "120/80".
  case over(ClosedRange<Double>)
  /// A number and its unit in one word: "5h", "71.5kg".
  case amount(ClosedRange<Double>, Choices)
  /// How much of something, kept as typed: "400 mg", "two", "half a tablet"; the choices are its units.
  case quantity(Choices)
  /// One of some values, each with other ways to say it.
  case choice(Choices)
  /// Free words, split at commas and "and".
  case list
  /// `today`, `yesterday`, `week`, `month`, `year`, `all`, or a moment.
  case period
  /// Free words read as one thing to do, with all that they say about it.
  case capture
  /// The same where nothing else of the line tells that it is meant as one: it must look like a thing to do.
  case bare

  /// What a slot holds that names no parameter: `{capture}` and `{bare}` give several at once.
  init?(nameless name: String) {
    switch name {
    case "capture": self = .capture
    case "bare": self = .bare
    default: return nil
    }
  }

  package var isThing: Bool { self == .capture || self == .bare }

  /// Whether any words will do.
  package var isFree: Bool {
    switch self {
    case .text, .which, .list, .capture, .bare: true
    default: false
    }
  }
}

extension String {
  /// The parameters that what stands in braces fills.
  var slotNames: [String] { split { "/+*".contains($0) }.map(String.init) }
}
