import Glibc

/// Identifies the terminal session of this process. A process id alone is reused some day; the new session would then
/// inherit the old one's conversation and permissions.
struct TerminalSession {
  /// Process id and start time of the session leader, and the id of the boot.
  let name: String

  /// - Parameter processes: the path of the proc file system.
  init(leader: pid_t = getsid(0), processes: String = "/proc") {
    let boot = Files.read(processes + "/sys/kernel/random/boot_id")?.filter(\.isHexDigit) ?? ""
    // If the session leader is gone or hidden, its session cannot be told from others, so this process gets its own.
    let leaderStart = TerminalSession.startTime(of: leader, processes).map { (leader, $0) }
    let (process, start) = leaderStart ?? (getpid(), TerminalSession.startTime(of: getpid(), processes) ?? "0")
    name = "\(process)-\(start)-\(boot.prefix(12))"
  }

  /// Start time in clock ticks since boot; `nil` if there is no such process.
  private static func startTime(of process: pid_t, _ processes: String) -> String? {
    // The process name comes before it in parentheses, and may itself contain spaces and parentheses.
    guard let statLine = Files.read("\(processes)/\(process)/stat"), let end = statLine.lastIndex(of: ")") else {
      return nil
    }
    let fields = statLine[end...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
