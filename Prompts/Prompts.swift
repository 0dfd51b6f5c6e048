/// What a connected model is told: the markdown beside this file, with its holes filled.
package enum Prompts {
  /// The same bytes in every turn, so that servers keep what they have read.
  package static var system: String { fill(PackageResources.system_md) }

  /// A line, and what is spoken of.
  package static func turn(now: String, inHand: String, list: String, line: String) -> String {
    fill(PackageResources.turn_md, ["now": now, "inHand": inHand, "list": list, "line": line])
  }

  /// First steps for a card.
  package static func steps(title: String) -> String { fill(PackageResources.steps_md, ["title": title]) }

  /// A message for a card that calls, texts or writes to somebody.
  package static func draft(channel: String, target: String, title: String) -> String {
    fill(PackageResources.draft_md, ["channel": channel, "target": target, "title": title])
  }

  /// The things to do in a dump.
  package static func dump(text: String) -> String { fill(PackageResources.dump_md, ["text": text]) }

  /// A week looked back on, from a line for each fact.
  package static func week(facts: String) -> String { fill(PackageResources.week_md, ["facts": facts]) }

  /// What a finding means, from the sentence that tells it.
  package static func insight(finding: String) -> String {
    fill(PackageResources.insight_md, ["finding": finding])
  }
}

extension Prompts {
  /// Puts each value into its hole, in one pass: what a value says opens no other hole and ends no fence.
  static func fill(_ markdown: [UInt8], _ values: [String: String] = [:]) -> String {
    var rest = String(decoding: markdown, as: UTF8.self)[...]
    var filled = ""
    while let start = rest.firstRange(of: "{{"), let end = rest[start.upperBound...].firstRange(of: "}}") {
      filled += rest[..<start.lowerBound]
      filled += fenced(values[String(rest[start.upperBound..<end.lowerBound])] ?? "")
      rest = rest[end.upperBound...]
    }
    return String(filled + rest)
  }

  /// Text with no bracket that could be taken for the end of its fence.
  package static func fenced(_ text: String) -> String { text.replacing("<", with: "‹").replacing(">", with: "›") }
}
