import Glibc

/// The four folders for nudgy's files: the XDG base directories, or subfolders of `NUDGY_HOME`.
struct Home {
  let config: String
  var data: String
  var state: String
  var cache: String

  /// `nil` if neither `NUDGY_HOME` nor an absolute `HOME` is set.
  init?(_ environment: [String: String]) {
    if let home = environment["NUDGY_HOME"], !home.isEmpty {
      self.init { folder, _ in "\(home)/\(folder)" }
    } else if let user = environment["HOME"], user.hasPrefix("/") {
      self.init { folder, fallback in
        // The XDG base directory specification: empty or relative counts as unset.
        let configured = environment["XDG_\(folder.uppercased())_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (configured ?? "\(user)/\(fallback)") + "/nudgy"
      }
    } else {
      return nil
    }
  }

  private init(_ folder: (_ name: String, _ fallback: String) -> String) {
    config = folder("config", ".config")
    data = folder("data", ".local/share")
    state = folder("state", ".local/state")
    cache = folder("cache", ".cache")
  }
}
