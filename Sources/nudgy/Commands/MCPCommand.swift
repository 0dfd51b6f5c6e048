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

  // In the help of the option and not of the subcommand, whose words are made by every call that looks for its verb.
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "A kind that the assistant may see and change too; once for each.",
      discussion: "One of \(AccessScope.named.joined(separator: ", ")).", valueName: "kind"))
  var allowed: [String] = []

  @Flag(name: .customLong("all"), help: "Offers every tool, and not only what an assistant needs most.")
  var isOfferingAll = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    if let unknown = allowed.first(where: { !AccessScope.named.contains($0) }) {
      let kinds = AccessScope.named.map { "\($0)" as LocalizedText }
      throw UserError("There is no kind \(unknown) to allow.", hint: "These are: \(kinds).", code: .usage)
    }
    guard !context.flags.dryRun else {
      throw UserError("“mcp” has no dry run: what the assistant reads has left.", code: .usage)
    }
    var options = Session.Options()
    options.reach = AccessScope(allowing: Set(allowed))
    options.isForPrograms = true
    let profile = context.profile(options, asking: context.askingNobody)
    let offer = context.offer(profile, isOfferingAll)
    let tending = context.tending(profile, offer.engine)
    defer { tending.cancel() }
    let server = Server(offer) { Output.data($0) }
    for await line in try Input.lines(limit: MCPCommand.longestLine) { await server.take(line) }
    await server.end()
    Upkeep.startIfDue(profile, of: context.profileName)
    profile.leave()
    return .done
  }

  /// In bytes; a longer one is cut, and then no message.
  private static let longestLine = 16 << 20
}

extension AppContext {
  fileprivate func offer(_ profile: Session, _ isOfferingAll: Bool) -> ServerConfiguration {
    let screen = plainScreen
    return ServerConfiguration(
      engine(profile.assistantTools(all: isOfferingAll), memory: .inProcess(), kept: nil),
      ReplyRenderer(
        text: { screen.draw($0) },
        // A person's keys are of no use to it.
        json: { screen.json($0).without("actions").without("keys").without("collector").withoutNulls },
        schema: Screen.replySchema, trouble: { screen.draw($0) }, words: { screen.line($0) }),
      version: Nudgy.version, resources: MCPCommand.resources, prompts: MCPCommand.prompts,
      kinds: { profile.takeKindsPassed() },
      ledger: { [ledger] host, bytes, purpose, kinds in
        try ledger.append(OutboundRequest(host: host, bytes: bytes, purpose: purpose, kinds: kinds))
      })
  }
}
