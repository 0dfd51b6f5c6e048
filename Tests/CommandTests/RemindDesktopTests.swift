import Foundation
import Homes
import Subprocesses
import Testing

/// Reminders on a real desktop: a bus, a screen and a notification daemon of their own, whose buttons are pressed.
@Suite(
  .serialized,
  .enabled(
    if: Machine.can(
      "for p in dunst dunstctl Xvfb dbus-run-session notify-send gdbus; do command -v $p || exit 1; done"),
    "dunst, Xvfb, dbus-run-session, notify-send or gdbus is missing here"))
struct RemindDesktopTests {
  let home: Home
  init() throws { home = try Home() }

  /// Words that a script on the desktop may use.
  private static let vocabulary = #"""
    at() { export NUDGY_NOW=2026-11-20T$1; }
    # Waits until a command ends well, ten seconds at most.
    soon() { n=0; until eval "$1"; do n=$((n + 1)); [ $n -lt 100 ] || { echo "never: $1"; return 1; }; sleep 0.1; done; }
    shown() { dunstctl count displayed; }
    # Presses the button of that label. What is shown first takes a moment to be there.
    press() { echo "$1" >"$HOME/button"; dunstctl context; }
    # Summary and body of all that was ever shown, the newest first.
    said() { dunstctl close-all; sleep 0.2; dunstctl history | sed -n '/"\(summary\|body\)"/,/}/s/.*"data" : "\(.*\)"$/\1/p'; }
    titles() { "$nudgy" export --json | tr , '\n' | grep -o '"\(title\|status\|snoozedUntil\)":.*' | tr '\n' ' '; }
    """#

  /// Runs a script on the desktop and returns what it prints.
  private func onDesktop(_ script: String, environment: [String: String] = [:]) throws -> [String] {
    try home.install("menu", #"grep -m 1 -- "$(cat "$HOME/button")""#)
    try home.write(
      "[global]\ndmenu = \(home.path)/bin/menu\nidle_threshold = 0\n[urgency_normal]\ntimeout = 0\n", to: "dunstrc")
    let whole = #"""
      \#(Self.vocabulary)
      Xvfb -displayfd 3 -screen 0 800x600x24 3>"$HOME/display" 2>/dev/null & xvfb=$!
      soon '[ -s "$HOME/display" ]'
      export DISPLAY=:$(cat "$HOME/display")
      dunst -conf "$HOME/dunstrc" >/dev/null 2>&1 & dunst=$!
      # Asked by name: a call of its own methods could have the bus start another one, which has no screen.
      bus="gdbus call --session --dest org.freedesktop.DBus --object-path /org/freedesktop/DBus"
      soon '$bus --method org.freedesktop.DBus.NameHasOwner org.freedesktop.Notifications | grep -q true'
      \#(script)
      kill $dunst $xvfb 2>/dev/null
      """#
    try whole.write(toFile: home.path + "/script", atomically: true, encoding: .utf8)
    let outcome = try home.shell(
      #"mkdir -p "$XDG_RUNTIME_DIR"; chmod 700 "$XDG_RUNTIME_DIR"; exec dbus-run-session -- sh "$HOME/script" 2>&1"#,
      environment: ["XDG_RUNTIME_DIR": home.path + "/run"].merging(environment) { $1 })
    return outcome.out.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("dbus-daemon[") }
  }

  @Test func `What is due is shown once, by its title and with the words that answer later`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add 'ring <b>mum</b> & dad \o/ at 11' >/dev/null
      at 10:59; "$nudgy" remind
      at 11:00; "$nudgy" remind; "$nudgy" remind; shown; said
      """#)
    #expect(
      lines == [
        "Nothing is due.", #"Due: ring <b>mum</b> & dad \o/."#, "Nothing is due.", "1",
        #"Due today at 11:00.\nLater, in a shell: “done” or “snooze”, with its name."#,
        #"ring <b>mum</b> & dad \\o/"#,
      ])
  }

  @Test(arguments: [
    ("done", #""title":"call mum" "status":"done" "snoozedUntil":null "#),
    ("snooze", #""title":"call mum" "status":"active" "snoozedUntil":"2026-11-20T11:10:00+00:00" "#),
    ("seen", #""title":"call mum" "status":"active" "snoozedUntil":null "#),
  ])
  func `Its buttons finish the card, put it off, or only answer`(button: String, outcome: String) throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; "$nudgy" remind >/dev/null; soon '[ "$(shown)" = 1 ]'; press \#(button == "snooze" ? "minutes" : button.capitalized)
      soon '! pgrep -f "[d]eliver.*$NUDGY_HOME" >/dev/null; sleep 2'; titles; echo
      at 11:10; "$nudgy" remind
      """#)
    #expect(lines == [outcome, button == "snooze" ? "Due: call mum." : "Nothing is due."])
  }

  @Test func `A click on the notification itself says no more than that it was seen`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; "$nudgy" remind >/dev/null; soon '[ "$(shown)" = 1 ]'; dunstctl action 0; sleep 2
      at 11:10; "$nudgy" remind; titles
      """#)
    #expect(lines == ["Nothing is due.", #""title":"call mum" "status":"active" "snoozedUntil":null "#])
  }

  @Test func `One that was closed without an answer comes again`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; "$nudgy" remind >/dev/null; dunstctl close; at 11:09; "$nudgy" remind; at 11:10; "$nudgy" remind; shown
      """#)
    #expect(lines == ["Nothing is due.", "Still open: call mum.", "1"])
  }

  @Test func `Timers that look at the same moment show it once`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; for n in 1 2 3 4 5; do "$nudgy" remind & pids="$pids $!"; done; wait $pids; shown
      """#)
    #expect(lines.sorted() == ["1", "Due: call mum."] + Array(repeating: "Nothing is due.", count: 4))
  }

  @Test func `Done elsewhere, it goes from the screen`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; "$nudgy" remind >/dev/null; shown; "$nudgy" done mum; soon '[ "$(shown)" = 0 ]'; shown
      """#)
    #expect(lines == ["1", "Done: call mum.", "0"])
  }

  @Test func `A desktop that wants no notifications is sent none, and one line afterwards`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null; "$nudgy" add water the ferns at 11:05 >/dev/null
      dunstctl set-paused true
      at 11:00; "$nudgy" remind; at 11:05; "$nudgy" remind --json
      dunstctl count waiting; dunstctl set-paused false; sleep 0.2; shown
      at 11:30; "$nudgy" remind; shown
      """#)
    #expect(
      lines == [
        "Notifications are switched off on your desktop, so what is due waits.",
        #"{"schema":1,"delivered":[],"notes":[],"held":"desktop"}"#, "0", "0",
        "2 things came up while I couldn't reach you: call mum, water the ferns.", "1",
      ])
  }

  @Test func `What was held for some minutes only comes as one notification, too`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 10:40 >/dev/null; "$nudgy" add water the ferns at 10:50 >/dev/null
      dunstctl set-paused true
      at 10:41; "$nudgy" remind --json; at 10:50; "$nudgy" remind --json
      dunstctl set-paused false; at 10:52; "$nudgy" remind; shown
      """#)
    #expect(
      lines.dropFirst(2) == ["2 things came up while I couldn't reach you: call mum, water the ferns.", "1"])
  }

  @Test func `A daemon that hangs or is gone is told of in one line, and the reminder is not lost`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null; at 11:00
      kill -STOP $dunst; "$nudgy" remind; echo $?; kill -CONT $dunst; sleep 0.5; shown
      kill $dunst; soon '! kill -0 $dunst 2>/dev/null'
      env -u DISPLAY "$nudgy" remind; echo $?; env -u DISPLAY "$nudgy" remind --from-timer; echo $?
      "$nudgy" remind --dry-run
      """#)
    #expect(
      lines.filter { !$0.hasPrefix("It may") && !$0.hasPrefix("Install") } == [
        "nudgy: The desktop's notification daemon doesn't answer.", "1", "0",
        "nudgy: Nothing on this desktop shows notifications.", "1", "0", "Would show: Due: call mum.",
      ])
  }

  @Test func `The timer's call waits for the answer and shows what comes due meanwhile`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null; at 11:00
      "$nudgy" remind --from-timer & timer=$!
      soon '[ "$(shown)" = 1 ]'; kill -0 $timer && echo waiting
      press Done; wait $timer; echo $?; titles
      """#)
    #expect(lines == ["waiting", "0", #""title":"call mum" "status":"done" "snoozedUntil":null "#])
  }

  @Test func `What a button did can be undone`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; "$nudgy" remind >/dev/null; soon '[ "$(shown)" = 1 ]'; press Done
      soon '"$nudgy" list | grep -q Nothing'; "$nudgy" undo
      """#)
    #expect(lines == ["Undone: done call mum."])
  }

  @Test func `Several at once are one notification`() throws {
    let lines = try onDesktop(
      #"""
      for n in one two three four; do "$nudgy" add job $n at 11 >/dev/null; done
      at 11:00; "$nudgy" remind; shown; press Seen; sleep 2
      at 11:10; "$nudgy" remind
      """#)
    #expect(lines == ["4 things are due: job one, job two, job three, 1 more.", "1", "Nothing is due."])
  }

  @Test func `The end of a focus session and an open dose come too, and no medicine is named`() throws {
    let lines = try onDesktop(
      #"""
      at 07:00; "$nudgy" say 'i take sertraline 50mg every day at 8am' >/dev/null
      at 11:00; "$nudgy" say 'focus for 25 minutes' >/dev/null
      at 11:25; "$nudgy" remind; "$nudgy" remind
      """#)
    #expect(
      lines == [
        "Your 25 minutes are up. Is it done, would you like ten minutes more, or a break?",
        "Something you planned isn't logged yet. “doses” in nudgy asks about it.", "Nothing is due.",
      ])
  }

  @Test func `With gdbus alone it is shown without buttons`() throws {
    let lines = try onDesktop(
      #"""
      mkdir -p "$HOME/bin"; ln -s "$(command -v gdbus)" "$HOME/bin"
      "$nudgy" add "call mum's office at 11" >/dev/null
      at 11:00; PATH="$HOME/bin" "$nudgy" remind; shown; said
      """#)
    #expect(lines.prefix(2) == ["Due: call mum's office.", "1"])
    #expect(lines.last == "call mum's office")
  }

  @Test func `With notify-send alone it is shown too`() throws {
    let lines = try onDesktop(
      #"""
      mkdir -p "$HOME/bin"; ln -s "$(command -v notify-send)" "$HOME/bin"
      "$nudgy" add call mum at 11 >/dev/null
      at 11:00; PATH="$HOME/bin" "$nudgy" remind; soon '[ "$(shown)" = 1 ]'; shown
      """#)
    #expect(lines == ["Due: call mum.", "1"])
  }

  @Test func `A daemon that ends takes its notification along, and the reminder comes again by the next one`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add call mum at 11 >/dev/null; at 11:00
      "$nudgy" remind --from-timer & timer=$!
      soon '[ "$(shown)" = 1 ]'; kill $dunst; wait $timer; echo $?
      at 11:10; env -u DISPLAY "$nudgy" remind; echo $?
      dunst -conf "$HOME/dunstrc" >/dev/null 2>&1 & dunst=$!
      soon '$bus --method org.freedesktop.DBus.NameHasOwner org.freedesktop.Notifications | grep -q true'
      "$nudgy" remind; shown; "$nudgy" list
      """#)
    #expect(
      lines == [
        "0", "nudgy: Nothing on this desktop shows notifications.",
        "Install a notification daemon, such as dunst or mako.", "1", "Still open: call mum.", "1", "Waiting",
        "1\tcall mum\twas due today 11:00",
      ])
  }

  @Test func `What a link asks for without a terminal is told by a notification, and waits for the next shell`() throws
  {
    let lines = try onDesktop(
      #"""
      "$nudgy" add oil the chain on friday at 11 >/dev/null
      id=$("$nudgy" export | tr ',{' '\n\n' | sed -n 's/^"id":"\(.*\)"$/\1/p' | head -1)
      "$nudgy" open "nudge://markDone?id=$id" </dev/null; shown; "$nudgy" inbox | grep -c markdone
      "$nudgy" open "nudge://viewTask?id=$id" </dev/null >/dev/null; shown; "$nudgy" inbox | grep -c viewtask
      "$nudgy" open nudge://allItems </dev/null >/dev/null; shown; said
      """#)
    #expect(
      lines == [
        "Nothing was changed. It will be waiting when you next open nudgy.", "1", "1", "2", "0", "3",
        "“nudgy list” in a terminal shows them.", "A link asks for your cards", "Due Fri 27 Nov at 11:00.",
        "oil the chain", "It's still open. nudgy tells of it when it's next open.",
        "A link asks to mark a card as done",
      ])
  }

  @Test(.enabled(if: Machine.can("command -v script")))
  func `An open shell takes a link as a notice, and then no notification comes`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" add oil the chain >/dev/null
      mkfifo "$HOME/keys"; script -qec "$nudgy" /dev/null <"$HOME/keys" >"$HOME/shell" 2>&1 & shell=$!
      exec 3>"$HOME/keys"; soon 'grep -q "nudgy>" "$HOME/shell"'
      "$nudgy" open 'nudge://quickAdd?text=buy%20soap' </dev/null 2>/dev/null
      grep -c 'A link asked to add “buy soap”' "$HOME/shell"; shown; "$nudgy" inbox
      echo goodbye >&3; exec 3>&-; wait $shell
      """#)
    #expect(lines == ["1", "0", "Nothing waits in the inbox."])
  }

  @Test func `A test reminder that is closed or left alone says that no button was pressed`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" remind --test & test=$!
      soon '[ "$(shown)" = 1 ]'; dunstctl close; wait $test; echo $?
      "$nudgy" remind --test --json; shown
      """#)
    #expect(
      lines == [
        "Sent. Press one of its buttons within 20 seconds.", "It was closed without a button.", "0",
        #"{"schema":1,"text":"Nothing was pressed. Some desktops show no buttons; answers in a shell work.","sent":true,"#
          + #""button":null}"#, "0",
      ])
  }

  @Test func `A test reminder tells whether its buttons work`() throws {
    let lines = try onDesktop(
      #"""
      "$nudgy" remind --test & test=$!
      soon '[ "$(shown)" = 1 ]'; press Done; wait $test; echo $?
      "$nudgy" remind --status | head -1; "$nudgy" doctor | grep shown
      """#)
    #expect(
      lines == [
        "Sent. Press one of its buttons within 20 seconds.", "You pressed a button: notifications and buttons work.",
        "0",
        "Notifications are shown by dunst. “nudgy remind --test” tries it.",
        "Notifications are shown by dunst. “nudgy remind --test” tries it.",
      ])
  }
}
