import Foundation
import Homes
import Testing

/// What is asked of the desktop and sent to it, with stand-ins for its programs that write down what they are called with.
@Suite struct RemindStandInTests {
  let desk: StandInDesktop
  init() throws { desk = try StandInDesktop() }

  @Test func `The bus is asked whether anybody shows notifications before anything else`() throws {
    try desk.home.run("add", "call mum at 11")
    #expect(try desk.run("remind", now: "2026-11-20T11:00").out == "Due: call mum.\n")
    let calls = desk.calls("gdbus")
    #expect(calls.first?.contains("org.freedesktop.DBus.NameHasOwner org.freedesktop.Notifications") == true)
    #expect(calls.allSatisfy { $0.contains("--timeout 2 ") })
  }

  /// What the desktop's own switch is called on each of them.
  static let switches: [(daemon: String, inhibited: String, program: String, answer: String, isOff: Bool)] = [
    ("Plasma", "true", "", "", true), ("Plasma", "false", "", "", false),
    ("gnome-shell", "", "gsettings", "false", true), ("gnome-shell", "", "gsettings", "true", false),
    ("gnome-shell", "true", "gsettings", "true", true), ("gnome-shell", "true", "", "", true),
    ("gnome-shell", "", "", "", false), ("Xfce Notify Daemon", "", "xfconf-query", "true", true),
    ("Xfce Notify Daemon", "", "xfconf-query", "false", false), ("Xfce Notify Daemon", "", "", "", false),
    ("dunst", "", "dunstctl", "true", true), ("dunst", "", "dunstctl", "false", false),
    ("mako", "", "makoctl", "default\ndo-not-disturb", true), ("mako", "", "makoctl", "default", false),
    ("another", "", "", "", false),
  ]

  @Test(arguments: switches)
  func `A desktop's own do-not-disturb holds what is due, by whatever it is told`(
    daemon: String, inhibited: String, program: String, answer: String, isOff: Bool
  ) throws {
    if !program.isEmpty { try desk.install(program, "echo '\(answer)'") }
    try desk.home.run("add", "call mum at 11")
    let outcome = try desk.run(
      "remind", now: "2026-11-20T11:00", environment: ["DAEMON": daemon, "INHIBITED": inhibited])
    let held = "Notifications are switched off on your desktop, so what is due waits.\n"
    #expect(outcome.out == (isOff ? held : "Due: call mum.\n"), "\(outcome)")
    #expect(desk.calls("notify-send").isEmpty == isOff)
  }

  @Test func `Everything that is sent can be clicked, and names the words that answer it later`() throws {
    try desk.home.run("say", "i take sertraline 50mg every day at 8am", now: "2026-11-20T07:00")
    try desk.home.run("say", "focus for 25 minutes", now: "2026-11-20T11:00")
    try desk.home.run("add", "call mum at 11:25")
    let outcome = try desk.run("remind", now: "2026-11-20T11:25")
    #expect(outcome.lines.count == 4, "\(outcome)")
    let sent = desk.calls("notify-send")
    #expect(sent.count == 3)
    #expect(sent.allSatisfy { $0.contains("--action default=Seen") }, "\(sent)")
    let words = ["“done”, “10 more minutes” or “a break”", "“doses” in nudgy", "“done” or “snooze”, with its name"]
    for words in words { #expect(sent.contains { $0.contains(words) }, "\(words) in \(sent)") }
  }

  @Test(arguments: [false, true])
  func `With gdbus alone, and with a notify-send that has no actions, it can be clicked too`(hasOld: Bool) throws {
    if hasOld { try desk.install("notify-send", "echo notify-send 0.7.9") } else { try desk.uninstall("notify-send") }
    try desk.home.run("add", "call mum at 11")
    #expect(try desk.run("remind", now: "2026-11-20T11:00").out == "Due: call mum.\n")
    let sent = desk.calls("gdbus").filter { $0.contains(".Notify ") }
    #expect(sent.count == 1 && sent[0].contains(" ['default', 'Seen'] @a{sv} {}"), "\(sent)")
  }

  @Test func `The words that a notice of a focus session names are understood after it`() throws {
    for (line, tool) in [("done", "complete_nudge"), ("10 more minutes", "start_focus"), ("a break", "stop_focus")] {
      let home = try Home()
      try home.run("add", "oil the chain")
      try home.run("say", "focus on the chain for 25 minutes")
      #expect(try desk.run("remind", now: "2026-11-20T10:25", of: home).out.hasPrefix("Your 25 minutes are up."))
      let outcome = try home.run("say", line, now: "2026-11-20T10:30")
      #expect(outcome.code == 0 && !outcome.out.contains("don't"), "\(line), \(tool): \(outcome)")
    }
  }
}

/// A home whose desktop is made of stand-ins: a bus that knows a notification daemon (`DAEMON`, `INHIBITED`), and a
/// notify-send.
struct StandInDesktop {
  let home: Home

  init() throws {
    home = try Home()
    try install(
      "gdbus",
      """
      case "$*" in
      *NameHasOwner*) echo "(true,)" ;;
      *GetCapabilities*) echo "(['actions', 'body'],)" ;;
      *GetServerInformation*) echo "('${DAEMON:-dunst}', 'someone', '1', '1.2')" ;;
      *Properties.Get*) [ -n "$INHIBITED" ] || exit 1; echo "(<$INHIBITED>,)" ;;
      *.Notify*) echo "(uint32 1,)" ;;
      esac
      """)
    try install("notify-send", "case \"$*\" in *--help*) echo '  -A, --action=ACTION' ;; *) echo 1 ;; esac")
  }

  func install(_ program: String, _ script: String) throws {
    try home.install(
      program, #"printf '%s\n' "$(echo "$*" | tr '\n' ' ')" >>"$CALLS/\#(program).calls""# + "\n" + script)
  }

  func uninstall(_ program: String) throws { try FileManager.default.removeItem(atPath: home.path + "/bin/" + program) }

  /// No other program of the desktop can be found; the scripts have `tr`.
  func run(
    _ arguments: String..., now: String = "2026-11-20T10:00", of other: Home? = nil, environment: [String: String] = [:]
  ) throws -> Home.Outcome {
    let link = home.path + "/bin/tr"
    if !FileManager.default.fileExists(atPath: link) {
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "/usr/bin/tr")
    }
    return try (other ?? home).run(
      arguments, input: nil, now: now, environment: self.environment.merging(environment) { $1 })
  }

  var environment: [String: String] { ["PATH": home.path + "/bin", "HOME": home.path, "CALLS": home.path] }

  /// With what the program was called, but for questions after its abilities.
  func calls(_ program: String) -> [String] {
    let text = (try? String(contentsOfFile: home.path + "/\(program).calls", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.contains("--help") }
  }
}
