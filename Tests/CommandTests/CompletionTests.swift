import Foundation
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
        try sno; try note pi; try list --scope ov; try done buy; try export /etc/hostn' 2>/dev/null
        """#)
    #expect(out == "snooze\npin\noverdue\nbuy\\ milk\n/etc/hostname\n")
  }

  @Test(.enabled(if: has("fish"))) func `fish completes verbs, values and cards`() throws {
    let out = try output(
      of: #"""
        fish -c 'nudgy completions fish | source
        complete -C "nudgy sno"; complete -C "nudgy note pi"; complete -C "nudgy list --scope ov"; complete -C "nudgy done buy"'
        """#)
    let words = out.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words == ["snooze", "pin", "overdue", "buy milk"])
  }

  @Test(.enabled(if: has("zsh"))) func `zsh takes the script`() throws {
    let out = try output(
      of: #"""
        zsh -f -c 'autoload -U compinit; compinit -u -D; eval "$(nudgy completions zsh)"; echo $_comps[nudgy]; whence nudgy'
        """#)
    #expect(out == "_nudgy\nnocorrect nudgy\n")
  }

  @Test(.enabled(if: has("mandoc"))) func `mandoc has nothing to say against the manual page`() throws {
    #expect(try output(of: "nudgy man | mandoc -T lint") == "")
  }

  @Test(.enabled(if: has("groff"))) func `groff has nothing to say against the manual page`() throws {
    #expect(try output(of: "nudgy man | groff -man -Tutf8 -ww 2>&1 >/dev/null") == "")
  }
}
