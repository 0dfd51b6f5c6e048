/// The file's lines, each as it was written: a change touches one of them.
struct SettingsText {
  private var lines: [TOMLLine]

  init(_ text: String) {
    lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
      TOMLLine(String(Substring($0)))
    }
  }

  /// A file that nobody has written in yet.
  static let new = SettingsText("# nudgy on this device. “nudgy settings” tells what can stand here.\n")

  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// With numbers, from 1.
  var numbered: [(number: Int, content: TOMLLine.Content)] {
    lines.enumerated().map { ($0 + 1, $1.content) }
  }

  mutating func set(_ name: String, _ value: TOML) {
    if let place = lines.firstIndex(where: { $0.isFor(name) }) {
      lines[place] = lines[place].with(value)
    } else {
      // A last line is ended before another one begins.
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
