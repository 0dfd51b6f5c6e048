import ArgumentParser
import Engine
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
    try session.saveStoreProblem()
    // Another process is already doing all of it.
    guard lock != nil else { return .done }
    let waitingCount = try await context.replayRescuedLines(session) { context.show($0) }
    try session.performUpkeep()
    return waitingCount == 0 ? .done : .failed
  }

  /// Starts the background process if there is something to do, without waiting for it.
  static func startIfDue(_ session: Session, of name: ProfileName?) { if session.isUpkeepDue { start(of: name) } }

  static func start(of name: ProfileName?) {
    var (process, actions, attributes) = (pid_t(), posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in Int32(0)...2 { posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0) }
    // A session of its own outlives the terminal's; glibc's POSIX_SPAWN_SETSID does not reach Swift.
    posix_spawnattr_setflags(&attributes, 0x80)
    // The profile is passed by name: in its own session the process does not know which one this terminal was switched
    // to.
    let arguments = ["nudgy", "upkeep", "--profile", name?.text ?? ProfileName.defaultName]
    let argv: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    posix_spawn(&process, "/proc/self/exe", &actions, &attributes, argv, environ)
  }
}
