import ArgumentParser
import Engine
import Glibc
import Records
import Replies
import Screen
import Session
import Settings
import Shell
import Tools

struct OpenCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Opens a nudge: link; what would change something is asked about first.",
    discussion: """
      nudge://brainDump, nudge://quickAdd?text=…, nudge://viewTask?id=…,
      nudge://markDone?id=…, nudge://snooze?id=…, nudge://allItems,
      nudge://settings, nudge://chat

      The ids stand in nudgy export and in nudgy next --json. Without a terminal to
      ask at, what a link asks for waits in the inbox, and the next shell tells of
      it.
      """)

  @Argument(help: "The link.") var link: String?
  @Flag(help: "Have the desktop open nudge: links with nudgy.") var install = false
  @Flag(help: "Have it no longer do so.") var uninstall = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    switch (link, install, uninstall) {
    case (let link?, false, false): return try await context.open(DeepLink(link))
    case (nil, true, false):
      return try context.change(try DesktopEntry(context.environment), { "Would write \($0)." }) {
        entry throws(UserError) in
        try entry.install()
        return "The desktop opens nudge: links with nudgy now. “nudgy open --uninstall” ends that."
      }
    case (nil, false, true):
      return try context.change(try DesktopEntry(context.environment), { "Would remove \($0)." }) {
        entry throws(UserError) in
        try entry.uninstall()
          ? "The desktop no longer opens nudge: links with nudgy." : "Nothing was installed, so nothing was removed."
      }
    default:
      throw UserError("Give one link, or --install, or --uninstall.", hint: "nudgy open nudge://chat", code: .usage)
    }
  }
}

extension AppContext {
  fileprivate func change(
    _ entry: DesktopEntry, _ preview: (_ path: String) -> LocalizedText,
    _ body: (DesktopEntry) throws(UserError) -> LocalizedText
  ) throws(UserError) -> ExitStatus {
    let text = flags.dryRun ? preview(entry.path) : try body(entry)
    Output.data(screen.line(text))
    return .done
  }

  /// Whether somebody sees a question and can answer it.
  private var isAttended: Bool { mayAsk && !flags.json && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Shows what a link points at; what would change something is asked about first.
  fileprivate func open(_ link: DeepLink) async throws -> ExitStatus {
    var options = Session.Options()
    options.isOneShot = true
    let session = session(options)
    let request = try link.request(session, now: clock.now)
    switch request {
    case .show(let call): return try await run(call, session)
    case .shell where isAttended: return try await openShell()
    case .collect(let call) where isAttended: return try await run(call, session)
    case .shell, .collect:
      return try keepForShell(link, "That needs a terminal. It will be waiting when you next open nudgy in one.")
    case .ask(let question, let call):
      guard isAttended else {
        return try keepForShell(link, "Nothing was changed. It will be waiting when you next open nudgy.")
      }
      guard confirms(question) else {
        Output.data(screen.line("OK, nothing was changed."))
        return .done
      }
      return try await run(call, session)
    }
  }

  private func run(_ call: Call, _ session: Session) async throws -> ExitStatus {
    try await answer(with: session.catalogue, of: session) { engine, sink in await engine.run(call, sink) }
  }

  /// Only a plain yes counts.
  private func confirms(_ question: LocalizedText) -> Bool {
    Output.piece(screen.line("\(question) y or n") + " ")
    let answer = LineSource().next()?.text.lowercased().filter(\.isLetter) ?? ""
    return ["y", "yes"].contains(answer)
  }

  private func keepForShell(_ link: DeepLink, _ message: LocalizedText) throws(UserError) -> ExitStatus {
    if !flags.dryRun { try inbox.add(.request(link), named: newInboxName) }
    Output.message(screen.line(message))
    return .done
  }
}
