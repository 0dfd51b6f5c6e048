import ArgumentParser
import Engine
import Glibc
import Tools

/// What a one-shot call leaves to a process of its own: today's copy of the store, and its index.
struct Upkeep: Door {
  static let configuration = CommandConfiguration(
    commandName: "upkeep", abstract: "Copies the store once a day, and indexes it.", shouldDisplay: false)

  func open(_ house: House) async throws -> ExitStatus {
    try house.profile().keepUp()
    return .done
  }

  /// Starts it where there is something to do; nobody waits for it.
  static func startIfDue(_ profile: Profile) {
    guard profile.isUpkeepDue else { return }
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
    let words: [UnsafeMutablePointer<CChar>?] = [strdup("nudgy"), strdup("upkeep"), nil]
    defer { words.forEach { free($0) } }
    posix_spawn(&process, "/proc/self/exe", &actions, &attributes, words, environ)
  }
}
