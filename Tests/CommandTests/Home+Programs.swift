import Foundation
import Homes

/// Programs that stand in for those of a desktop.
extension Home {
  /// A folder of programs in the form of shell scripts, and nothing else but what is linked into it.
  func programs(_ scripts: [String: String], links: [String] = []) throws -> String {
    let folder = path + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, script) in scripts { try install(name, script) }
    for link in links {
      try? FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: "/usr/bin/\(link)")
    }
    return folder
  }

  /// What `systemctl` is asked for, as no user's systemd runs where tests do.
  func systemctl() throws -> String {
    try programs([
      "systemctl": #"""
      echo "$*" >>"$HOME/asked"
      case "$*" in
        *enable\ --now*) mkdir -p "$HOME/.config/systemd/user/timers.target.wants"
          : >"$HOME/.config/systemd/user/timers.target.wants/nudgy-remind.timer" ;;
        *disable\ --now*) rm "$HOME/.config/systemd/user/timers.target.wants/nudgy-remind.timer" ;;
        *is-active*) [ -e "$HOME/.config/systemd/user/timers.target.wants/nudgy-remind.timer" ] ;;
      esac
      """#
    ]) + ":/usr/bin:/bin"
  }
}
