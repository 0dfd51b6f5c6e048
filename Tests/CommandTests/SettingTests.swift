import Foundation
import Homes
import Testing

@Suite struct SettingTests {
  let home: Home
  init() throws { home = try Home() }

  private var file: String { home.path + "/config/settings.toml" }
  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/config", withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }
  private func read() throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

  @Test func `A setting is set by flag, by words and by sentence, and the receipt tells the way back`() throws {
    #expect(try home.run("settings", "--name", "penguin", "--value", "off").out.contains("“settings penguin on”"))
    #expect(try home.run("settings", "quiet", "22", "to", "8").code == 0)
    #expect(try home.run("say", "no colour").out.hasPrefix("Set: colour none."))
    let lines = try read().split(separator: "\n").dropFirst()
    #expect(lines == ["penguin = false", "quiet = \"22:00-08:00\"", "colour = \"none\""])
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `What is a person's is set for one profile, and what is the computer's for all`() throws {
    try home.run("profile", "work", "--make")
    try home.run("profile", "default")
    try home.run("settings", "notices", "1")
    try home.run("settings", "colour", "dark")
    try home.run("--profile", "work", "settings", "notices", "7")
    #expect(try home.run("settings", "notices").out.hasPrefix("notices: 1"))
    #expect(try home.run("--profile", "work", "settings", "notices").out.hasPrefix("notices: 7"))
    #expect(try home.run("--profile", "work", "settings", "colour").out.hasPrefix("colour: dark"))
    #expect(try home.run("--profile", "work", "settings", "penguin").out.hasPrefix("penguin: on"))
    try home.run("--profile", "work", "settings", "colour", "light")
    #expect(try home.run("settings", "colour").out.hasPrefix("colour: light"))
    try "colour = \"none\"\n".write(
      toFile: home.path + "/config/profiles/work.toml", atomically: true, encoding: .utf8)
    #expect(try home.run("--profile", "work", "next").err.contains("config/profiles/work.toml, line 1: "))
  }

  @Test func `Asking makes no file, and neither does a dry run`() throws {
    #expect(try home.run("settings").out.contains("penguin\ton\t"))
    #expect(try home.run("settings", "--dry-run", "penguin", "off").code == 0)
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `A damaged file is named on stderr, and stays as it is`() throws {
    try write("penguin = off\n")
    let next = try home.run("next")
    #expect(next.code == 0 && next.err.contains("config/settings.toml, line 1: "))
    #expect(!next.out.contains("settings.toml"))
    #expect(try home.run("settings", "notices", "2").code == 1)
    #expect(try read() == "penguin = off\n")
  }

  @Test func `However deep a value is nested, the line only does not read`() throws {
    try write("snoozes = " + String(repeating: "{ a = ", count: 100_000) + "1")
    let next = try home.run("next")
    #expect(next.code == 0 && next.err.contains("config/settings.toml, line 1: "))
  }

  @Test func `A link to the file stays a link`() throws {
    try write("")
    try FileManager.default.moveItem(atPath: file, toPath: home.path + "/elsewhere.toml")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: home.path + "/elsewhere.toml")
    try home.run("settings", "notices", "2")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == home.path + "/elsewhere.toml")
    #expect(try read().contains("notices = 2"))
  }

  @Test func `What no setting can be is refused in words`() throws {
    #expect(try home.run("settings", "colour", "blue").code == 2)
    #expect(try home.run("settings", "wings").err.contains("no setting “wings”"))
  }

  @Test func `Snooze offers what the settings say, with real times`() throws {
    try write(#"snoozes = { "after work" = "18:30", friday = "friday" }"#)
    try home.run("add", "buy milk")
    let asked = try home.run("snooze", "milk").out
    #expect(asked.contains("1 after work: today 18:30") && asked.contains("2 friday: Fri 27 Nov 09:00"))
    #expect(!asked.contains("weekend"))
  }
}
