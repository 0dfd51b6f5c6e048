import ArgumentParser
import Engine
import Glibc
import Replies
import Screen
import Session
import Tools

struct OpenCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "open", abstract: "Opens a nudge: link; what would change something is asked about first.",
    discussion: """
      nudge://brainDump, nudge://quickAdd?text=…, nudge://viewTask?id=…,
      nudge://markDone?id=…, nudge://snooze?id=…, nudge://allItems,
      nudge://settings, nudge://chat

      The ids stand in nudgy export and in nudgy next --json. Without a terminal to
      ask at, an open shell tells of what a link asks for; else it waits in the
      inbox for the next shell, and a notification says so.
      """)
  static let examples = [
    "nudgy open nudge://allItems",
    #"nudgy open "nudge://quickAdd?text=buy milk""#,
    "nudgy open --install",
  ]
  static let takesTemplate = true

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
        return ("The desktop opens nudge: links with nudgy now. “nudgy open --uninstall” ends that.", .done)
      }
    case (nil, false, true):
      return try context.change(try DesktopEntry(context.environment), { "Would remove \($0)." }) {
        entry throws(UserError) in
        try entry.uninstall()
          ? ("The desktop no longer opens nudge: links with nudgy.", .done) : (DesktopEntry.missingText, .failed)
      }
    default:
      throw UserError("Give one link, or --install, or --uninstall.", hint: "nudgy open nudge://chat", code: .usage)
    }
  }
}

extension AppContext {
  fileprivate func change(
    _ entry: DesktopEntry, _ preview: (_ path: String) -> LocalizedText,
    _ body: (DesktopEntry) throws(UserError) -> (text: LocalizedText, status: ExitStatus)
  ) throws(UserError) -> ExitStatus {
    let result = flags.dryRun ? (preview(entry.path), .done) : try body(entry)
    tell(result.text)
    return result.status
  }

  /// Shows what a link points at; what would change something is asked about first.
  fileprivate func open(_ link: DeepLink) async throws -> ExitStatus {
    var options = Session.Options()
    options.isOneShot = true
    let session = session(options)
    let request = try link.request(session, now: clock.now)
    switch request {
    case .show(let call):
      // Whoever starts it without a terminal seldom reads what it prints.
      let delivery = isAtTerminal || printsJSON ? nil : try LinkDelivery(link, session, self)
      let status = try await run(call, session)
      try await delivery?.deliver(waitsInInbox: false)
      return status
    case .shell where isAttended: return try await openShell()
    case .collect(let call) where isAttended: return try await run(call, session)
    case .shell, .collect:
      return try await keepForShell(
        link, session, "That needs a terminal. It will be waiting when you next open nudgy in one.")
    case .ask(let question, let call):
      guard isAttended else {
        return try await keepForShell(
          link, session, "Nothing was changed. It will be waiting when you next open nudgy.")
      }
      guard confirms(question) else {
        tell("OK, nothing was changed.")
        return .failed
      }
      return try await run(call, session)
    }
  }

  private var isAtTerminal: Bool { [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { isatty($0) == 1 } }

  private func run(_ call: Call, _ session: Session) async throws -> ExitStatus {
    try await answer(with: session.catalogue, of: session) { engine, sink in await engine.run(call, sink) }
  }

  private func keepForShell(
    _ link: DeepLink, _ session: Session, _ message: LocalizedText
  ) async throws -> ExitStatus {
    let text = flags.dryRun ? "Would leave the link for the next shell." : message
    printsJSON ? tell(text) : Output.message(screen.line(text))
    try await LinkDelivery(link, session, self).deliver(waitsInInbox: true)
    return .done
  }
}
