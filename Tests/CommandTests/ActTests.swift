import Foundation
import Homes
import Testing

/// What a card calls, writes to or opens, with a stand-in for the desktop's opener that writes down what it gets.
@Suite struct ActTests {
  let home: Home

  init() throws {
    home = try Home()
    try write("#!/bin/sh\nprintf '%s\\n' \"$#\" \"$@\" >>\"$NUDGY_HOME/opened\"\n", to: "bin/xdg-open")
    chmod(home.path + "/bin/xdg-open", 0o755)
  }

  private func write(_ text: String, to name: String) throws {
    let path = home.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  private func say(_ line: String) throws -> Home.Outcome {
    try home.run("say", line, environment: ["PATH": home.path + "/bin:/usr/bin:/bin", "HOME": home.path])
  }

  /// What the opener was given since the last look.
  private func opened() -> String? {
    let path = home.path + "/opened"
    defer { try? FileManager.default.removeItem(atPath: path) }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8), text.hasPrefix("1\n") else { return nil }
    return String(text.dropFirst(2).dropLast())
  }

  private func useContacts(_ cards: String...) throws {
    for (number, card) in cards.enumerated() {
      try write("BEGIN:VCARD\nVERSION:3.0\n\(card)\nEND:VCARD\n", to: "cards/\(number).vcf")
    }
    try write("contacts = \"~/cards\"\n", to: "config/settings.toml")
  }

  @Test func `A call, a message, an e-mail and a link open with all that belongs to them`() throws {
    _ = try say("call 020 7946 0018 about the boiler")
    let call = try say("act")
    #expect(call.out.contains("Call 020 7946 0018."), "\(call)")
    #expect(opened() == "tel:02079460018")
    _ = try say("done")
    _ = try say("email jo@home.example to ask about the rent")
    let mail = try say("act on the rent")
    #expect(mail.out.contains("Write to jo@home.example."), "\(mail)")
    #expect(opened()?.hasPrefix("mailto:jo@home.example?subject=the%20rent&body=Hello%2C%0D%0A") == true)
    _ = try say("done")
    try home.run("add", "--title", "form", "--action", "link", "--target", "passport.example/a b?x=1&y=$(id)")
    try home.run("add", "--title", "renew passport", "--action", "link", "--target", "passport.example/a?x=1&y=$(id)")
    #expect(try say("act on the passport").out.contains("Open passport.example/a?x=1&y=$(id)."))
    #expect(opened() == "https://passport.example/a?x=1&y=$(id)")
    for target in ["file:///etc/passwd", "javascript:alert(1).x", "-x.example"] {
      try home.run("add", "--title", "zither", "--action", "link", "--target", target)
      #expect(try say("act on the zither").out.contains("Which link is it?"))
      #expect(opened() == nil)
      try home.run("drop", "zither")
    }
  }

  @Test func `What is shown comes before what is opened`() throws {
    try write("#!/bin/sh\nexit 3\n", to: "bin/xdg-open")
    _ = try say("call 020 7946 0018 about the boiler")
    let outcome = try say("act")
    #expect(outcome.out.contains("Call 020 7946 0018.") && outcome.code == 1)
    #expect(outcome.err.contains("couldn't open it"))
  }

  @Test func `An opener that hangs is given up, and one that is missing is named with its package`() throws {
    _ = try say("call 020 7946 0018 about the boiler")
    try write("#!/bin/sh\nsleep 20 >/dev/null 2>&1\n", to: "bin/xdg-open")
    let hanging = try home.shell(
      "PATH=$NUDGY_HOME/bin:/usr/bin:/bin; time=$(date +%s%N); $nudgy act 2>&1; echo $((($(date +%s%N)-time)/1000000))")
    #expect(hanging.out.contains("stopped waiting"), "\(hanging)")
    let milliseconds = hanging.lines.dropLast().last.flatMap { Int($0) } ?? 0
    #expect((2000..<4000).contains(milliseconds), "\(hanging)")
    let missing = try home.run("act", environment: ["PATH": home.path + "/none"])
    #expect(missing.code == 1 && missing.err.contains("xdg-utils"), "\(missing)")
  }

  @Test func `A dry run opens nothing, and neither does a draft`() throws {
    _ = try say("call 020 7946 0018 about the boiler")
    try home.run("act", "--dry-run", environment: ["PATH": home.path + "/bin:/usr/bin:/bin"])
    _ = try say("draft it")
    #expect(opened() == nil)
  }

  @Test func `The address book is asked, and of several numbers the person chooses, once`() throws {
    try useContacts(
      "FN:Ann Lee\nNICKNAME:Mum\nTEL;TYPE=CELL:+44 7700 900123\nTEL;TYPE=HOME:020 7946 0002\nTEL;TYPE=FAX:1234567",
      "FN:Quay Dental\nNICKNAME:dentist\nTEL;TYPE=WORK:020 7946 0003\nEMAIL:hello@quay.example")
    _ = try say("call the dentist to book a check-up")
    let single = try say("act")
    #expect(single.out.contains("Call Quay Dental: 020 7946 0003."), "\(single)")
    #expect(opened() == "tel:02079460003")
    _ = try say("done")
    _ = try say("text mum about the party")
    #expect(try say("act").out.contains("Text Ann Lee: +44 7700 900123."))
    #expect(opened()?.hasPrefix("sms:+447700900123?body=Hi%20Mum%2C%0A") == true)
    _ = try say("done")
    _ = try say("call mum")
    let several = try say("act")
    #expect(several.out.contains("1 Ann Lee, cell: +44 7700 900123") && several.out.contains("2 Ann Lee, home"))
    #expect(!several.out.contains("1234567") && opened() == nil, "\(several)")
    #expect(try say("2").out.contains("Call 020 7946 0002."))
    #expect(opened() == "tel:02079460002")
    _ = try say("done")
    _ = try say("call mum on saturday")
    _ = try say("act on mum")
    #expect(opened() == "tel:02079460002")
  }

  @Test func `A number that is typed once is known for the next card`() throws {
    _ = try say("call the plumber about the tap")
    #expect(try say("act").out.contains("Which number reaches the plumber?"))
    #expect(try say("020 7946 0009").out.contains("Call 020 7946 0009."))
    #expect(opened() == "tel:02079460009")
    _ = try say("done")
    _ = try say("call the plumber about the sink")
    #expect(try say("act").out.contains("020 7946 0009"))
    #expect(opened() == "tel:02079460009")
    _ = try say("text the baker")
    #expect(try say("act on the baker").out.contains("Which number reaches the baker?"))
    #expect(opened() == nil)
  }
}
