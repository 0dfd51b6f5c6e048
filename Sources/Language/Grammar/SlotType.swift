/// What the words in a slot of a template must read as.
package enum SlotType: Hashable, Sendable {
  /// Free words, as typed and with their closing punctuation.
  case text
  /// Free words that refer to something by name, without surrounding punctuation.
  case reference
  /// A day or a time; right after a literal word of the template, also a bare hour or duration.
  case moment
  /// A single day.
  case day
  case recurrence
  /// A duration in minutes.
  case duration
  case number(ClosedRange<Double>)
  /// Two numbers such as a blood pressure: "120 over 80", "120/80".
  case numberPair(ClosedRange<Double>)
  /// A number and its unit in one word: "5h", "71.5kg".
  case amount(ClosedRange<Double>, Choices)
  /// A quantity, kept as typed: "400 mg", "two", "half a tablet"; the choices are its units.
  case quantity(Choices)
  /// One of some values or their synonyms.
  case choice(Choices)
  /// Free words, split at commas and "and".
  case list
  /// `today`, `yesterday`, `week`, `month`, `year`, `all`, or a moment.
  case period
  /// Free words that are read as one task, with its date and other details.
  case capture
  /// The same where nothing else in the line says that it is a task, so the words must look like one.
  case bare
  /// Free words that only say why, where or how, and are no task: "got 10 minutes in the pickup line, what can i do".
  case remark

  /// The type of a slot that names no parameter: `{capture}` and `{bare}` fill several at once, `{remark}` fills none.
  init?(reservedName name: String) {
    switch name {
    case "capture": self = .capture
    case "bare": self = .bare
    case "remark": self = .remark
    default: return nil
    }
  }

  package var isTask: Bool { self == .capture || self == .bare }

  /// Whether the slot accepts any words.
  package var isFree: Bool {
    switch self {
    case .text, .reference, .list, .capture, .bare, .remark: true
    default: false
    }
  }
}

extension String {
  /// The parameters that the slot fills: `value` and `unit` for `{value+unit}`.
  var parameterNames: [String] { split { "/+*".contains($0) }.map(String.init) }
}
