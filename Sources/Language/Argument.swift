/// The value of one parameter: words that are not parsed yet, or a value that a slot of the grammar has already parsed.
package indirect enum Argument: Hashable, Sendable {
  case words(String)
  case number(Double)
  case flag(Bool)
  case list([Argument])
  case moment(Moment)
  /// A record, by its id.
  case id(String)
}

extension Argument {
  /// Input from outside the grammar: `#` followed by a UUID of 36 characters is a record's id; all else is words.
  package init(input words: String) {
    let isID = words.utf8.count == 37 && words.hasPrefix("#")
    self = isID ? .id(String(words.dropFirst())) : .words(words)
  }
}
