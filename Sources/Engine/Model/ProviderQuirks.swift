/// How one model at one address has to be asked, as far as is known.
package struct ProviderQuirks: Hashable, Sendable {
  /// What stands for the content of a message that has only calls.
  package enum EmptyContent: Sendable {
    case null, empty, absent
  }

  package var streams = true
  package var emptyContent = EmptyContent.null
  /// Whether the system message goes into the first user message.
  package var lacksSystemRole = false
  /// Whether tools are accepted only with `reasoning_effort` none.
  package var disablesReasoning = false
  /// Whether the second of the two possible URLs is used.
  package var usesAlternateURL = false
  /// Whether answers begin in the thinking, without an opening tag.
  package var omitsThinkingTag = false

  /// The quirks known from a model's name, before its first answer.
  package init(of model: String) {
    let name = model.lowercased()
    omitsThinkingTag = ["deepseek-r1", "r1-distill", "qwq", "-thinking"].contains(where: name.contains)
  }
}
