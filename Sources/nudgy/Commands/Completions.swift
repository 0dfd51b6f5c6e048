import ArgumentParser
import Cards
import Engine
import Replies
import Screen
import Session
import Tools

struct Completions: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints completions for bash, zsh or fish.")
  static let examples = [
    #"eval "$(nudgy completions bash)""#,
    "nudgy completions fish > ~/.config/fish/completions/nudgy.fish",
  ]

  static let shells = ["bash", "zsh", "fish"]

  @Argument(help: "bash, zsh or fish.", completion: .list(Completions.shells)) var shell: String

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard let script = Completions.scripts[shell] else {
      throw UserError("There are completions for bash, zsh and fish, but not for \(shell).", code: .usage)
    }
    Output.data(script)
    return .done
  }

  /// Each asks `nudgy complete` for lines of a word, a tab and what it is; the line “:files” stands for files.
  private static let scripts = [
    "bash": #"""
    # Put this line into ~/.bashrc:  eval "$(nudgy completions bash)"
    _nudgy() {
      local word prefix="" current="${COMP_WORDS[COMP_CWORD]}"
      local -a words=()
      # bash splits “--sort=due” at the sign, and completes what stands behind it.
      for word in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
        if [[ ${#words[@]} -gt 0 && ( $word == "=" || ${words[-1]} == --*= ) && ${words[-1]} == --* ]]; then
          words[-1]+=$word
        else
          words+=("$word")
        fi
      done
      [[ ${words[-1]} == --*=* ]] && prefix="${words[-1]%%=*}="
      COMPREPLY=()
      while IFS=$'\t' read -r word _; do
        if [[ $word == ":files" ]]; then
          # The shell's own completion of files knows blanks and quotes.
          compopt -o default 2>/dev/null
        elif [[ -n $word ]]; then
          word="${word#"$prefix"}"
          [[ $current == [\"\']* ]] || word="$(printf %q "$word")"
          COMPREPLY+=("$word")
        fi
      done < <(nudgy complete -- "${words[@]//\\/}" 2>/dev/null)
    }
    complete -F _nudgy nudgy
    """#,
    "zsh": #"""
    #compdef nudgy
    # Put this line into ~/.zshrc, below compinit:  eval "$(nudgy completions zsh)"
    _nudgy() {
      local line
      local -a words_found about
      while IFS= read -r line; do
        if [[ $line == :files ]]; then
          compset -P '--*='
          _files
          return
        fi
        words_found+=("${line%%$'\t'*}")
        about+=("${line/$'\t'/  -- }")
      done < <(nudgy complete -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)
      (( $#words_found )) && compadd -l -d about -a words_found
    }
    # In a file of its own the script is the function; by eval it only names it.
    if [[ ${funcstack[1]} == _nudgy ]]; then _nudgy "$@"; else compdef _nudgy nudgy; fi
    # No file name is corrected into a verb.
    alias nudgy='nocorrect nudgy'
    """#,
    "fish": #"""
    # Put this line into ~/.config/fish/config.fish:  nudgy completions fish | source
    function __nudgy_complete
      set -l tokens (commandline -opc) (commandline -ct)
      for line in (nudgy complete -- $tokens[2..-1] 2>/dev/null)
        if test "$line" = ":files"
          __fish_complete_path (commandline -ct)
        else
          echo $line
        end
      end
    end
    complete -c nudgy -f -a '(__nudgy_complete)'
    """#,
  ]
}

/// What the scripts of the shells ask for.
struct Complete: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "complete", abstract: "Prints what may stand in the place of the last word.", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    let session = context.session()
    var words = words.first == "--" ? Array(words.dropFirst()) : words
    // The shell completes what stands behind an open quote.
    if let last = words.popLast() { words.append("\"'".contains(last.prefix(1)) ? String(last.dropFirst()) : last) }
    let completions = CommandCompletions(
      tools: session.catalogue, titles: { session.openTitles().map { context.screen.title($0) } },
      profiles: { [ProfileName.defaultName] + context.profileChoice.home.profiles.map(\.text) })
    switch completions.candidates(words) {
    case .files: Output.data(":files")
    case .words(let candidates):
      for candidate in candidates { Output.data("\(candidate.word)\t\(candidate.about)") }
    }
    return .done
  }
}
