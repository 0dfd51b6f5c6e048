import Foundation
import Homes
import Testing

/// What a terminal session leaves in its folder.
@Suite struct SessionTests {
  let home: Home
  private let folder: String

  init() throws {
    home = try Home()
    folder = home.path + "/state/sessions"
  }

  private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] }

  private var words: String {
    names.map { String(decoding: FileManager.default.contents(atPath: folder + "/" + $0) ?? Data(), as: UTF8.self) }
      .joined()
  }

  @Test func `A number counts for some minutes after its list, in one call or in a shell, and not for hours`() throws {
    try home.run("add", "buy milk")
    try home.run("add", "call mum")
    try home.run("list")
    #expect(try home.run("done", "1").out.contains("Done: "))
    try home.run("list", now: "2026-11-20T10:01")
    #expect(try home.run("done", "1", now: "2026-11-20T10:05").out.contains("Done: "))
    try home.run("add", "water the ferns", now: "2026-11-20T10:06")
    try home.run("list", now: "2026-11-20T10:06")
    let late = try home.run("drop", "1", now: "2026-11-20T14:00")
    #expect(late.code == 3 && late.err.contains("I haven't shown a list here lately"))
  }

  @Test func `To say nothing is no answer to what was asked`() throws {
    try home.run("say", "buy milk")
    try home.run("say", "buy oat milk")
    #expect(try home.run("say", "drop milk").out.contains("Which one?"))
    let nothing = try home.run("say")
    #expect(nothing.code == 2 && nothing.err.contains("There's nothing to say."))
    #expect(try home.run("say", "2").out.contains("Dropped: "))
  }

  @Test func `No title stands in it, whatever was asked, shown or changed`() throws {
    for line in [
      "remind me to feed the canary", "call the canary shop", "call the canary vet", "list",
      "rename the last to call the canary doctor", "done call", "2", "snooze", "tonight",
      "note titled canary song: tweet", "show note canary", "drop the shop", "undo", "next", "not now",
      "feed the canary today instead",
    ] {
      try home.run("say", line)
      #expect(names == ["test.json"])
      #expect(!words.contains("canary"), "\(line): \(words)")
    }
  }

  @Test func `The next call knows what is spoken of all the same`() throws {
    for line in ["call the bank", "call the dentist", "oil the hinge", "done call"] { try home.run("say", line) }
    #expect(try home.run("say", "2").out.contains("Done: call the dentist."))
    #expect(try home.run("say", "no, the other one").out.contains("Done: "))
    try home.run("say", "show the hinge card")
    #expect(try home.run("say", "not the hinge, the door").out.contains("Changed: oil the door."))
  }

  @Test func `After twelve hours it is swept, and of many the newest stay`() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for (name, hours) in [("1.json", 13.0), ("2.profile", 13), ("3.json.77", 13), ("4.json", 11), ("5.profile", 11)] {
      try leave(name, hoursAgo: hours)
    }
    try home.run("next")
    #expect(names.sorted() == ["4.json", "5.profile", "test.json"])
    for number in 100..<300 { try leave("\(number).json", hoursAgo: Double(number) / 100) }
    try home.run("next")
    #expect(names.count <= 64)
    #expect(Set(["test.json", "100.json"]).isSubset(of: names) && !names.contains("299.json"))
  }

  private func leave(_ name: String, hoursAgo hours: Double) throws {
    let path = folder + "/" + name
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.modificationDate: Date() - hours * 3600], ofItemAtPath: path)
  }
}
