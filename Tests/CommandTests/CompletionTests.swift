import Foundation
import Homes
import Subprocesses
import Testing

/// Completions in the real shells, and the manual page in the real readers; each where it is installed.
@Suite struct CompletionTests {
  let home: Home

  init() throws {
    home = try Home()
    try home.run("add", "buy milk")
  }

  private static func has(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + program) }
  }

  /// Runs a script in which `nudgy` is the program.
  private func output(of script: String) throws -> String {
    let folder = home.path + "/bin"
    let paths = #"mkdir -p "\#(folder)" && ln -sf "$nudgy" "\#(folder)/nudgy" && PATH="\#(folder):$PATH" "#
    return try home.shell(paths + script, environment: ["NUDGY_HOME": home.path]).out
  }

  @Test(.enabled(if: has("bash"))) func `bash completes verbs, values and cards`() throws {
    let out = try output(
      of: #"""
        bash -c 'eval "$(nudgy completions bash)"
        try() { COMP_WORDS=(nudgy "$@"); COMP_CWORD=$#; _nudgy; echo "${COMPREPLY[@]}"; }
        try sno; try note pi; try list --scope ov; try done buy
        try list --al; try list --sort = d; try settings sound of' 2>/dev/null
        """#)
    #expect(out == "snooze\npin\noverdue\nbuy\\ milk\n--all\ndue\noff\n")
  }

  @Test(.enabled(if: has("fish"))) func `fish completes verbs, values and cards`() throws {
    let out = try output(
      of: #"""
        fish -c 'nudgy completions fish | source
        complete -C "nudgy sno"; complete -C "nudgy note pi"; complete -C "nudgy list --scope ov"; complete -C "nudgy done buy"
        complete -C "nudgy list --al"; complete -C "nudgy moods --svg /etc/hostn"; complete -C "nudgy settings sound of"'
        """#)
    let words = out.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words == ["snooze", "pin", "overdue", "buy milk", "--all", "/etc/hostname", "off"])
  }

  @Test(.enabled(if: has("zsh"))) func `zsh takes the script`() throws {
    let out = try output(
      of: #"""
        zsh -f -c 'autoload -U compinit; compinit -u -D; eval "$(nudgy completions zsh)"; echo $_comps[nudgy]; whence nudgy'
        """#)
    #expect(out == "_nudgy\nnocorrect nudgy\n")
  }

  /// At a real prompt, with the key: what is typed, and what then stands behind the prompt.
  @Test(.enabled(if: has("zsh") && has("tmux")))
  func `zsh completes verbs, values, files and cards, and corrects no file into a verb`() throws {
    let zsh = try ZshPrompt(home)
    for (typed, completed) in [
      ("nudgy snoo", "nudgy snooze"), ("nudgy list --scope overd", "nudgy list --scope overdue"),
      ("nudgy list --al", "nudgy list --all"), ("nudgy done buy", #"nudgy done buy\ milk"#),
      ("nudgy export a-lo", "nudgy export a-long-name.json"), ("nudgy settings sound of", "nudgy settings sound off"),
    ] {
      try zsh.type(typed, "Tab")
      #expect(try zsh.shows("% \(completed)"), "\(typed)")
      try zsh.type("", "C-u")
    }
    // In the folder are files whose names zsh would correct the words into.
    try zsh.type("nudgy add snno", "Enter")
    #expect(try zsh.shows("Got it: snno."))
    try zsh.type("nudgy lst", "Enter")
    #expect(try zsh.shows("There's no command lst."))
    // The same shell does correct what is no word of nudgy's.
    try zsh.type("cat lis-of-things", "Enter")
    #expect(try zsh.shows("correct 'lis-of-things' to 'list-of-things'"))
  }

  /// At a real prompt, with the key, where words are split at "=" and names have blanks.
  @Test(.enabled(if: has("bash") && has("tmux")))
  func `bash completes files with blanks, and values behind an equals sign`() throws {
    let bash = try BashPrompt(home)
    for (typed, completed) in [
      ("nudgy snoo", "nudgy snooze"), ("nudgy restore my", #"nudgy restore my\ backup.age"#),
      ("nudgy list --sort=d", "nudgy list --sort=due"), ("nudgy done buy", #"nudgy done buy\ milk"#),
      (#"nudgy done "bu"#, #"nudgy done "buy milk""#), ("nudgy list --scope=ov", "nudgy list --scope=overdue"),
      ("nudgy settings sound of", "nudgy settings sound off"),
    ] {
      try bash.type(typed, "Tab")
      #expect(try bash.shows("% \(completed)"), "\(typed)")
      try bash.type("", "C-u")
    }
    try bash.type("nudgy backup a-", "Tab")
    #expect(try bash.shows("% nudgy backup a-long-name.json"))
  }

  @Test(.enabled(if: has("mandoc"))) func `mandoc has nothing to say against the manual page`() throws {
    #expect(try output(of: "nudgy man | mandoc -T lint") == "")
  }

  @Test(.enabled(if: has("groff"))) func `groff has nothing to say against the manual page`() throws {
    #expect(try output(of: "nudgy man | groff -man -Tutf8 -ww 2>&1 >/dev/null") == "")
  }
}

/// A prompt of a shell in a terminal of tmux, in a folder of some files.
private class Prompt {
  private let home: Home
  private let socket: String
  /// In the foreground, so that it ends with this.
  private let server: Subprocess

  /// - Parameters:
  ///   - settings: the shell's own file of settings, below which it changes to the folder of files.
  ///   - command: what starts the shell in that folder.
  init(_ home: Home, settings: String, in file: String, _ command: (_ folder: String) -> String) throws {
    self.home = home
    socket = home.path + "/tmux"
    server = try home.start(
      ["-D", "-S", socket, "-f", "/dev/null"], by: "/usr/bin/tmux", now: "2026-11-20T10:00",
      environment: ["HOME": home.path, "LANG": "C.UTF-8", "SHELL": "/bin/sh"], output: .discarded, error: .discarded)
    let folder = home.path + "/files"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in ["sno", "list", "list-of-things", "a-long-name.json", "my backup.age"] {
      _ = FileManager.default.createFile(atPath: folder + "/" + name, contents: nil)
    }
    try (settings + "\ncd \"\(folder)\"; clear\n").write(
      toFile: folder + "/" + file, atomically: true, encoding: .utf8)
    for _ in 0..<200 where !FileManager.default.fileExists(atPath: socket) { Thread.sleep(forTimeInterval: 0.1) }
    _ = try tmux("new-session -d -x 100 -y 40 '\(command(folder))'")
    try #require(try shows("%"))
  }

  private func tmux(_ command: String) throws -> String {
    try home.shell(
      #"tmux -S "\#(socket)" -f /dev/null \#(command)"#,
      environment: ["LANG": "C.UTF-8", "TERM": "xterm-256color"]
    ).out
  }

  func type(_ text: String, _ key: String) throws {
    if !text.isEmpty { _ = try tmux("send-keys -l '\(text)'") }
    _ = try tmux("send-keys \(key)")
  }

  /// Waits until a row begins so, or has it behind something else; false where it never does.
  func shows(_ text: String) throws -> Bool {
    for _ in 0..<200 {
      if try tmux("capture-pane -p").contains(text) { return true }
      Thread.sleep(forTimeInterval: 0.1)
    }
    return false
  }
}

/// With corrections on.
private final class ZshPrompt: Prompt {
  init(_ home: Home) throws {
    let settings = """
      PROMPT='%% '
      unset RPROMPT
      setopt correct_all
      nudgy() { "\(Home.program)" "$@" }
      autoload -U compinit; compinit -u -D
      eval "$(nudgy completions zsh)"
      """
    try super.init(home, settings: settings, in: ".zshrc") { #"ZDOTDIR="\#($0)" exec zsh"# }
  }
}

private final class BashPrompt: Prompt {
  init(_ home: Home) throws {
    let settings = """
      PS1='% '
      bind 'set bell-style none'
      nudgy() { "\(Home.program)" "$@"; }
      eval "$(nudgy completions bash)"
      """
    try super.init(home, settings: settings, in: ".bashrc") { #"exec bash --rcfile "\#($0)/.bashrc" -i"# }
  }
}
