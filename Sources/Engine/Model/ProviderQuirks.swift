/// How one model at one address wants to be asked, as far as it has said so.
package struct ProviderQuirks: Hashable, Sendable {
  /// What stands for the content of a message that holds calls only.
  package enum NoContent: Sendable {
    case null, empty, absent
  }

  package var streams = true
  package var noContent = NoContent.null
  /// Whether what the system says goes into the first message of the person.
  package var hasNoSystem = false
  /// Whether tools are taken only with `reasoning_effort` none.
  package var refrainsFromThinking = false
  /// Whether the address is the other one of the two that were possible.
  package var isElsewhere = false
  /// Whether answers begin inside the thinking, without a tag that says so.
  package var thinksUnopened = false

  /// What a model's name tells before its first answer.
  package init(of model: String) {
    let name = model.lowercased()
    thinksUnopened = ["deepseek-r1", "r1-distill", "qwq", "-thinking"].contains(where: name.contains)
  }
}
