/// Many lines for one parameter: a dump, a note, a journal entry.
package struct Collector: Sendable, Hashable {
  package var prompt: LocalizedText
  /// Made once, when the lines are at their end.
  package var call: Call
  /// The text parameter that all lines together fill.
  package var parameter: String
  /// Makes one line durable as it is typed, in the same parameter.
  package var each: Call
  /// Whether the lines are for sealed fields only.
  package var isSealed: Bool

  package init(_ prompt: LocalizedText, _ call: Call, _ parameter: String, each: Call, isSealed: Bool) {
    self.prompt = prompt
    self.call = call
    self.parameter = parameter
    self.each = each
    self.isSealed = isSealed
  }
}
