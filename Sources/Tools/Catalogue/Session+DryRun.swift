import Engine
import Replies
import Session

extension Session {
  /// In a dry run, makes the tool's receipts say what would be done. Changes go to a copy of the store in memory.
  func withDryRunReceipts(_ tool: Tool) -> Tool {
    guard options.isDryRun, tool.writes || Session.keyringTools.contains(tool.name) else { return tool }
    return tool.wrapped { _, run in
      var reply = try await run()
      reply.receipt = reply.receipt?.dryRunReceipt
      return reply
    }
  }

  /// Tools that change the keyring and no record, so that their `writes` is false.
  private static let keyringTools: Set = ["lock", "unlock"]
}

extension LocalizedText {
  /// "Done: call mum." as "Would finish: call mum."; other receipts are quoted after "Would say:".
  fileprivate var dryRunReceipt: LocalizedText {
    guard !key.hasPrefix("Would ") else { return self }
    guard let (prefix, replacement) = LocalizedText.dryRunPrefixes.first(where: { key.hasPrefix($0.said + ": ") })
    else {
      return "Would say: \(self)"
    }
    return "\(replacement)\(LocalizedText(key: String(key.dropFirst(prefix.count)), values: values))"
  }

  private static let dryRunPrefixes: [(said: String, would: LocalizedText)] = [
    ("Back", "Would bring back"), ("Changed", "Would change"), ("Deleted", "Would delete"), ("Done", "Would mark done"),
    ("Dropped", "Would drop"), ("Forgotten", "Would forget"), ("Got it", "Would add"),
    ("Logged", "Would log"), ("Planned", "Would plan"), ("Redone", "Would redo"), ("Saved", "Would save"),
    ("Set", "Would set"), ("Snoozed", "Would snooze"), ("Undone", "Would undo"),
  ]

  /// What follows the prefixes in receipts with more words. As literals, so that the translation template contains
  /// them.
  static let dryRunSuffixes: [LocalizedText] = [
    ": {0}. Back {1}.", ": {0}. “undo” brings it back.", ": {0}. “undo” brings all of it back.", ": {0}, until {1}.",
    ": {0} {1}. “settings {2} {3}” sets it back.", ": {0} cut short earlier.",
    ": {0}. In the last 7 days: {1}, on {2}.",
  ]
}
