import Engine
import Replies
import TestFiles
import Testing

@testable import Screen

/// Every shape of reply in every look; `NUDGY_RECORD=1` writes the files anew.
struct GoldenTests {
  static let looks: [(name: String, look: DisplayOptions)] = [
    ("80 columns", DisplayOptions(width: 80)),
    ("40 columns", DisplayOptions(width: 40)),
    ("80 columns, truecolor on dark", DisplayOptions(width: 80, colours: .truecolor)),
    ("40 columns, truecolor on dark", DisplayOptions(width: 40, colours: .truecolor)),
    ("40 columns, truecolor on light", DisplayOptions(width: 40, colours: .truecolor, background: .light)),
    ("a pipe", DisplayOptions(isPlain: true)),
    ("80 columns, accessible", DisplayOptions(width: 80, isAccessible: true)),
    ("40 columns, accessible", DisplayOptions(width: 40, isAccessible: true)),
    ("40 columns, ASCII", DisplayOptions(width: 40, isASCII: true)),
  ]

  /// For what uses the whole width.
  static let wideLooks: [(name: String, look: DisplayOptions)] = [
    ("100 columns", DisplayOptions(width: 100)),
    ("120 columns", DisplayOptions(width: 120)),
    ("120 columns, 16 colours on light", DisplayOptions(width: 120, colours: .sixteen, background: .light)),
    ("120 columns, truecolor on dark", DisplayOptions(width: 120, colours: .truecolor)),
    ("80 columns, ASCII", DisplayOptions(width: 80, isASCII: true)),
  ]

  static let penguinLooks: [(name: String, look: DisplayOptions)] = [
    ("80 columns, truecolor on dark", DisplayOptions(width: 80, colours: .truecolor)),
    ("40 columns, truecolor on dark", DisplayOptions(width: 40, colours: .truecolor)),
    ("80 columns, truecolor on light", DisplayOptions(width: 80, colours: .truecolor, background: .light)),
    ("40 columns, truecolor on light", DisplayOptions(width: 40, colours: .truecolor, background: .light)),
    ("80 columns", DisplayOptions(width: 80)),
    ("40 columns", DisplayOptions(width: 40)),
    ("40 columns, ASCII", DisplayOptions(width: 40, isASCII: true)),
  ]

  @Test(arguments: Pose.allCases)
  func `The penguin is drawn as recorded`(pose: Pose) throws {
    let short = Reply("Done: call mum.")
    let drawn = Self.penguinLooks.map { name, look in
      let screen = Screen(look)
      return (
        name,
        [Samples.greeting, short].map { screen.terminalText(screen.lines($0, with: pose)) }.joined(separator: "\n\n")
      )
    }
    try compare("penguin-\(pose)", drawn)
  }

  @Test(arguments: Samples.all.map(\.name))
  func `replies are drawn as recorded`(name: String) throws {
    let reply = try #require(Samples.all.first { $0.name == name }).reply
    let looks = Self.looks + (["days", "calendar", "list"].contains { name.hasPrefix($0) } ? Self.wideLooks : [])
    let drawn = looks.map { ($0.name, Screen($0.look).draw(reply)) }
    try compare(name, drawn + [("JSON", Screen(DisplayOptions()).json(reply).text)])
  }

  @Test(arguments: Samples.troubles.map(\.name))
  func `troubles are drawn as recorded`(name: String) throws {
    let trouble = try #require(Samples.troubles.first { $0.name == name }).trouble
    let drawn = Self.looks.map { ($0.name, Screen($0.look).draw(trouble)) }
    try compare(name, drawn + [("JSON", Screen(DisplayOptions()).json(trouble).text)])
  }

  private func compare(_ name: String, _ parts: [(name: String, text: String)]) throws {
    let text = parts.map { "## \($0.name)\n\(readable($0.text))\n" }.joined(separator: "\n")
    let file = "Goldens/\(name).txt"
    if TestFiles.isRecording { return try TestFiles.write(text, to: file) }
    let recorded = try TestFiles.read(file)
    #expect(text == recorded, "\(file) differs; NUDGY_RECORD=1 rewrites it")
  }

  /// Escape codes by the style they choose, on light with a sign of its own.
  private func readable(_ text: String) -> String {
    let styles: [(String, String)] = TextStyle.allCases.flatMap { style -> [(String, String)] in
      if style == .strong { return [("\u{1B}[1m", "‹strong›")] }
      return [(DisplayOptions.Background.dark, ""), (.light, "°")].compactMap { background, sign in
        style.colour(on: background).map { shade in
          let rgb = shade.rgb
          return ("\u{1B}[38;2;\(rgb >> 16);\(rgb >> 8 & 0xFF);\(rgb & 0xFF)m", "‹\(style)\(sign)›")
        }
      }
    }
    return (styles + [("\u{1B}[0m", "‹›")]).reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
