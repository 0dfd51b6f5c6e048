import ArgumentParser
import Cards
import Replies
import Screen
import Session

struct StatusCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Prints one line for a status bar: the next card, or the focus session.",
    discussion: StatusCommand.recipes)
  static let examples = ["nudgy status --width 60", "nudgy status --format tmux"]
  static let takesTemplate = true

  @Option(help: "plain, tmux, waybar or json.", completion: .list(StatusFormat.allCases.map(\.rawValue))) var format =
    "plain"
  @Option(help: "The most columns of the text.") var width = 40

  func execute(in context: AppContext) async throws -> ExitStatus {
    let name = context.printsJSON ? "json" : context.flags.format ?? format
    guard let format = StatusFormat(rawValue: name) else {
      throw UserError(
        "There's no status format \(name).", hint: "plain, tmux, waybar and json are there.", code: .usage)
    }
    guard width > 0 else { throw UserError("--width takes a number from 1 up.", code: .usage) }
    let summary = try context.session().statusSummary(now: context.clock.now)
    Output.data(context.screen.status(summary, format, width: width))
    return .done
  }

  /// How the bars are told to ask for it.
  static let recipes = """
    tmux, in ~/.tmux.conf:

      set -g status-interval 15
      set -g status-right-length 60
      set -g status-right '#(nudgy status --format tmux)'

    Waybar, in its config, with "custom/nudgy" in one of the lists of modules and
    without "escape", as the text is escaped already:

      "custom/nudgy": {
        "exec": "nudgy status --format waybar",
        "return-type": "json",
        "interval": 15
      }

    Its class is active, overdue, due-today, focus or empty.
    """
}
