/// Collects many lines for one parameter: a dump, a note, a journal entry.
package struct Collector: Sendable, Hashable {
  package var prompt: LocalizedText
  /// Made once, after the last line.
  package var call: Call
  /// The parameter that receives all lines as one text.
  package var parameter: String
  /// Saves each line as it is typed; takes it in the same parameter.
  package var lineCall: Call
  /// Whether the lines are for sealed fields only.
  package var isSealed: Bool

  package init(_ prompt: LocalizedText, _ call: Call, _ parameter: String, lineCall: Call, isSealed: Bool) {
    self.prompt = prompt
    self.call = call
    self.parameter = parameter
    self.lineCall = lineCall
    self.isSealed = isSealed
  }
}
