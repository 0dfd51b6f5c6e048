import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

@Suite struct StatusTests {
  let home: Home
  init() throws { home = try Home() }

  private func status(_ arguments: String..., now: String = "2026-11-20T10:00") throws -> String {
    let outcome = try home.run(["status"] + arguments, input: nil, now: now)
    #expect(outcome.code == 0 && outcome.err.isEmpty, "\(outcome)")
    return outcome.out.hasSuffix("\n") ? String(outcome.out.dropLast()) : outcome.out
  }

  @Test func `Nothing waiting is an empty text, and no store is made to find that out`() throws {
    #expect(try status() == "")
    #expect(try status("--format", "tmux") == "")
    #expect(
      try JSON(inAnyOrder: status("--format", "waybar"))
        == JSON(inAnyOrder: #"{"text":"","tooltip":"","class":"empty"}"#))
    #expect(
      try JSON(inAnyOrder: status("--json"))
        == JSON(
          inAnyOrder: #"{"schema":1,"text":"","title":null,"state":null,"time":null,"focusMinutesLeft":null}"#))
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).isEmpty)
  }

  @Test func `It shows the card that next shows, and how it stands`() throws {
    try home.run("add", "oil the chain")
    #expect(try status() == "oil the chain")
    try home.run("add", "call the dentist today at 15:00")
    #expect(try status() == "15:00: call the dentist")
    #expect(try status(now: "2026-11-21T00:10") == "was due: call the dentist")
    #expect(try status(now: "2026-11-20T16:00") == "was due: call the dentist")
    let fields = try JSON(inAnyOrder: status("--json", now: "2026-11-20T16:00"))
    #expect(fields["state"] == "overdue" && fields["title"] == "call the dentist")
    #expect(try home.run("next").out.contains("call the dentist"))
    try home.run("done", "dentist")
    try home.run("add", "post the parcel today")
    #expect(try status() == "today: post the parcel")
  }

  @Test func `In focus it is the card in focus, with the minutes left, and afterwards the next one`() throws {
    try home.run("add", "write the report")
    try home.run("say", "focus on the report for 25 minutes")
    #expect(try status(now: "2026-11-20T10:13") == "focus, 12 min: write the report")
    #expect(try JSON(inAnyOrder: status("--format", "waybar", now: "2026-11-20T10:13"))["class"] == "focus")
    #expect(try status(now: "2026-11-20T10:25") == "write the report")
  }

  @Test func `It is one line of at most the width, without control characters`() throws {
    let title = "tidy \u{1B}[31mred\u{7} \u{202E}and a lot of other words that go on and on for long"
    try home.run("add", "--title", title)
    for format in ["plain", "tmux"] {
      let text = try status("--format", format)
      #expect(text.count <= 40 && text.hasSuffix("…") || text.hasSuffix("..."), "\(text)")
      #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" && $0 != "\u{7F}" })
    }
    #expect(try status("--width", "8").count <= 8)
    #expect(try home.run("status", "--width", "0").code == 2)
    #expect(try home.run("status", "--format", "xmobar").code == 2)
  }

  @Test func `What a bar would take for its own marks is escaped`() throws {
    try home.run("add", "--title", "fix #S <b> & co")
    #expect(try status("--format", "tmux") == "fix ##S <b> & co")
    #expect(
      try JSON(inAnyOrder: status("--format", "waybar"))
        == JSON(
          inAnyOrder: ##"{"text":"fix #S &lt;b&gt; &amp; co","tooltip":"fix #S &lt;b&gt; &amp; co","class":"active"}"##)
    )
  }

  /// The bytes are compared: noting what was shown would change the file, and no record need show it.
  @Test func `The store is the same before and after, to the byte`() throws {
    try home.run("add", "oil the chain")
    let path = home.path + "/data/nudgy.db"
    let (before, names) = (FileManager.default.contents(atPath: path), try everyName())
    for format in ["plain", "tmux", "waybar", "json"] { _ = try status("--format", format) }
    #expect(try FileManager.default.contents(atPath: path) == before && everyName() == names)
  }

  private func everyName() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path).sorted()
  }

  @Test func `What an open shell has just written is seen, and nothing sealed is shown`() throws {
    let shell = try home.start(["say", "--stdin"], now: "2026-11-20T10:00")
    try shell.write("journal: the swans were loud today\nnote that the code is 4711\nadd water the ferns\n")
    var line = ""
    for _ in 0..<100 where line.isEmpty {
      line = try status()
      if line.isEmpty { usleep(50_000) }
    }
    #expect(line == "water the ferns")
    _ = try shell.finish()
    #expect(try status() == "water the ferns")
  }

  @Test func `The module that the help gives for Waybar can be read, and leaves the escaping to nudgy`() throws {
    let help = try home.run("status", "--help").out
    let module = try #require(help.split(separator: "\"custom/nudgy\": ", maxSplits: 1).last)
    let text = module.prefix(through: try #require(module.firstIndex(of: "}")))
    let fields = try JSON(inAnyOrder: text)
    #expect(fields.members?.map(\.key) == ["exec", "interval", "return-type"])
    #expect(fields["exec"] == "nudgy status --format waybar")
    #expect(fields["return-type"] == "json")
  }

  @Test(.enabled(if: Machine.can("command -v tmux")))
  func `A real tmux, set as the help says, shows the title and runs none of it`() throws {
    // Within the forty columns that the line of the help gives it.
    let title = "fix #S #{pid} #[fg=red]red #(touch x)"
    try home.run("add", "--title", title)
    let outcome = try home.shell(
      """
      cd "$NUDGY_HOME" && unset TMUX
      mkdir bin; ln -s "$nudgy" bin/nudgy; export PATH="$PWD/bin:$PATH"
      $nudgy status --help | sed -n 's/^ *\\(set -g .*\\)$/\\1/p' >conf
      cat >>conf <<END
      set -g status-interval 1
      set -g status-left ''
      set -g window-status-current-format ''
      END
      outer="tmux -S $NUDGY_HOME/outer"; inner="tmux -S $NUDGY_HOME/inner"
      $outer -f /dev/null new-session -d -x 150 -y 10 "env -u TMUX $inner -f conf new-session -s secret cat"
      i=0; while [ $i -lt 100 ]; do
        text=$($outer capture-pane -p | grep fix) && break
        i=$((i+1)); sleep 0.1
      done
      printf '%s\n' "$text"; $inner kill-server; $outer kill-server; ls
      """)
    #expect(outcome.lines.first?.trimmingCharacters(in: .whitespaces) == title, "\(outcome)")
    #expect(!outcome.lines.contains("x"))
  }
}
