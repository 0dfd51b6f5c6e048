import Foundation
import Homes
import Replies
import Subprocesses
import Testing

@Suite struct InboxTests {
  let home: Home
  init() throws { home = try Home() }

  private var inbox: String { home.path + "/data/inbox" }

  private func drop(_ text: String, as name: String) throws {
    try FileManager.default.createDirectory(atPath: inbox, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(inbox)/\(name)"))
  }

  private func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: inbox + folder).filter { $0 != ".lock" }.sorted()
  }

  @Test func `Words that are left become one card, whose source is the inbox`() throws {
    #expect(try home.run("inbox", "add", "return", "the", "drill").out == "In the inbox: return the drill.\n")
    #expect(try home.run("inbox").out == "return the drill\n")
    #expect(try home.exported("nudges").isEmpty)
    #expect(try home.run("inbox", "take").out == "From the inbox: return the drill.\n")
    let cards = try home.exported("nudges")
    #expect(cards.map { $0["title"]?.string } == ["return the drill"])
    #expect(cards.first?["source"]?.string == "inbox")
    #expect(try names().isEmpty)
    #expect(try home.run("inbox", "take").out == "Nothing waits in the inbox.\n")
    #expect(try home.exported("nudges").count == 1)
  }

  @Test func `Standard input, a title and an address are kept, and every word of them`() throws {
    try home.run("inbox", "add", "-", "--title", "Bread", "--url", "https://example.org/b?x=1", input: "flour\nwater\n")
    try home.run("inbox", "add", "-", input: "\nbuy paint\nwhite, 2 l\n")
    try home.run("inbox", "take")
    let cards = try home.exported("nudges")
    #expect(cards.map { $0["title"]?.string } == ["Bread", "buy paint"])
    #expect(cards.map { $0["notes"]?.string } == ["flour\nwater", "white, 2 l"])
    #expect(cards.first?["action"]?.string == "LINK")
    #expect(cards.first?["target"]?.string == "https://example.org/b?x=1")
  }

  @Test func `Another program's file has a title, an address and a time`() throws {
    try drop(#"{"v":1,"text":"see page 4","title":"a\nform","due":"2026-11-25T17:00","other":[1]}"#, as: "a.json")
    try drop(#"{"v":1,"text":"\#(String(repeating: "very ", count: 60))long"}"#, as: "b")
    try home.run("inbox", "take")
    let cards = try home.exported("nudges")
    #expect(cards.first?["title"]?.string == "a form")
    #expect(cards.first?["due"]?.string == "2026-11-25T17:00:00+00:00")
    #expect(cards.last?["title"]?.string?.count == 200)
    #expect(cards.last?["notes"]?.string?.hasSuffix("very long") == true)
  }

  static let refused: [(text: String, reason: String)] = [
    ("no json", "It isn't a JSON object.\n"), ("", "It isn't a JSON object.\n"), ("[1]", "It isn't a JSON object.\n"),
    (#"{"text":"a"}"#, "Its v isn't 1.\n"), (#"{"v":2,"text":"a"}"#, "Its v isn't 1.\n"),
    (#"{"v":1}"#, "It has no text.\n"), (#"{"v":1,"text":7}"#, "Its text isn't a text.\n"),
    (#"{"v":1,"text":" \n\u0007"}"#, "It has no words.\n"),
    (#"{"v":1,"text":"a","url":"file:///etc/passwd"}"#, "Its url isn't a web address.\n"),
    (#"{"v":1,"text":"a","url":"https://a b"}"#, "Its url isn't a web address.\n"),
    (#"{"v":1,"text":"a","due":"friday"}"#, "Its due isn't a day or time like 2026-11-20 or 2026-11-20T17:00.\n"),
    (#"{"v":1,"text":"\#(String(repeating: "a", count: 65_600))"}"#, "It's larger than 64 KiB.\n"),
    (String(repeating: "[", count: 60_000), "It isn't a JSON object.\n"),
    (#"{"v":1,"link":"javascript:alert(1)"}"#, "That isn't a nudge: link.\n"),
  ]

  @Test(arguments: refused)
  func `What can't be read is moved aside with the reason, and the rest is taken`(text: String, reason: String) throws {
    try drop(text, as: "x.json")
    try drop(#"{"v":1,"text":"buy milk"}"#, as: "y.json")
    let outcome = try home.run("inbox", "take")
    #expect(outcome.code == 0 && outcome.out.contains("inbox/rejected"), "\(outcome)")
    #expect(try names("/rejected") == ["x.json", "x.json.reason"])
    #expect(try String(contentsOfFile: inbox + "/rejected/x.json.reason", encoding: .utf8) == reason)
    #expect(FileManager.default.contents(atPath: inbox + "/rejected/x.json") == Data(text.utf8))
    #expect(try home.exported("nudges").map { $0["title"]?.string } == ["buy milk"])
  }

  @Test func `Links, pipes, folders and bytes that are no text are refused, and nothing waits for them`() throws {
    try drop(#"{"v":1,"text":"secret"}"#, as: ".outside")
    let script = """
      cd "$NUDGY_HOME/data/inbox" && ln -s .outside link && mkfifo pipe && mkdir folder && printf '\\377\\376' >bytes
      ln -s nowhere dangling && "$nudgy" inbox take; "$nudgy" inbox take
      """
    #expect(try home.shell(script).code == 1)
    #expect(try home.exported("nudges").isEmpty)
    let rejected = ["bytes", "dangling", "folder", "link", "pipe"]
    #expect(try names("/rejected") == rejected.flatMap { [$0, $0 + ".reason"] })
    #expect(try names() == [".outside", "rejected"])
  }

  @Test func `A file that was refused before gets another name`() throws {
    for _ in 0..<3 {
      try drop("no", as: "x")
      try home.run("inbox", "take")
    }
    #expect(try names("/rejected") == ["x", "x.2", "x.2.reason", "x.3", "x.3.reason", "x.reason"])
  }

  @Test func `What is not complete yet is left alone`() throws {
    for name in [".x.json", "x.json.tmp", "x.PART"] { try drop(#"{"v":1,"text":"half"}"#, as: name) }
    try home.run("inbox", "take")
    #expect(try home.exported("nudges").isEmpty)
    #expect(try names() == [".x.json", "x.PART", "x.json.tmp"])
  }

  @Test func `Eight processes at once take each file once`() throws {
    for number in 1...20 { try drop(#"{"v":1,"text":"thing \#(number)"}"#, as: "\(number)") }
    let script = "for i in 1 2 3 4 5 6 7 8; do $nudgy inbox take >/dev/null & done; wait; $nudgy inbox"
    #expect(try home.shell(script).code == 0)
    #expect(Set(try home.exported("nudges").compactMap { $0["title"]?.string }).count == 20)
    #expect(try home.exported("nudges").count == 20)
  }

  @Test func `A file that was taken but not removed makes no second card, a new one of its name does`() throws {
    try drop(#"{"v":1,"text":"thing"}"#, as: "a")
    // Killed in the moment between the store and the removal: here the removal fails.
    let script = """
      $nudgy add first >/dev/null
      strace -f -qq -e trace=unlink -e inject=unlink:error=EPERM -o /dev/null "$nudgy" inbox take
      $nudgy inbox take
      """
    if Machine.canTrace {
      _ = try home.shell(script)
      #expect(try home.exported("nudges").count == 2)
      #expect(try names().isEmpty)
    }
    try drop(#"{"v":1,"text":"thing"}"#, as: "a")
    try home.run("inbox", "take")
    #expect(try home.exported("nudges").count { $0["title"]?.string == "thing" } == (Machine.canTrace ? 2 : 1))
  }

  @Test func `Words of somebody in danger are answered, sealed, and lie in no file`() throws {
    let answer = try home.run("inbox", "add", "i want to kill myself tonight")
    #expect(answer.out.contains("Are you safe right now?"), "\(answer)")
    #expect(!FileManager.default.fileExists(atPath: inbox))
    try drop(#"{"v":1,"text":"i want to kill myself tonight"}"#, as: "a")
    let taken = try home.run("inbox", "take")
    #expect(taken.out.contains("Are you safe right now?") && !taken.out.contains("From the inbox"), "\(taken)")
    #expect(try home.exported("nudges").isEmpty)
    #expect(try names().isEmpty)
  }

  @Test func `A dry run takes nothing, and undo leaves alone what came by itself`() throws {
    try home.run("inbox", "add", "--dry-run", "buy milk")
    #expect(!FileManager.default.fileExists(atPath: inbox))
    try home.run("add", "first")
    try home.run("inbox", "add", "second")
    try home.run("inbox", "take", "--dry-run")
    #expect(try home.run("inbox").out == "second\n")
    try home.run("inbox", "take")
    #expect(try home.run("undo").out.contains("first"))
  }

  @Test func `A shell takes what waits when it opens`() throws {
    try home.run("inbox", "add", "return the drill")
    try #require(Machine.can("command -v script"))
    let outcome = try home.shell(#"printf 'goodbye\n' | timeout 20 script -qec "$nudgy" /dev/null"#)
    #expect(outcome.out.contains("From the inbox: return the drill."), "\(outcome)")
    #expect(try home.exported("nudges").count == 1)
  }
}
