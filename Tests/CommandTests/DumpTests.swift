import Foundation
import Homes
import Testing

@Suite struct DumpTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `A file is one dump, and one undo takes all of it back`() throws {
    let out = try home.run("dump", input: "buy stamps, ring the plumber\nugh so tired\ntomorrow:\n- wash the car\n").out
    #expect(out.hasPrefix("Got it, 3 things. Anything that wasn't a task is saved with the dump."))
    #expect(try home.titles() == ["buy stamps", "ring the plumber", "wash the car"])
    try home.run("undo")
    #expect(try home.titles() == [])
  }

  @Test func `A dash is standard input`() throws {
    try home.run("dump", "-", input: "buy stamps\nring the plumber\n")
    try home.run("add", "-", input: "oil the chain")
    #expect(try home.titles() == ["buy stamps", "ring the plumber", "oil the chain"])
  }

  @Test(arguments: ["brain dump", "my head is full"])
  func `Said in one's own words it goes on with standard input too`(words: String) throws {
    let outcome = try home.run("say", words, input: "buy stamps\nring the plumber\n")
    #expect(outcome.out.hasPrefix("Got it, 2 things."))
    #expect(try home.titles() == ["buy stamps", "ring the plumber"])
  }

  @Test func `What waits already is not made twice`() throws {
    try home.run("add", "call mum")
    let out = try home.run("dump", input: "call mum\nCall mum!\nbuy soap").out
    #expect(out.contains("Got it, 1 thing. You already have: call mum, Call mum"))
    #expect(try home.titles() == ["call mum", "buy soap"])
  }

  @Test func `The same on two days is two cards`() throws {
    try home.run("dump", input: "gym on monday\ngym on wednesday\ngym on monday")
    #expect(try home.titles() == ["gym", "gym"])
  }

  @Test func `Keeping all afterwards changes nothing`() throws {
    try home.run("say", "--stdin", input: "brain dump: buy soap, ring the bank\nkeep all\n")
    #expect(try home.titles() == ["buy soap", "ring the bank"])
  }

  @Test func `Five thousand lines are five thousand cards`() throws {
    let words = (1...5000).map { "word\($0)" }.joined(separator: "\n")
    #expect(try home.run("dump", input: words).out.hasPrefix("Got it, 5000 things."))
    #expect(try home.titles().count == 5000)
  }

  @Test func `What is no text is refused whole`() throws {
    let outcome = try home.run(["dump"], input: Data((0..<4096).map { UInt8(truncatingIfNeeded: $0) }), now: nil)
    #expect(outcome.code == 2)
    #expect(outcome.err == "nudgy: That isn't text, and none of it was taken.\n")
    #expect(try home.titles() == [])
  }

  @Test func `Ten megabytes are refused whole`() throws {
    let outcome = try home.run("dump", input: String(repeating: "buy soap\n", count: 1_200_000))
    #expect(outcome.code == 2)
    #expect(outcome.err.hasPrefix("nudgy: That's more than 1 MiB at once, and none of it was taken."))
    #expect(try home.titles() == [])
  }

  @Test func `No word of a dump stands anywhere unsealed`() throws {
    try home.run("say", "brain dump: buy soap, i feel like a zebrafinch today")
    try home.run("say", "--stdin", input: "dump\ni am so stressed about the zebrafinch\n")
    for case let name as String in FileManager.default.enumerator(atPath: home.path) ?? .init() {
      let data = FileManager.default.contents(atPath: home.path + "/" + name) ?? Data()
      #expect(!data.contains("zebrafinch".utf8), "\(name)")
    }
  }

  @Test func `Where nothing can be stored the things to do are rescued, and nothing else of a dump`() throws {
    try home.run("add", "water the ferns")
    let store = home.path + "/data/nudgy.db"
    try? FileManager.default.removeItem(atPath: home.path + "/data/backups")
    try Data(count: 40_000).write(to: URL(fileURLWithPath: store))
    let outcome = try home.run("dump", input: "buy soap by friday\ni feel like a zebrafinch\nring the bank\n")
    #expect(outcome.code == 1)
    let rescued = try String(contentsOfFile: home.path + "/data/rescued.txt", encoding: .utf8)
    #expect(rescued == "brain dump: buy soap by friday. ring the bank\n")
    try FileManager.default.removeItem(atPath: store)
    #expect(try home.run("doctor").code == 0)
    #expect(try home.titles() == ["buy soap", "ring the bank"])
  }
}
