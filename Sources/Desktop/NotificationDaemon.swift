/// The program that shows notifications on the desktop, as it answers on the session bus.
///
/// Every question has a time limit: without a daemon, or with one that hangs, callers would otherwise wait 25 s.
package struct NotificationDaemon: Sendable {
  /// What the daemon calls itself: “dunst”, “gnome-shell”.
  package let name: String
  /// What it says it can do, such as “actions”.
  package let capabilities: Set<String>

  /// Why no notification can be shown.
  package enum Problem: Error, Equatable, Sendable {
    /// Neither `notify-send` nor `gdbus` is installed.
    case noProgram
    case noBus
    case noDaemon
    /// It did not answer in time.
    case silent
    /// It answered with an error.
    case refused
  }

  /// For one question.
  package static let timeLimit = Duration.seconds(2)

  /// Asks the bus for the daemon without starting it, unless the bus could start it on a screen that is there.
  package static func find(hasScreen: Bool) throws(Problem) -> NotificationDaemon {
    guard let bus = SessionBus() else {
      // Nobody can be asked; `notify-send` has a time limit of its own.
      guard ChildProcess.path(of: "notify-send") != nil else { throw .noProgram }
      return NotificationDaemon(name: "", capabilities: [])
    }
    let hasOwner = try bus.call(.bus, "NameHasOwner", serviceName).contains("true")
    if !hasOwner {
      guard hasScreen, try bus.call(.bus, "ListActivatableNames").contains(serviceName) else { throw .noDaemon }
    }
    let capabilities = try bus.call(.notifications, "GetCapabilities")
    let server = try bus.call(.notifications, "GetServerInformation")
    return NotificationDaemon(
      name: SessionBus.quotedWords(server).first?.lowercased() ?? "",
      capabilities: Set(SessionBus.quotedWords(capabilities)))
  }

  /// Whether it still runs. True where that cannot be asked.
  package var isRunning: Bool {
    guard let bus = SessionBus() else { return true }
    do throws(Problem) {
      return try bus.call(.bus, "NameHasOwner", NotificationDaemon.serviceName).contains("true")
    } catch { return error != .noBus }
  }

  static let serviceName = "org.freedesktop.Notifications"

  /// Whether the person has switched notifications off on the desktop. False where that cannot be asked.
  package var isPaused: Bool {
    if let query = NotificationDaemon.pauseQueries[name], query.answer.map(query.meansPaused) ?? false { return true }
    // A property that Plasma and newer versions of GNOME have; others answer with an error.
    let inhibited = try? SessionBus()?.call(.properties, "Get", NotificationDaemon.serviceName, "Inhibited")
    return inhibited?.contains("true") ?? false
  }

  private struct PauseQuery: Sendable {
    let program: String
    let arguments: [String]
    let meansPaused: @Sendable (String) -> Bool

    var answer: String? {
      guard let path = ChildProcess.path(of: program),
        case .ended(0, let output) = ChildProcess.run(path, arguments, within: timeLimit)
      else { return nil }
      return output
    }
  }

  private static let pauseQueries = [
    "dunst": PauseQuery(program: "dunstctl", arguments: ["is-paused"]) { $0.hasPrefix("true") },
    "mako": PauseQuery(program: "makoctl", arguments: ["mode"]) {
      $0.split(whereSeparator: \.isWhitespace).contains("do-not-disturb")
    },
    "gnome-shell": PauseQuery(
      program: "gsettings", arguments: ["get", "org.gnome.desktop.notifications", "show-banners"]
    ) { $0.hasPrefix("false") },
    "xfce notify daemon": PauseQuery(
      program: "xfconf-query", arguments: ["--channel", "xfce4-notifyd", "--property", "/do-not-disturb"]
    ) { $0.hasPrefix("true") },
  ]
}

/// The session bus, asked through `gdbus` or `dbus-send`, whichever is there.
struct SessionBus {
  private let program: String
  private let isGDBus: Bool

  init?() {
    if let path = ChildProcess.path(of: "gdbus") {
      (program, isGDBus) = (path, true)
    } else if let path = ChildProcess.path(of: "dbus-send") {
      (program, isGDBus) = (path, false)
    } else {
      return nil
    }
  }

  struct Interface {
    let service: String
    let path: String
    let name: String

    static let bus = Interface(
      service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", name: "org.freedesktop.DBus")
    static let notifications = Interface(
      service: NotificationDaemon.serviceName, path: "/org/freedesktop/Notifications",
      name: NotificationDaemon.serviceName)
    static let properties = Interface(
      service: NotificationDaemon.serviceName, path: "/org/freedesktop/Notifications",
      name: "org.freedesktop.DBus.Properties")
  }

  /// Calls a method with texts as arguments and returns the answer as the program prints it.
  func call(_ interface: Interface, _ method: String, _ texts: String...) throws(NotificationDaemon.Problem) -> String {
    let arguments =
      isGDBus
      ? [
        "call", "--session", "--timeout", "2", "--dest", interface.service, "--object-path", interface.path,
        "--method", "\(interface.name).\(method)",
      ] + texts
      : [
        "--session", "--print-reply", "--reply-timeout=2000", "--dest=\(interface.service)", interface.path,
        "\(interface.name).\(method)",
      ] + texts.map { "string:\($0)" }
    switch ChildProcess.run(program, arguments, within: NotificationDaemon.timeLimit) {
    case .ended(0, let output): return output
    // The bus itself answers at once, so an error means that there is none.
    case .ended: throw interface.name == Interface.bus.name ? .noBus : .refused
    case .timedOut: throw .silent
    case .notStarted: throw .noProgram
    }
  }

  /// The texts in an answer, which both programs quote.
  static func quotedWords(_ answer: String) -> [String] {
    var words: [String] = []
    var (word, quote) = ("", Character?.none)
    for character in answer {
      if character == quote {
        words.append(word)
        (word, quote) = ("", nil)
      } else if quote != nil {
        word.append(character)
      } else if character == "'" || character == "\"" {
        quote = character
      }
    }
    return words
  }
}
