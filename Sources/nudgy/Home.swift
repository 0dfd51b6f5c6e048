import Glibc

/// The four folders for nudgy's files: the XDG base directories, or subfolders of `NUDGY_HOME`.
struct Home {
  let config: String
  var data: String
  var state: String
  var cache: String

  /// `nil` where `NUDGY_HOME` is not set, and neither are an absolute `HOME` nor all of the XDG folders that are used.
  init?(_ environment: [String: String]) {
    if let home = environment["NUDGY_HOME"], !home.isEmpty {
      self.init { folder, _ in "\(home)/\(folder)" }
      return
    }
    // The XDG base directory specification: empty or relative counts as unset.
    func configured(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    func xdg(_ folder: String) -> String? { configured("XDG_\(folder.uppercased())_HOME") }
    let user = configured("HOME")
    guard user != nil || ["config", "data", "state"].allSatisfy({ xdg($0) != nil }) else { return nil }
    self.init { folder, fallback in (xdg(folder) ?? "\(user ?? "")/\(fallback)") + "/nudgy" }
  }

  private init(_ folder: (_ name: String, _ fallback: String) -> String) {
    config = folder("config", ".config")
    data = folder("data", ".local/share")
    state = folder("state", ".local/state")
    cache = folder("cache", ".cache")
  }
}
