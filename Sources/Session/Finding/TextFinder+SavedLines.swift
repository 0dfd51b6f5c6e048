package import Civil
import Records
package import Replies
import Store

/// A line as it was typed, which became nothing or of which a part was left out.
package struct SavedLine: Sendable {
  package let at: LocalTime
  package let text: String
}

extension TextFinder {
  /// The newest of what was typed and became nothing else, by itself or in a brain dump, that has all the words. Where
  /// words are looked for, lines that may have been understood wrongly count, too. What cannot be opened without the
  /// passphrase is left out.
  package func savedLines(containing words: [String], limit: Int = maxSavedLines) throws -> [SavedLine] {
    let lines = try storeOpener.store.unsorted(
      limit: TextFinder.maxOpenedTexts, includesRead: !words.isEmpty
    ).compactMap { line in
      text(sealedFields.contentWithoutPrompt(line.text, of: line.id, .unsortedText)).map {
        SavedLine(at: line.createdAt, text: $0)
      }
    }
    let dumps = try storeOpener.store.dumps(limit: TextFinder.maxOpenedTexts).flatMap { dump in
      let text = text(sealedFields.contentWithoutPrompt(dump.text, of: dump.id, .dumpText)) ?? ""
      return text.split(whereSeparator: \.isNewline).map { SavedLine(at: dump.createdAt, text: String($0)) }
    }
    let found = (lines + dumps).filter { Keywords.areFound(words, in: $0.text) }
    return Array(found.sorted { $0.at > $1.at }.prefix(limit))
  }

  private func text(_ content: SealedContent) -> String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// What was typed about something of which there is no record; `nil` where there is nothing.
  package func savedLinesReply(about query: String, _ words: [String], now: LocalTime) throws -> Reply? {
    let lines = words.isEmpty ? [] : try savedLines(containing: words)
    guard !lines.isEmpty else { return nil }
    return Reply("Nothing is called “\(query)”, but you wrote:", .lines(lines.map { $0.words(now: now) }))
  }

  package static let maxSavedLines = 5
  /// Older ones are not looked through, so that nobody waits.
  private static let maxOpenedTexts = 500
}

extension SavedLine {
  package func words(now: LocalTime) -> LocalizedText { "\(text) (\(on: When(at.day), now))" }
}
