import Glibc

/// The four folders nudgy keeps things in: XDG's, or all of them below `NUDGY_HOME`.
struct Home {
  let config: String
  var data: String
  var state: String
  var cache: String

  /// `nil` when the environment names no home at all.
  init?(_ environment: [String: String]) {
    if let home = environment["NUDGY_HOME"], !home.isEmpty {
      self.init { folder, _ in "\(home)/\(folder)" }
    } else if let user = environment["HOME"], user.hasPrefix("/") {
      self.init { folder, fallback in
        // The XDG base directory specification: empty or relative counts as unset.
        let set = environment["XDG_\(folder.uppercased())_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return (set ?? "\(user)/\(fallback)") + "/nudgy"
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
