import ArgumentParser
import Engine
import Glibc
import Replies
import Session
import Tools
import Upkeep

/// What a one-shot call leaves to a process of its own: rescued lines, today's copy of the store, and its index.
struct Upkeep: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "upkeep", abstract: "Takes rescued lines back, copies the store once a day, and indexes it.",
    shouldDisplay: false)

  func execute(in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    // Nobody waits for it: whoever writes for long is waited for.
    options.patience = .seconds(600)
    options.rescues = false
    let profile = context.profile(options)
    let isMine = try profile.isUpkeepMine()
    try profile.leaveMishap()
    // Another that runs does it all.
    guard isMine else { return .done }
    let waiting = try await context.takeBackRescued(profile) { context.show($0) }
    try profile.keepUp()
    return waiting == 0 ? .done : .failed
  }

  /// Starts it where there is something to do; nobody waits for it.
  static func startIfDue(_ profile: Session, of name: ProfileName?) { if profile.isUpkeepDue { start(of: name) } }

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
    // By its name: in a session of its own it would not know which one this terminal was switched to.
    let said = ["nudgy", "upkeep", "--profile", name?.text ?? ProfileName.unnamed]
    let words: [UnsafeMutablePointer<CChar>?] = said.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    posix_spawn(&process, "/proc/self/exe", &actions, &attributes, words, environ)
  }
}
