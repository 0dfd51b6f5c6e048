import Glibc

/// The terminal session of this process, told from every other: a process number alone is given again one day, and with
/// it would go what the other session spoke of and allowed.
struct TerminalSession {
  /// Number and start of the session's leader, and the boot they count from.
  let name: String

  /// - Parameter processes: where the kernel tells of them.
  init(leader: pid_t = getsid(0), processes: String = "/proc") {
    let boot = Files.read(processes + "/sys/kernel/random/boot_id")?.filter(\.isHexDigit) ?? ""
    // Of a leader that is gone, or not to be seen from here, another cannot be told: the conversation is this process's.
    let known = TerminalSession.start(of: leader, processes).map { (leader, $0) }
    let (process, start) = known ?? (getpid(), TerminalSession.start(of: getpid(), processes) ?? "0")
    name = "\(process)-\(start)-\(boot.prefix(12))"
  }

  /// In ticks since the boot; `nil` where there is no such process.
  private static func start(of process: pid_t, _ processes: String) -> String? {
    // The name before it stands in brackets, and may hold blanks and brackets.
    guard let facts = Files.read("\(processes)/\(process)/stat"), let end = facts.lastIndex(of: ")") else { return nil }
    let fields = facts[end...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
