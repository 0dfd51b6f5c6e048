package import Glibc

/// Starts other programs. Each gets no input, and signals as a new program expects them.
package enum Spawn {
  /// Whom the program belongs to.
  package enum Place: Sendable {
    /// A process group of its own, so that it can be killed with all that it starts.
    case ownGroup
    /// A session of its own, so that it outlives the terminal.
    case ownSession
  }

  /// `nil` if it cannot be started.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found by `PATH`.
  ///   - arguments: without the name by which the program is called.
  ///   - name: that name; the program's own if it is `nil`.
  ///   - output: what its stdout is; without it, what it writes is dropped.
  ///   - keepsErrors: whether its stderr is this process's; else what it writes there is dropped.
  package static func start(
    _ program: String, _ arguments: [String], as name: String? = nil, in place: Place, output: CInt? = nil,
    keepsErrors: Bool = false
  ) -> pid_t? {
    var (process, files, attributes) = (pid_t(), posix_spawn_file_actions_t(), posix_spawnattr_t())
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&files, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)
    }
    if !keepsErrors { posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, place.flag | Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let words: [UnsafeMutablePointer<CChar>?] = ([name ?? program] + arguments).map { (word: String) in strdup(word) }
    defer { words.forEach { free($0) } }
    return posix_spawnp(&process, program, &files, &attributes, words + [nil], environ) == 0 ? process : nil
  }
}

extension Spawn.Place {
  fileprivate var flag: Int16 {
    switch self {
    case .ownGroup: Int16(POSIX_SPAWN_SETPGROUP)
    // glibc's POSIX_SPAWN_SETSID does not reach Swift.
    case .ownSession: 0x80
    }
  }
}
