import ArgumentParser
import Engine
import HTTP
import MCP
import Records
import Replies
import Screen
import Session
import Tools

struct MCPCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Lets an assistant use nudgy, by the Model Context Protocol over stdin and stdout.",
    discussion: """
      The assistant starts this by itself; tell it the command “nudgy mcp”. It sees and changes cards. What tells of you \
      stays yours unless you allow it by its kind.
      """)
  static let examples = ["nudgy mcp", "nudgy mcp --allow note --allow mood_log"]

  // In the option's help and not the subcommand's: every call that looks up its verb builds the subcommand's help.
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "A kind that the assistant may see and change too; once for each.",
      discussion: "One of \(AccessScope.grantableKinds.joined(separator: ", ")).", valueName: "kind"),
    completion: .list(AccessScope.grantableKinds))
  var allowedKinds: [String] = []

  @Flag(name: .customLong("all"), help: "Offers every tool, and not only what an assistant needs most.")
  var isOfferingAll = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    if let unknown = allowedKinds.first(where: { !AccessScope.grantableKinds.contains($0) }) {
      let kinds = AccessScope.grantableKinds.map { "\($0)" as LocalizedText }
      throw UserError("There is no kind \(unknown) to allow.", hint: "These are: \(kinds).", code: .usage)
    }
    guard !context.flags.dryRun else {
      throw UserError("“mcp” has no dry run: what the assistant has read can't be taken back.", code: .usage)
    }
    var options = Session.Options()
    options.accessScope = AccessScope(allowing: Set(allowedKinds))
    options.isForPrograms = true
    let session = context.session(options, asking: context.silentPassphrasePrompt)
    let configuration = context.serverConfiguration(session, isOfferingAll)
    let maintenance = context.maintenanceTask(session, configuration.engine)
    defer { maintenance.cancel() }
    let server = Server(configuration) { Output.data($0) }
    for await line in try Input.lineStream(limit: MCPCommand.longestLine) { await server.receive(line) }
    await server.end()
    Upkeep.startIfDue(session, of: context.profileName)
    session.storeOpener.close()
    return .done
  }

  /// In bytes. A longer line is cut and is then not a valid message.
  private static let longestLine = 16 << 20
}

extension AppContext {
  fileprivate func serverConfiguration(_ session: Session, _ isOfferingAll: Bool) -> ServerConfiguration {
    let screen = plainScreen
    return ServerConfiguration(
      engine(session.assistantTools(all: isOfferingAll), memory: .inProcess(), names: nil),
      ReplyRenderer(
        text: { screen.draw($0) },
        // Single keys and collectors are for a person at a terminal; an assistant cannot use them.
        json: { screen.json($0).without("actions").without("keys").without("collector").withoutNulls },
        schema: Screen.replySchema, error: { screen.draw($0) }, localize: { screen.line($0) }),
      version: Nudgy.version, resources: MCPCommand.resources, prompts: MCPCommand.prompts,
      takeAccessedKinds: { session.takeAccessedKinds() },
      ledger: { [ledger] host, bytes, purpose, kinds in
        try ledger.append(OutboundRequest(host: host, bytes: bytes, purpose: purpose, kinds: kinds))
      })
  }
}

extension MCPCommand {
  static let resources = [
    Resource("nudgy://card", "The current card", "The one card that comes next, and why.", Call("next_nudge")),
    Resource("nudgy://today", "Today's page", "The day at a glance.", Call("show_dashboard")),
  ]

  static let prompts = [
    Prompt(
      "brain_dump", "Brain dump", "Everything on your mind becomes cards.",
      [Prompt.Argument("text", "all that is on your mind, in any order")]
    ) { arguments in
      arguments["text"].map { text in
        """
        This is on my mind. Hand it to the tool brain_dump word for word, then show me the first card only:

        \(text)
        """
      } ?? """
        My head is full. Ask me to write down everything on my mind, in any order, and wait for it. Hand my words to \
        the tool brain_dump as they are, then show me the first card only.
        """
    },
    Prompt("review", "Review", "One card after the other, five at most.") { _ in
      """
      Go through my cards with me. Show me one with the tool next_nudge, and ask what I want: done, not now, another \
      time, or let it go. Do what I say with complete_nudge, skip_nudge, snooze_nudge or drop_nudge, then show the next. \
      After five cards ask whether that is enough for now. One line each, no lists, nothing about what is late.
      """
    },
  ]
}
