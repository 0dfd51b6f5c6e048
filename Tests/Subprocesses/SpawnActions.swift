internal import CSpawn
internal import Glibc

/// The standard descriptors of a program that is about to be started.
struct SpawnActions: ~Copyable {
  private var actions = posix_spawn_file_actions_t()
  /// The program's ends of its pipes, closed in this process once it has been started.
  private var ends: [Descriptor] = []

  init() { posix_spawn_file_actions_init(&actions) }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  /// - Returns: The end to write to; a closed one if there is no pipe.
  mutating func add(_ input: Subprocess.Input) throws -> Descriptor {
    switch input {
    case .empty: add("/dev/null", O_RDONLY, as: STDIN_FILENO)
    case .pipe:
      let (reading, writing) = try Descriptor.pipe()
      add(reading, as: STDIN_FILENO)
      return writing
    }
    return .none
  }

  /// - Returns: The end to read from; a closed one if there is no pipe.
  mutating func add(_ output: Subprocess.Output, as number: Int32) throws -> Descriptor {
    switch output {
    case .inherited: break
    case .discarded: add("/dev/null", O_WRONLY, as: number)
    case .file(let path): add(path, O_WRONLY | O_CREAT | O_APPEND, as: number)
    case .pipe:
      let (reading, writing) = try Descriptor.pipe()
      add(writing, as: number)
      return reading
    }
    return .none
  }

  private mutating func add(_ path: String, _ flags: Int32, as number: Int32) {
    posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
  }

  private mutating func add(_ end: Descriptor, as number: Int32) {
    posix_spawn_file_actions_adddup2(&actions, end.number, number)
    ends.append(end)
  }

  /// - Returns: The process ID, and the reading end of a pipe that the program and all its descendants hold open.
  consuming func spawn(
    _ path: String, _ arguments: [String], _ environment: [String: String]
  ) throws -> (id: Int32, descendants: Descriptor) {
    let (descendants, held) = try Descriptor.pipe()
    let lowest = STDERR_FILENO + 1
    add(held, as: lowest)
    // Not all that the tests have open is marked close-on-exec.
    spawn_close_from(&actions, lowest + 1)
    posix_spawn_file_actions_adddup2(&actions, lowest, SpawnActions.descendantsNumber)
    posix_spawn_file_actions_addclose(&actions, lowest)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A program inherits blocked and ignored signals. Threads that run tests block them all, and whoever started the
    // tests may ignore some (`nohup` does).
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var id = pid_t()
    let error = posix_spawn(&id, path, &actions, &attributes, words, variables)
    guard error == 0 else { throw Failure(path, error) }
    return (id, descendants)
  }

  /// Higher than any descriptor that scripts in the tests redirect.
  private static let descendantsNumber: Int32 = 99
}
