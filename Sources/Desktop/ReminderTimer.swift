internal import Glibc

/// The systemd user timer that has nudgy look once a minute whether something is due.
///
/// Once a minute, and not armed anew for each next moment: such a timer has no state that a change of the clock, a sleep
/// or a killed process could leave behind, and a look takes some milliseconds.
package struct ReminderTimer: Sendable {
  /// Without its suffix: one for each profile.
  package let unitName: String
  private let folder: String
  private let program: String
  private let arguments: [String]
  private let variables: [(name: String, value: String)]

  /// - Parameters:
  ///   - configFolder: `$XDG_CONFIG_HOME` or `~/.config`.
  ///   - program: the path of the program to run, with its arguments.
  ///   - variables: those it needs and the service would not have.
  package init(
    profile: String?, configFolder: String, program: String, arguments: [String],
    variables: [(name: String, value: String)]
  ) {
    unitName = profile.map { "nudgy-remind-\($0)" } ?? "nudgy-remind"
    folder = configFolder + "/systemd/user"
    self.program = program
    self.arguments = arguments
    self.variables = variables
  }

  package enum State: String, Sendable {
    case on, off
    /// There is no systemd that manages this user's services.
    case unavailable
  }

  package enum Problem: Error, Equatable, Sendable {
    case notWritable(String)
    /// `systemctl` or `systemd-analyze` failed on these words.
    case failed(String)
  }

  /// The unit files by their paths.
  package var files: [(path: String, text: String)] { [(servicePath, service), (timerPath, timer)] }

  private var servicePath: String { "\(folder)/\(unitName).service" }
  private var timerPath: String { "\(folder)/\(unitName).timer" }

  /// Whether the link is there that starts the timer at login. Starts no program.
  package var isEnabled: Bool { access("\(folder)/timers.target.wants/\(unitName).timer", F_OK) == 0 }

  private var service: String {
    let lines = variables.map { "Environment=\(ReminderTimer.quoted("\($0.name)=\($0.value)"))" }
    let command = ([program] + arguments).map { ReminderTimer.quoted($0).replacing("$", with: "$$") }
    return """
      [Unit]
      Description=nudgy: shows reminders that are due

      [Service]
      Type=exec
      ExecStart=\(command.joined(separator: " "))
      \(lines.map { $0 + "\n" }.joined())
      """
  }

  private var timer: String {
    """
    [Unit]
    Description=nudgy: looks once a minute whether a reminder is due

    [Timer]
    OnCalendar=*-*-* *:*:00
    AccuracySec=5s

    [Install]
    WantedBy=timers.target

    """
  }

  /// The line for crontab(5) that does the same.
  package var cronLine: String {
    let words =
      variables.map { "\($0.name)=\(ReminderTimer.shellQuoted($0.value))" }
      + [program].map(
        ReminderTimer.shellQuoted) + arguments
    return "* * * * * " + words.joined(separator: " ").replacing("%", with: "\\%")
  }

  package var state: State {
    guard ReminderTimer.systemctl("show-environment") == nil else { return .unavailable }
    return ReminderTimer.systemctl("is-active", "--quiet", "\(unitName).timer") == nil ? .on : .off
  }

  /// Writes the unit files, has systemd check them, and starts the timer, now and at each login.
  package func install() throws(Problem) {
    for (path, text) in files where !ReminderTimer.write(text, to: path, in: folder) { throw .notWritable(path) }
    if let analyze = ChildProcess.path(of: "systemd-analyze") {
      let arguments = ["--user", "verify", servicePath, timerPath]
      if case .ended(let status, _) = ChildProcess.run(analyze, arguments, within: .seconds(10)), status != 0 {
        remove()
        throw .failed("systemd-analyze \(arguments.joined(separator: " "))")
      }
    }
    if let failed = ReminderTimer.systemctl("daemon-reload")
      ?? ReminderTimer.systemctl("enable", "--now", "\(unitName).timer")
    {
      throw .failed(failed)
    }
  }

  /// Stops the timer and removes the unit files; false where there are none.
  package func uninstall() throws(Problem) -> Bool {
    let isThere = access(timerPath, F_OK) == 0
    if isThere, let failed = ReminderTimer.systemctl("disable", "--now", "\(unitName).timer") { throw .failed(failed) }
    remove()
    if isThere, let failed = ReminderTimer.systemctl("daemon-reload") { throw .failed(failed) }
    return isThere
  }

  private func remove() { for (path, _) in files { unlink(path) } }

  /// Returns the command that failed; `nil` if it ended well.
  private static func systemctl(_ arguments: String...) -> String? {
    let words = ["--user"] + arguments
    guard let program = ChildProcess.path(of: "systemctl"),
      case .ended(0, _) = ChildProcess.run(program, words, within: .seconds(10))
    else { return "systemctl " + words.joined(separator: " ") }
    return nil
  }

  private static func write(_ text: String, to path: String, in folder: String) -> Bool {
    var parent = ""
    for part in folder.split(separator: "/") {
      parent += "/" + part
      mkdir(parent, 0o755)
    }
    let temporaryPath = "\(path).\(getpid())"
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard file >= 0 else { return false }
    var text = text
    let isWritten = text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count }
    close(file)
    if isWritten, rename(temporaryPath, path) == 0 { return true }
    unlink(temporaryPath)
    return false
  }

  /// One word of a unit file.
  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("%", with: "%%") + "\""
  }

  private static func shellQuoted(_ word: String) -> String { "'" + word.replacing("'", with: "'\\''") + "'" }
}
