import Foundation

/// One entry of a text file: a line with the lines that continue it, without comments.
///
/// A section's name stands at the start of a line, its entries are indented by two blanks, and a line that is indented
/// further continues the line before. A line that begins with # is a comment.
struct TextEntry {
  private(set) var text: String
  /// The number of its first line.
  let line: Int
  let isSection: Bool

  /// Throws at the first line with any other indentation.
  static func all(in text: String, of file: String) throws(TextFileError) -> [TextEntry] {
    var entries: [TextEntry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.trimmed
      guard !words.isEmpty, !words.hasPrefix("#") else { continue }
      guard !line.contains("\t") else {
        throw TextFileError(file: file, line: index + 1, message: "There is a tab; lines are indented by blanks.")
      }
      switch line.prefix(while: { $0 == " " }).count {
      case 0: entries.append(TextEntry(text: words, line: index + 1, isSection: true))
      case 2: entries.append(TextEntry(text: words, line: index + 1, isSection: false))
      case let count where count > 2 && entries.last?.isSection == false:
        entries[entries.count - 1].text += " " + words
      default:
        throw TextFileError(
          file: file, line: index + 1,
          message: "An entry is indented by two blanks, and by more where it goes on with the one before.")
      }
    }
    return entries
  }
}

extension StringProtocol {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
