import Desktop
import Glibc
import Store

/// A process of its own that shows one notification and waits for its answer.
enum ReminderProcess {
  enum Outcome {
    /// The notification is on the screen. The process still waits for an answer, unless it has ended already.
    case shown(pid_t?)
    /// The process has said why. A daemon that hangs may still show the notification.
    case failed(mayComeLater: Bool)
  }

  /// What the process writes when its notification is on the screen.
  static let shownMark: UInt8 = UInt8(ascii: "+")
  /// Exit status of a process that does not know whether the notification was shown; no `ExitStatus` is as high.
  static let silentStatus: Int32 = 75

  static func start(_ reminders: [DueReminder], _ context: AppContext) -> Outcome {
    var pipeEnds: [CInt] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { return .failed(mayComeLater: false) }
    for end in pipeEnds { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { pipeEnds.forEach { close($0) } }
    guard let process = spawn(reminders, context, writingTo: pipeEnds[1]) else { return .failed(mayComeLater: false) }
    close(pipeEnds[1])
    pipeEnds.removeLast()
    var mark: UInt8 = 0
    var count = 0
    repeat { count = read(pipeEnds[0], &mark, 1) } while count < 0 && errno == EINTR
    if count == 1, mark == shownMark { return .shown(process) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return .failed(mayComeLater: status >> 8 & 0xFF == silentStatus)
  }

  private static func spawn(_ reminders: [DueReminder], _ context: AppContext, writingTo output: CInt) -> pid_t? {
    let profile = ["--profile", context.profileName?.text ?? ProfileName.defaultName]
    return Spawn.start(
      "/proc/self/exe", ["remind"] + reminders.flatMap { ["--deliver", ReminderReference($0).text] } + profile,
      as: "nudgy", in: .ownSession, output: output, keepsErrors: true)
  }

  /// Tells the process that started this one that the notification is shown, and lets go of its output.
  static func reportShown() {
    var mark = shownMark
    write(1, &mark, 1)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard null >= 0 else { return }
    for descriptor in Int32(1)...2 { dup2(null, descriptor) }
    close(null)
  }
}
