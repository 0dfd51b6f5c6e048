/// What was said for one parameter: words not yet read, or what a slot of the grammar has already read.
package indirect enum Argument: Hashable, Sendable {
  case words(String)
  case number(Double)
  case flag(Bool)
  case list([Argument])
  case moment(Moment)
}
