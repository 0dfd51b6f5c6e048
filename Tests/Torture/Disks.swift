import Foundation
import Randomness
import Subprocesses

/// The disk is full, now and then, or cannot be written, from the start or all at once: what is refused is said, and what
/// was kept can be read.
struct Disks: Kind {
  let stock: SampleStore
  let name = "disks"
  let unit = "writes"

  var obstacle: String? { Machine.canMount ? nil : "nothing can be mounted" }

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    let dice = random.integer(in: 0...9)
    if dice < 7 { return try full(&random, home) }
    return try dice == 7 && Machine.canFailDisks ? failing(&random, home) : readOnly(&random, home)
  }

  private func full(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    let filler = home.path + "/filler"
    try mount("-t tmpfs -o size=\(random.integer(in: 4...16))m tmpfs '\(home.path)'")
    Machine.shell("cp -a '\(stock.folder)/.' '\(home.path)'")
    defer { Machine.shell("umount -l '\(home.path)'") }
    var (acknowledged, checks) = (stock.tokens, [(what: String, (Export) -> Bool)]())
    let count = random.integer(in: 5...12)
    for step in 0..<count {
      if random.chance(0.5) {
        Machine.shell("cat /dev/zero >'\(filler)'; truncate -s -\(random.integer(in: 0...60) * 4)k '\(filler)'")
      } else if random.chance(0.3) {
        unlink(filler)
      }
      var write = try Write.random(&random, home, stock.cards[step], isSimple: true)
      if random.chance(0.1) { write = Write(words: [random.element(of: ["upkeep", "doctor"])]) }
      let result = try home.run(write.words, input: write.input, within: 20)
      try mustSay(result, write)
      acknowledged.formUnion(write.acknowledged(by: result))
      let isDone = write.isDone
      if result.code == 0 {
        checks.append(("“\(write.words.joined(separator: " "))”", { isDone($0, result.out) }))
      }
      try mustRead(home)
    }
    unlink(filler)
    try home.inspect(acknowledged)
    let export = try home.export()
    for check in checks where !check.1(export) { throw Fault(.lost, "\(check.what) said it was done.") }
    return count
  }

  private func readOnly(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    if random.chance(0.5) {
      let child = try home.start(["say", "--stdin"], input: nil)
      child.say("add water the \(home.token())")
      _ = child.waits(forAcknowledgements: 1)
      child.kill()
      _ = child.result(within: 10)
    }
    let before = try home.kept()
    try mount("--bind '\(home.path)' '\(home.path)' && mount -o remount,ro,bind '\(home.path)'")
    let count = random.integer(in: 4...10)
    do {
      defer { Machine.shell("umount -l '\(home.path)'") }
      for step in 0..<count {
        let write = try Write.random(&random, home, stock.cards[step], isSimple: true)
        let result = try home.run(write.words, input: write.input)
        try mustSay(result, write)
        guard result.code != 0, result.out.acknowledgements == 0 else {
          throw Fault(.silent, "“\(write.words.joined(separator: " "))” on a read-only disk: \(result.all)")
        }
        try mustRead(home)
      }
    }
    try home.inspect(before)
    return count
  }

  /// While a conversation goes on the kernel finds a fault in the file system, and lets nobody write it any more.
  private func failing(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    let disk = home.file("disk")
    let mounting = "-o loop,errors=remount-ro '\(disk)' '\(home.path)'"
    guard Machine.can(Machine.making(disk)) else { throw Fault(.refused, "no file system could be made") }
    try mount(mounting)
    defer { Machine.shell("umount -l '\(home.path)'") }
    // What is copied must be on the disk like all that nudgy has acknowledged.
    Machine.shell("cp -a '\(stock.folder)/.' '\(home.path)'; sync -f '\(home.path)'")
    let child = try home.start(["say", "--stdin"], input: nil)
    let before = (0..<random.integer(in: 1...4)).map { _ in home.token() }
    for token in before { child.say("add water the \(token)") }
    guard child.waits(forAcknowledgements: before.count) else { throw Fault(.refused, child.out) }
    Machine.shell(Machine.failing(home.path))
    let after = (0..<random.integer(in: 1...6)).map { _ in home.token() }
    for token in after {
      let lines = ["add water the \(token)", "note: \(token) needs a larger pot", "mood 5 after \(token)"]
      child.say(random.element(of: lines))
    }
    for token in before { child.say("find \(token)") }
    let result = try home.end(of: child, ["say", "--stdin"])
    guard result.out.acknowledgements == before.count, result.err.lines(with: "") >= after.count else {
      throw Fault(.silent, "A conversation on a disk that cannot be written any more: \(result.all)")
    }
    // Each is told when it is kept, and by "find" above its list and in it.
    for token in before where result.out.components(separatedBy: token).count < 4 {
      throw Fault(.refused, "“find \(token)” in it: \(result.all)")
    }
    try mustRead(home)
    Machine.shell("umount '\(home.path)'; e2fsck -p '\(disk)'")
    try mount(mounting)
    try home.inspect(stock.tokens.union(before))
    return after.count
  }

  private func mount(_ what: String) throws {
    let result = Machine.shell("mount " + what)
    guard result.code == 0 else { throw Fault(.refused, "“mount \(what)”: \(result.err)") }
  }

  private func mustSay(_ result: Child.Result, _ write: Write) throws {
    guard result.code != 0, result.err.isEmpty, result.out.isEmpty else { return }
    throw Fault(.silent, "“\(write.words.joined(separator: " "))” ends with \(result.code) and says nothing.")
  }

  private func mustRead(_ home: TrialHome) throws {
    let list = try home.run("list")
    guard list.code == 0, !list.out.tokens.isEmpty else {
      throw Fault(.refused, "“list” ends with \(list.code): \(list.all)")
    }
  }
}
