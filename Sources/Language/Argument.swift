/// What was said for one parameter: words not yet read, or what a slot of the grammar has already read.
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
  /// Words from outside, where an id stands behind `#`: a UUID of 36 characters.
  package init(given words: String) {
    let isID = words.utf8.count == 37 && words.hasPrefix("#")
    self = isID ? .id(String(words.dropFirst())) : .words(words)
  }
}
