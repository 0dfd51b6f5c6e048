import Foundation
import Testing

/// Homes that cannot be written, or not any more: mounted in a name space of their own, which goes with the script.
@Suite(.enabled(if: Machine.canMount, "nothing can be mounted here, not even in a user namespace"))
struct DiskTests {
  let home: Home
  init() throws { home = try Home() }

  /// Runs a script on what `mount` puts at the home.
  private func mounted(_ mount: String, _ script: String) throws -> Home.Outcome {
    try home.shell(
      "exec unshare -m \(Machine.asRoot) sh -c '\(mount) && { \(script) ; }'")
  }

  private static let readOnly = #"mount --bind "$NUDGY_HOME" "$NUDGY_HOME" && mount -o remount,ro,bind "$NUDGY_HOME""#
  private static let small = #"mount -t tmpfs -o size=400k tmpfs "$NUDGY_HOME""#

  @Test(arguments: ["add milk", "say buy milk", "next", "list", "export", "upkeep"])
  func `In a home that is read-only each call says so, exits with 1, and changes nothing`(words: String) throws {
    try home.run("add", "water the ferns")
    let outcome = try mounted(DiskTests.readOnly, #""$nudgy" \#(words)"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("cannot be written here"))
    #expect(!outcome.err.contains("is kept"))
    #expect(try home.run("list").lines.filter { $0.contains("\t") } == ["1\twater the ferns"])
  }

  @Test func `A fresh home that is read-only says so too`() throws {
    let outcome = try mounted(DiskTests.readOnly, #""$nudgy" add milk"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("cannot be made"))
  }

  @Test func `A full disk is told, and what stood before still stands`() throws {
    let outcome = try mounted(
      DiskTests.small,
      #"""
      "$nudgy" add before >/dev/null
      head -c 400k /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      "$nudgy" add "$(yes "a long thing to do" | head -n 4000 | tr "\n" " ")" >/dev/null; echo "code $?"
      rm "$NUDGY_HOME/filler"
      "$nudgy" list
      """#)
    #expect(outcome.err.contains("The disk is full"))
    #expect(!outcome.err.contains("is kept"))
    #expect(outcome.lines.contains("code 1"))
    #expect(outcome.lines.filter { $0.contains("\t") } == ["1\tbefore"])
  }

  @Test func `A rescued line that the full disk does not take stays where it is`() throws {
    let outcome = try mounted(
      #"mount -t tmpfs -o size=4m tmpfs "$NUDGY_HOME""#,
      #"""
      "$nudgy" add before >/dev/null
      printf "%s\n" "buy milk" "add $(yes "a long thing to do" | head -n 4000 | tr "\n" " ")" "buy bread" \
        > "$NUDGY_HOME/data/rescued.txt"
      head -c 4m /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      truncate -s -160k "$NUDGY_HOME/filler"
      "$nudgy" doctor 2>/dev/null | grep "to be stored"
      cat "$NUDGY_HOME"/data/rescued* | tr -s "\n" | cut -c 1-20
      rm "$NUDGY_HOME/filler"
      "$nudgy" doctor >/dev/null; echo "code $?"
      "$nudgy" list | cut -c 1-20
      ls "$NUDGY_HOME/data" | grep -c rescued
      """#)
    #expect(outcome.lines.prefix(1) == ["2 rescued lines wait to be stored."])
    #expect(outcome.lines.contains("buy bread") && !outcome.lines.contains("buy milk"))
    #expect(outcome.lines.contains("code 0"))
    #expect(outcome.lines.filter { $0.contains("\t") }.count == 4)
    #expect(outcome.out.hasSuffix("\n0\n"))
  }

  @Test func `A disk that is full from the start leaves nothing half made`() throws {
    let outcome = try mounted(
      DiskTests.small,
      #"""
      head -c 400k /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      "$nudgy" add first; echo "code $?"
      rm "$NUDGY_HOME/filler"
      "$nudgy" add second >/dev/null; echo "code $?"
      "$nudgy" list
      """#)
    #expect(outcome.lines.prefix(2) == ["code 1", "code 0"])
    #expect(outcome.err.contains("nudgy") || outcome.err.contains("disk"))
    #expect(outcome.out.contains("second"))
  }
}
