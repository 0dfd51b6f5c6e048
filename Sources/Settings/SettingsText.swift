/// The lines of the settings file, preserved verbatim except for the one that is changed.
struct SettingsText {
  private var lines: [TOMLLine]

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      TOMLLine(String(Substring($0)))
    }
  }

  /// A file that nobody has written in yet.
  static let template = SettingsText("# nudgy's settings. “nudgy settings” tells what can stand here.\n")

  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// The contents of all lines with their numbers, from 1.
  var numberedContents: [(number: Int, content: TOMLLine.Content)] {
    lines.enumerated().map { ($0 + 1, $1.content) }
  }

  mutating func set(_ name: String, _ value: TOML) {
    if let index = lines.firstIndex(where: { $0.isFor(name) }) {
      lines[index] = lines[index].replacingValue(with: value)
    } else {
      // If the last line has no line break, it gets one before the new line.
      let end = lines.last?.text.isEmpty == true ? lines.count - 1 : lines.count
      lines.insert(TOMLLine(name, value), at: end)
      if end == lines.count - 1 { lines.append(TOMLLine("")) }
    }
  }
}

extension TOMLLine {
  fileprivate func isFor(_ name: String) -> Bool {
    if case .pair(name, _, _) = content { true } else { false }
  }
}
