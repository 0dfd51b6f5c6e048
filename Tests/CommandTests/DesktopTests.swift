import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

/// A real keyring on a bus of its own, on machines that have one.
@Suite(.enabled(if: Machine.can("command -v dbus-run-session && command -v gnome-keyring-daemon")))
struct DesktopTests {
  let home: Home
  init() throws { home = try Home() }

  /// Below a bus whose keyring is open.
  private func onDesktop(_ script: String, isOpen: Bool = true) throws -> Home.Outcome {
    let open = isOpen ? "printf pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null 2>&1" : ":"
    return try home.shell(
      """
      mkdir -p "$XDG_RUNTIME_DIR" && chmod 700 "$XDG_RUNTIME_DIR"
      dbus-run-session -- sh -c '\(open); \(script)' 2>/dev/null
      """, environment: ["XDG_RUNTIME_DIR": home.path + "/run"])
  }

  @Test func `The desktop keeps the key, away from it captures go on, and a passphrase takes it over`() throws {
    let first = try onDesktop(
      """
      $nudgy add buy milk; $nudgy export; \
      env -u DBUS_SESSION_BUS_ADDRESS $nudgy add buy bread; \
      env -u DBUS_SESSION_BUS_ADDRESS $nudgy export; echo ---; $nudgy export; \
      echo correct horse | NUDGY_PASSPHRASE_FD=0 $nudgy passphrase; $nudgy lock; $nudgy export
      """)
    func exported(_ said: JSON, in text: String?) -> Bool {
      text?.split(separator: "\n").contains { JSON(reading: String($0))?.holds(["said": said]) == true } == true
    }
    let parts = first.out.components(separatedBy: "---")
    #expect(exported("add buy milk", in: first.out))
    #expect(!exported("add buy bread", in: parts[0]))
    #expect(exported("add buy bread", in: parts.last))
    #expect(exported(nil, in: parts.last?.components(separatedBy: "Locked.").last))
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data/key"))
    #expect(try String(contentsOfFile: home.path + "/data/keys", encoding: .utf8).contains("kept passphrase"))
  }

  @Test func `Where the keyring would have to ask somebody, the key is a file`() throws {
    let outcome = try onDesktop("$nudgy add buy milk", isOpen: false)
    #expect(outcome.out.contains("Got it: buy milk."))
    #expect(FileManager.default.fileExists(atPath: home.path + "/data/key"))
  }
}
