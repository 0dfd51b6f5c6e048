import ArgumentParser
import Engine
import HTTP
import MCP
import Records
import Screen
import Session
import Tools

struct MCPDoor: Door {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Lets an assistant use nudgy, by the Model Context Protocol over stdin and stdout.",
    discussion: """
      The assistant starts this by itself; tell it the command “nudgy mcp”. It sees and changes cards. What tells of you \
      stays yours unless you allow it by its kind.
      """)

  // Said of the option and not of the door, whose words are made by every call that looks for its verb.
  @Option(
    name: .customLong("allow"),
    help: ArgumentHelp(
      "A kind that the assistant may see and change too; once for each.",
      discussion: "One of \(Reach.named.joined(separator: ", ")).", valueName: "kind"))
  var allowed: [String] = []

  @Flag(name: .customLong("all"), help: "Offers every tool, and not only what an assistant needs most.")
  var isOfferingAll = false

  func open(_ house: House) async throws -> ExitStatus {
    if let unknown = allowed.first(where: { !Reach.named.contains($0) }) {
      let kinds = Reach.named.map { "\($0)" as Said }
      throw Trouble("There is no kind \(unknown) to allow.", hint: "These are: \(kinds).", code: .usage)
    }
    guard !house.flags.dryRun else {
      throw Trouble("“mcp” has no dry run: what the assistant reads has left.", code: .usage)
    }
    var manner = Profile.Manner()
    manner.reach = Reach(allowing: Set(allowed))
    manner.isForPrograms = true
    let profile = house.profile(manner, asking: house.askingNobody)
    let offer = house.offer(profile, isOfferingAll)
    let tending = house.tending(profile, offer.engine)
    defer { tending.cancel() }
    let server = Server(offer) { Output.data($0) }
    for await line in try Input.lines(limit: MCPDoor.longestLine) { await server.take(line) }
    await server.end()
    Upkeep.startIfDue(profile, of: house.profileName)
    profile.leave()
    return .done
  }

  /// In bytes; a longer one is cut, and then no message.
  private static let longestLine = 16 << 20
}

extension House {
  fileprivate func offer(_ profile: Profile, _ isOfferingAll: Bool) -> Offer {
    let screen = plainScreen
    return Offer(
      engine(profile.assistantTools(all: isOfferingAll), memory: .inProcess(), kept: nil),
      Face(
        text: { screen.draw($0) },
        // A person's keys are of no use to it.
        json: { screen.json($0).without("actions").without("keys").without("collector").withoutNulls },
        schema: Screen.replySchema, trouble: { screen.draw($0) }, words: { screen.line($0) }),
      version: Nudgy.version, resources: MCPDoor.resources, prompts: MCPDoor.prompts,
      kinds: { profile.takeKindsPassed() },
      ledger: { [ledger] host, bytes, purpose, kinds in
        try ledger.append(Departure(host: host, bytes: bytes, purpose: purpose, kinds: kinds))
      })
  }
}
