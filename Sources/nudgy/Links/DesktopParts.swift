import Contacts
import Desktop
import Glibc
import Replies
import Settings
import Upkeep

/// What the desktop lends nudgy besides notifications, as `doctor` tells it. Nothing of it has to be there.
struct DesktopParts {
  let context: AppContext

  var findings: [CheckResult] { [opener, contacts, links, sound].compactMap(\.self) }

  private var opener: CheckResult {
    ChildProcess.path(of: "xdg-open") == nil
      ? CheckResult(
        text: "xdg-open is missing, so cards can't call, write or open links. It comes with the package xdg-utils.",
        isGood: true)
      : CheckResult(text: "Cards call, write and open links through xdg-open.", isGood: true)
  }

  /// `nil` where no folder of contacts is set.
  private var contacts: CheckResult? {
    guard let path = context.settings.current.contacts else { return nil }
    let folder = ContactFolder(path.hasPrefix("~/") ? (context.environment["HOME"] ?? "") + path.dropFirst() : path)
    guard folder.exists else {
      return CheckResult(text: "The folder of contacts isn't there: \(path).", isGood: false)
    }
    return CheckResult(text: "Contacts: \(folder.count, "person", "people") in \(path).", isGood: true)
  }

  /// `nil` where no sound is to be played.
  private var sound: CheckResult? {
    guard context.settings.current.sound == .sound else { return nil }
    return ThemeSound.isPlayerInstalled
      ? CheckResult(text: "Sounds are played by canberra-gtk-play.", isGood: true)
      : CheckResult(
        text: """
          canberra-gtk-play is missing, so the bell rings instead of a sound. It comes with the package \
          gnome-session-canberra.
          """, isGood: true)
  }

  private var links: CheckResult? {
    guard let entry = try? DesktopEntry(context.environment) else { return nil }
    return access(entry.path, F_OK) == 0
      ? CheckResult(text: "nudge: links open with nudgy.", isGood: true)
      : CheckResult(text: "nudge: links don't open with nudgy. “nudgy open --install” has them do so.", isGood: true)
  }
}
