import Civil
import Engine
import Foundation
import Language
import Languages
import Records
import Replies
import Synchronization
import TestFiles
import Testing

@testable import Session
@testable import Settings
@testable import Tools

@Suite struct SettingsTests {
  let stored = StoredSettings()

  /// A settings file in memory, and what was said of it.
  final class StoredSettings: Sendable {
    let text = Mutex<String?>(nil)
    let complaints = Mutex<[String]>([])

    var file: SettingsFile {
      SettingsFile(
        device: .init(
          "settings.toml", read: { self.written }, write: { new in self.text.withLock { $0 = new } }),
        in: .english, warn: { said in self.complaints.withLock { $0.append(said.text()) } })
    }

    func set(_ name: String, _ words: String) throws {
      let setting = try #require(Settings.setting(named: name))
      try file.set(setting, try #require(setting.value(words, in: .english)))
    }

    var said: [String] { complaints.withLock { $0 } }

    var written: String? {
      get { text.withLock { $0 } }
      set { text.withLock { $0 = newValue } }
    }
  }

  @Test func `Without a file every setting stands at its default, and none is made`() {
    let settings = stored.file.current
    #expect(settings.penguin && settings.notices == 3 && settings.quiet == nil)
    #expect(stored.written == nil && stored.said.isEmpty)
  }

  @Test func `Every line of the table is listed, in its order`() {
    let lines = Mirror(reflecting: Settings.table).children.compactMap { ($0.value as? any AnySetting)?.name }
    #expect(Settings.all.map(\.name) == lines)
  }

  @Test func `Every setting is set by each of its names`() {
    let rules = Rules(unopened.catalogue, .english)
    for setting in Settings.all {
      for name in [setting.name] + (Language.english.rules.settingNames[setting.name] ?? []) {
        #expect(rules.calls("change my \(name) to 7").first?.arguments["name"] == .words(setting.name), "\(name)")
      }
    }
  }

  @Test func `Each default reads back as itself, in words and from a file`() throws {
    for setting in Settings.all {
      let words = setting.defaultSettingValue.plainText
      #expect(setting.value(words, in: .english)?.plainText == words, "\(setting.name)")
      try stored.set(setting.name, words)
    }
    for setting in Settings.all {
      #expect(stored.file.current[setting].plainText == setting.defaultSettingValue.plainText)
    }
    #expect(stored.said.isEmpty)
  }

  @Test func `A change rewrites its one line: comments, order and blanks stay`() throws {
    let before = "# mine\n\n  notices=2   # enough\r\npenguin = true\n# the end"
    stored.written = before
    try stored.set("notices", "5")
    #expect(stored.written == before.replacing("notices=2", with: "notices=5"))
    try stored.set("colour", "dark")
    #expect(stored.written == before.replacing("notices=2", with: "notices=5") + "\ncolour = \"dark\"\n")
    #expect(stored.file.current.notices == 5 && stored.file.current.colour == .dark)
  }

  @Test(arguments: [
    ("penguin = true\nbogus = 1", "line 2: there's no setting “bogus”."),
    ("penguin = maybe", "line 1: this line isn't like “name = value”."),
    ("\nnotices = 99", "line 2: “99” isn't a number from 0 to 20."),
    ("penguin = false\npenguin = true", "line 2: “penguin” is already set further up."),
    ("colour = \"dark", "line 1: this line isn't like “name = value”."),
    ("[penguin]", "line 1: this line isn't like “name = value”."),
    ("colour = \"dark\" \"light\"", "line 1: this line isn't like “name = value”."),
    ("# \u{FFFD}", "line 1: this line isn't like “name = value”."),
    ("x\ny\nz", "line 1: this line isn't like “name = value”. 2 more lines can't be read either."),
  ])
  func `What does not read is told once, with file and line, and nothing is written`(text: String, told: String) {
    stored.written = text
    let file = stored.file
    _ = (file.current, file.current)
    #expect(stored.said == ["settings.toml, \(told) What can't be read isn't used."])
    #expect(throws: UserError.self) { try stored.set("penguin", "off") }
    #expect(stored.written == text)
  }

  @Test func `The other lines of a damaged file still hold`() {
    stored.written = "accessible = true\nwhat is this\nnotices = 0"
    #expect(stored.file.current.accessible && stored.file.current.notices == 0)
  }

  @Test(arguments: [
    ("22 to 8", "22:00-08:00"), ("from 10pm until 7am", "22:00-07:00"), ("22:00-08:00", "22:00-08:00"),
    ("10 to 7", "22:00-07:00"), ("9 to 17", "09:00-17:00"), ("10:00-07:00", "10:00-07:00"), ("12 to 7", "00:00-07:00"),
    ("11 pm to 6 am", "23:00-06:00"), ("on", "22:00-08:00"), ("off", "off"), ("8 to 8", nil), ("22:30 to 8", nil),
    ("25 to 3", nil), ("late", nil), ("13pm to 2am", nil),
  ])
  func `Quiet hours are said in many ways`(words: String, hours: String?) {
    #expect(Settings.setting(named: "quiet")?.value(words, in: .english)?.plainText == hours)
  }

  @Test func `Snooze presets are words for times, and lie ahead`() throws {
    let now = try #require(LocalTime(iso: "2026-11-20T21:00"))
    stored.written =
      #"snoozes = { "after work" = "18:30", soon = "in 20 minutes", friday = "friday", then = "20 nov 2020" }"#
    let presets = stored.file.current.snoozes.presets
    #expect(presets.map(\.name) == ["after work", "soon", "friday", "then"])
    let ends = presets.compactMap { $0.endTime(now) }.filter { $0 > now }
    #expect(ends.map(\.isoMinutes) == ["2026-11-21T18:30", "2026-11-20T21:20", "2026-11-27T09:00"])
  }

  @Test(arguments: [
    "later", "later = ", "= 20:00", "later = whenever", "a = 1pm, a = 2pm",
    "a = 1pm, b = 2pm, c = 3pm, d = 4pm, e = 5pm, f = 6pm",
  ])
  func `A menu that cannot be read is none`(words: String) {
    #expect(Settings.setting(named: "snoozes")?.value(words, in: .english) == nil)
  }

  @Test func `The README tells every setting as the table does`() throws {
    let readme = try String(contentsOf: TestFiles.inCheckout("README.md"), encoding: .utf8)
    for setting in Settings.all {
      let row =
        "| `\(setting.name) = \(setting.defaultSettingValue.toml.text)` | \(setting.summary.text()) | \(setting.format.text()) |"
      #expect(readme.contains(row), "\(row)")
    }
  }
}
