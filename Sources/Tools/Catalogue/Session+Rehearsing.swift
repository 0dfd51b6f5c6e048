import Engine
import Replies
import Session

extension Session {
  /// In a dry run, the tool's receipts say what would be done; nothing is, as what it changes is a copy in memory.
  func rehearsing(_ tool: Tool) -> Tool {
    guard options.isDryRun, tool.writes || Session.changesKeyrings.contains(tool.name) else { return tool }
    return tool.around { _, run in
      var reply = try await run()
      reply.receipt = reply.receipt?.asWould
      return reply
    }
  }

  /// Tools that change no record.
  private static let changesKeyrings: Set = ["lock", "unlock"]
}

extension LocalizedText {
  /// "Done: call mum." as "Would finish: call mum."; what begins otherwise is told as it would be said.
  fileprivate var asWould: LocalizedText {
    guard !key.hasPrefix("Would ") else { return self }
    guard let (said, would) = LocalizedText.deeds.first(where: { key.hasPrefix($0.said + ": ") }) else {
      return "Would say: \(self)"
    }
    return "\(would)\(LocalizedText(key: String(key.dropFirst(said.count)), values: values))"
  }

  private static let deeds: [(said: String, would: LocalizedText)] = [
    ("Back", "Would bring back"), ("Changed", "Would change"), ("Deleted", "Would delete"), ("Done", "Would finish"),
    ("Done again", "Would do again"), ("Dropped", "Would drop"), ("Forgotten", "Would forget"), ("Kept", "Would keep"),
    ("Let go", "Would drop"), ("Planned", "Would plan"), ("Set", "Would set"), ("Snoozed", "Would snooze"),
    ("Taken back", "Would take back"),
  ]

  /// What follows those in receipts that have more words, as literals, so that the template of translations lists it.
  static let rests: [LocalizedText] = [
    ": {0}. Back {1}.", ": {0}. “undo” brings it back.", ": {0}. “undo” brings all of it back.", ": {0}, until {1}.",
    ": {0} {1}. “settings {2} {3}” sets it back.", ": {0} cut short earlier.",
    ": {0}. In the last 7 days: {1}, on {2}.",
  ]
}
