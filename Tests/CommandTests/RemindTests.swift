import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

/// `nudgy remind` where there is no desktop, and its timer.
@Suite struct RemindTests {
  let home: Home
  init() throws { home = try Home() }

  /// Without a session bus, whatever the computer that runs the tests has.
  private var nowhere: [String: String] { ["HOME": home.path, "XDG_RUNTIME_DIR": home.path + "/run"] }

  private func remind(
    _ arguments: String..., now: String = "2026-11-20T11:00", environment: [String: String] = [:]
  ) throws -> Home.Outcome {
    try home.run(
      ["remind"] + arguments, input: nil, now: now, environment: nowhere.merging(environment) { $1 })
  }

  @Test func `Nothing is due in a new home, and that is no error`() throws {
    let outcome = try remind()
    #expect(outcome.out == "Nothing is due.\n")
    #expect(outcome.code == 0)
    #expect(try remind("--json").json == JSON(inAnyOrder: #"{"schema":1,"delivered":[],"notes":[],"held":null}"#))
  }

  @Test(
    .enabled(if: Machine.can("command -v gdbus || command -v dbus-send"), "gdbus and dbus-send are missing here"))
  func `Without a desktop one line says so, nothing is lost, and the timer is quiet`() throws {
    try home.run("add", "call mum at 11")
    let outcome = try remind()
    #expect(outcome.code == 1)
    #expect(outcome.err.hasPrefix("nudgy: There's no desktop session here"))
    #expect(outcome.out.isEmpty)
    let timer = try remind("--from-timer")
    #expect([timer.code == 0, timer.out.isEmpty, timer.err.isEmpty] == [true, true, true])
    #expect(try remind("--dry-run").out == "Would show: Due: call mum.\n")
  }

  @Test func `Without a program that sends notifications one line names the packages`() throws {
    try home.run("add", "call mum at 11")
    let outcome = try remind(environment: ["PATH": home.programs([:])])
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("libnotify-bin"))
    #expect(try remind("--dry-run").out == "Would show: Due: call mum.\n")
  }

  @Test(arguments: ["gdbus", "dbus-send", "notify-send"])
  func `A program that hangs is waited for two seconds at a time, and the reminder is kept`(program: String) throws {
    try home.run("add", "call mum at 11")
    let start = ContinuousClock.now
    let outcome = try remind(environment: ["PATH": home.programs([program: "sleep 600"], links: ["sleep", "sh"])])
    #expect(ContinuousClock.now - start < .seconds(15))
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("doesn't answer"))
    if program == "notify-send" {
      // It may have been shown, so it is not sent again at once.
      #expect(try remind("--dry-run").out == "Nothing is due.\n")
      #expect(try remind("--dry-run", now: "2026-11-20T11:10").out == "Would show: Still open: call mum.\n")
    } else {
      #expect(try remind("--dry-run").out == "Would show: Due: call mum.\n")
    }
  }

  @Test func `Quiet hours and what they hold`() throws {
    try home.run("say", "quiet hours from 22 to 8", now: "2026-11-20T10:00")
    for line in ["call mum at 11pm", "water the ferns at 11:30pm"] { try home.run("add", line) }
    let held = try remind("--json", now: "2026-11-20T23:40")
    #expect(try held.json == JSON(inAnyOrder: #"{"schema":1,"delivered":[],"notes":[],"held":"quiet"}"#))
    #expect(held.code == 0)
    #expect(
      try remind("--dry-run", now: "2026-11-21T08:00").out
        == "Would show: 2 things came up while it was quiet: call mum, water the ferns.\n")
  }

  @Test func `What quiet hours held for some minutes only is one line, too`() throws {
    try home.run("settings", "quiet", "11-12")
    for line in ["call mum at 11:50", "water the ferns at 11:55"] { try home.run("add", line) }
    #expect(try remind("--json", now: "2026-11-20T11:56").out.contains(#""held":"quiet""#))
    #expect(
      try remind("--dry-run", now: "2026-11-20T12:00").out
        == "Would show: 2 things came up while it was quiet: call mum, water the ferns.\n")
  }

  @Test func `What a short focus session held is one line, too`() throws {
    for line in ["call mum at 10:04", "water the ferns at 10:06"] { try home.run("add", line) }
    try home.run("focus", "mum", "--minutes", "8")
    #expect(try remind("--json", now: "2026-11-20T10:06").out.contains(#""held":"focus""#))
    let lines = try remind("--dry-run", now: "2026-11-20T10:08").lines.filter { $0.contains("water the ferns") }
    #expect(lines == ["Would show: 2 things came up while it was quiet: call mum, water the ferns."])
  }

  @Test func `A dry run of the timer says what it would write`() throws {
    let outcome = try remind("--install", "--dry-run")
    #expect(outcome.out.hasPrefix("Would write "), "\(outcome)")
    #expect(outcome.out.contains("ExecStart="))
  }

  @Test func `After a crisis nothing interrupts`() throws {
    try home.run("add", "call mum at 10:05")
    try home.run("say", "i want to die", now: "2026-11-20T10:00")
    #expect(try remind("--json", now: "2026-11-20T10:05").json["held"] == "crisis")
  }

  @Test(arguments: ["--install --status", "--test --uninstall", "--bogus", "now"])
  func `What does not go together is refused`(words: String) throws {
    let outcome = try home.run(
      ["remind"] + words.split(separator: " ").map(String.init), input: nil, now: nil, environment: nowhere)
    #expect(outcome.code == 2)
    #expect(!outcome.err.isEmpty)
  }

  @Test func `Without systemd the line for cron is printed`() throws {
    let outcome = try remind("--install", environment: ["PATH": home.programs([:])])
    #expect(outcome.code == 1)
    #expect(outcome.out.hasPrefix("* * * * * NUDGY_HOME='\(home.path)' "))
    #expect(outcome.out.hasSuffix(" remind --from-timer --profile default\n"))
    #expect(outcome.err.contains("crontab -e"))
    // The line runs, as cron would run it.
    let command = outcome.out.split(separator: " ", maxSplits: 5).last.map(String.init) ?? ""
    #expect(try home.shell(command.replacingOccurrences(of: "\\%", with: "%"), environment: nowhere).code == 0)
  }

  @Test(arguments: [
    ("* * * * * nudgy remind --from-timer --profile default", true),
    ("# * * * * * nudgy remind --from-timer --profile default", false),
    ("* * * * * nudgy remind --from-timer --profile defaults", false),
  ])
  func `Only a line of cron that runs for this profile counts`(line: String, counts: Bool) throws {
    let path = try home.programs(["crontab": "echo '\(line)'"])
    #expect(try remind("--status", "--json", environment: ["PATH": path]).json["cron"] == .bool(counts))
  }

  @Test(
    .enabled(if: Machine.can("command -v systemd-analyze"), "systemd-analyze is missing here"),
    arguments: ["plain", "100% \"odd\" $HOME \\ home"])
  func `The units are what systemd understands`(name: String) throws {
    let path = home.path + "/" + name
    let out = try remind("--install", "--dry-run", environment: ["NUDGY_HOME": path]).out
    let folder = home.path + "/units"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: home.path + "/run", withIntermediateDirectories: true)
    var paths: [String] = []
    for unit in out.components(separatedBy: "# /").dropFirst() {
      let unitPath = folder + "/" + ((unit.prefix { $0 != "\n" }) as Substring).split(separator: "/").last!
      try unit.drop { $0 != "\n" }.write(toFile: unitPath, atomically: true, encoding: .utf8)
      paths.append(unitPath)
    }
    #expect(paths.map { ($0 as NSString).pathExtension } == ["service", "timer"])
    let verify = try home.shell(
      "systemd-analyze --user verify \(paths.map { "'\($0)'" }.joined(separator: " ")) 2>&1", environment: nowhere)
    #expect(verify.out == "")
    #expect(verify.code == 0)
  }

  @Test func `The timer is put in, told of and taken out again`() throws {
    let environment = try ["PATH": home.systemctl()]
    #expect(try remind("--status", environment: environment).out.contains("The timer is off"))
    try FileManager.default.createDirectory(atPath: home.path + "/run", withIntermediateDirectories: true)
    let installed = try remind("--install", environment: environment)
    #expect(installed.code == 0, "\(installed.err)")
    #expect(installed.out == "Reminders now reach you as desktop notifications, also without a shell.\n")
    let folder = home.path + "/.config/systemd/user/"
    #expect(FileManager.default.fileExists(atPath: folder + "nudgy-remind.service"))
    #expect(try remind("--status", environment: environment).out.contains("The timer is on"))
    #expect(try remind("--status", "--json", environment: environment).json["timer"] == "on")
    #expect(try home.run("doctor", environment: nowhere.merging(environment) { $1 }).out.contains("The timer is on"))
    let removed = try remind("--uninstall", environment: environment)
    #expect(removed.out == "Reminders reach you only in an open shell now.\n")
    #expect(!FileManager.default.fileExists(atPath: folder + "nudgy-remind.service"))
    #expect(!FileManager.default.fileExists(atPath: folder + "nudgy-remind.timer"))
    #expect(try remind("--uninstall", environment: environment).code == 1, "it is gone already")
    let asked = try String(contentsOfFile: home.path + "/asked", encoding: .utf8).split(separator: "\n")
    #expect(
      asked.filter { !$0.contains("is-active") && !$0.contains("show-env") } == [
        "--user daemon-reload", "--user enable --now nudgy-remind.timer", "--user disable --now nudgy-remind.timer",
        "--user daemon-reload",
      ])
  }

  @Test func `A dry run of the timer writes nothing`() throws {
    let out = try remind("--install", "--dry-run", environment: ["PATH": home.programs([:])]).out
    #expect(out.contains("OnCalendar=*-*-* *:*:00\nAccuracySec=5s\n") && !out.contains("Persistent"))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/.config"))
  }

  @Test func `A profile has a timer of its own`() throws {
    try home.run("profile", "work", "--make")
    let out = try home.run(
      ["remind", "--install", "--dry-run", "--profile", "work"], input: nil, now: nil, environment: nowhere
    ).out
    #expect(out.contains("nudgy-remind-work.timer"))
    #expect(out.contains(#""--profile" "work""#))
  }
}
