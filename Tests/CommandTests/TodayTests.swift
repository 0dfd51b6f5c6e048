import Foundation
import Homes
import JSONChecks
import Replies
import Testing

@Suite struct TodayTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `Without its key the day is told as ever, and moods without their words`() throws {
    try home.run("mood", "7", "canary")
    try home.run("note", "canary")
    let before = try home.run("today").out
    try FileManager.default.removeItem(atPath: home.path + "/data/key")
    let outcome = try home.run("today")
    #expect(outcome.code == 0 && outcome.out == before && before.contains("a note from Fri 20 Nov"))
    let moods = try home.run("moods")
    #expect(moods.code == 0 && moods.out.contains("The last ones (their words are locked)"))
    #expect(!moods.out.contains("canary"))
  }

  @Test(arguments: ["0001-01-01T00:00", "1969-12-31T23:59", "9999-12-31T23:59"])
  func `Any day there is has a page and a prompt`(now: String) throws {
    let outcome = try home.run(["today"], input: nil, now: now)
    #expect(outcome.code == 0 && outcome.out.contains("“journal” asks"))
  }

  @Test func `What a command of the person's says first stands on it, and no sentence sets one`() throws {
    let folder = home.path + "/config"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #"today_command = "echo Light Rain, 8; echo more""#
      .write(toFile: folder + "/settings.toml", atomically: true, encoding: .utf8)
    #expect(try home.run("today").lines[1] == "Light Rain, 8")
    let outcome = try home.run("settings", "today_command", "rm -rf here")
    #expect(outcome.code == 2 && outcome.err.contains("set by hand"))
    #expect(try home.run("today").lines[1] == "Light Rain, 8")
  }

  @Test func `Nothing sealed is in what machines are given of the day`() throws {
    try home.run("say", "buy a cage for the canary bird I saw")
    try home.run("mood", "7", "finch")
    try home.run("note", "finch")
    let today = try home.run("today", "--json")
    #expect(try today.json.holds(["kind": "page"]) && today.json.holds(["said": nil]))
    #expect(!today.out.contains("finch"))
  }
}
