import ArgumentParser
import Desktop
import Glibc
import Replies
import Session
import Tools
import Upkeep

/// Work that a one-shot call leaves to a background process: rescued lines, the daily copy of the store, its index.
struct Upkeep: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "upkeep", abstract: "Takes rescued lines back, copies the store once a day, and indexes it.",
    shouldDisplay: false)

  func execute(in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    // Nobody waits for this process, so it can wait ten minutes for another writer.
    options.busyTimeout = .seconds(600)
    options.usesRescueFile = false
    let session = context.session(options)
    let lock = try session.claimUpkeep()
    defer { withExtendedLifetime(lock) {} }
    try session.storeOpener.saveProblem()
    // Another process is already doing all of it.
    guard lock != nil else { return .done }
    let waitingCount = try await context.replayRescuedLines(session) { context.show($0) }
    try session.performUpkeep()
    return waitingCount == 0 ? .done : .failed
  }

  /// Starts the background process if there is something to do, without waiting for it.
  static func startIfDue(_ session: Session, of name: ProfileName?) { if session.isUpkeepDue { start(of: name) } }

  static func start(of name: ProfileName?) {
    // The profile is passed by name: in its own session the process does not know which one this terminal was switched
    // to.
    _ = Spawn.start(
      "/proc/self/exe", ["upkeep", "--profile", name?.text ?? ProfileName.defaultName], as: "nudgy", in: .ownSession)
  }
}
