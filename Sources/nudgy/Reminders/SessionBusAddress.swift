import Glibc

/// Where the desktop's session bus listens.
enum SessionBusAddress {
  /// A process that cron starts is not told the address; it then gets the usual one, if there is a bus. Programs that
  /// are started inherit it.
  static func complete(_ environment: [String: String]) {
    guard environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty ?? true, environment["XDG_RUNTIME_DIR"]?.isEmpty ?? true
    else { return }
    let folder = "/run/user/\(getuid())"
    guard access(folder + "/bus", F_OK) == 0 else { return }
    setenv("XDG_RUNTIME_DIR", folder, 1)
    setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=\(folder)/bus", 1)
  }
}
