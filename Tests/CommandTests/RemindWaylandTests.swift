import Foundation
import Homes
import Subprocesses
import Testing

/// Reminders under a Wayland compositor that has no screen, shown by mako.
@Suite(
  .serialized,
  .enabled(
    if: Machine.can("for p in sway mako makoctl dbus-run-session notify-send gdbus; do command -v $p || exit 1; done"),
    "sway, mako, dbus-run-session, notify-send or gdbus is missing here"))
struct RemindWaylandTests {
  let home: Home
  init() throws { home = try Home() }

  /// Runs a script beside sway and mako and returns what it prints. sway refuses to run as root, so nobody does it then.
  private func onDesktop(_ script: String) throws -> [String] {
    let whole = #"""
      at() { export NUDGY_NOW=2026-11-20T$1; }
      soon() { n=0; until eval "$1"; do n=$((n + 1)); [ $n -lt 100 ] || { echo "never: $1"; return 1; }; sleep 0.1; done; }
      shown() { makoctl list | grep -o '"summary"' | wc -l; }
      : >"$HOME/sway.conf"; printf 'default-timeout=0\n[mode=do-not-disturb]\ninvisible=1\n' >"$HOME/mako.conf"
      export WLR_BACKENDS=headless WLR_LIBINPUT_NO_DEVICES=1 WLR_RENDERER=pixman
      sway -c "$HOME/sway.conf" 2>/dev/null & sway=$!
      soon 'ls "$XDG_RUNTIME_DIR" | grep -q "^wayland-[0-9]*$"'
      export WAYLAND_DISPLAY=$(ls "$XDG_RUNTIME_DIR" | grep -m 1 '^wayland-[0-9]*$')
      mako -c "$HOME/mako.conf" 2>/dev/null & mako=$!
      bus="gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus"
      soon '$bus --method org.freedesktop.DBus.NameHasOwner org.freedesktop.Notifications | grep -q true'
      \#(script)
      kill $mako $sway 2>/dev/null
      """#
    try whole.write(toFile: home.path + "/script", atomically: true, encoding: .utf8)
    let outcome = try home.shell(
      #"""
      mkdir -p "$XDG_RUNTIME_DIR"; chmod 700 "$XDG_RUNTIME_DIR"
      [ "$(id -u)" != 0 ] || { chown -R 65534:65534 "$HOME"; as="setpriv --reuid=65534 --regid=65534 --clear-groups"; }
      exec $as dbus-run-session -- sh "$HOME/script" 2>&1
      """#, environment: ["XDG_RUNTIME_DIR": home.path + "/run"])
    return outcome.out.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("dbus-daemon[") }
  }

  @Test func `What is due is shown by its title, and its button finishes it`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      "$nudgy" remind --status | head -1
      at 11:00; "$nudgy" remind; "$nudgy" remind; shown; makoctl invoke done
      soon '[ "$("$nudgy" list done)" = "Done
      1	call mum	today 11:00" ]'; "$nudgy" remind
      """#)
    #expect(
      lines == [
        "Notifications are shown by mako. “nudgy remind --test” tries it.", "Due: call mum.", "Nothing is due.", "1",
        "Nothing is due.",
      ])
  }

  @Test func `Do-not-disturb holds it back, and it comes once afterwards`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      makoctl mode -a do-not-disturb >/dev/null; at 11:00; "$nudgy" remind; shown
      makoctl mode -r do-not-disturb >/dev/null; at 11:05; "$nudgy" remind; "$nudgy" remind; shown
      """#)
    #expect(
      lines == [
        "Notifications are switched off on your desktop, so what is due waits.", "0", "Due: call mum.",
        "Nothing is due.", "1",
      ])
  }
}
