import Foundation
import Randomness
import Subprocesses

/// One of the files is damaged: what stands on undamaged pages comes back, and nothing is missing without a word.
struct Damages: Kind {
  let stock: SampleStore
  let name = "damages"
  let unit = "damages"

  var obstacle: String? {
    Machine.can("sqlite3 :memory: 'SELECT count(*) FROM dbstat'") ? nil : "sqlite3 is missing, or has no dbstat"
  }

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    var all = stock.tokens
    let speaker = try random.chance(0.5) ? talk(&random, home, &all) : nil
    let isOpen = speaker != nil && random.chance(0.4)
    if !isOpen {
      speaker?.kill()
      _ = speaker?.result(within: 10)
    }
    let waiting = random.chance(0.2) ? (1...3).map { _ in home.token() } : []
    if !waiting.isEmpty {
      try waiting.map { "add buy \($0)\n" }.joined().write(toFile: home.rescued, atomically: false, encoding: .utf8)
    }

    let pages = try StandingPages(of: home)
    let target = target(&random, home)
    let key = FileManager.default.contents(atPath: home.path + "/data/key")
    let damage = try Damage.random(&random, target)
    let state = speaker == nil ? "" : isOpen ? ", open" : ", with a log"
    let what = "\(damage) \(target.dropFirst(home.path.count + 1))\(state)"
    let readable = try pages.readable(in: home)
    let isSound = StandingPages.isSound(home)

    try FileManager.default.copyItem(atPath: home.path, toPath: home.file("damaged"))
    do {
      var told = ""
      var written = Set(target == home.rescued ? [] : waiting)
      let first = [random.element(of: ["list", "next", "doctor", "export", "notes", "upkeep"])]
      for words in [first, ["doctor"]] {
        let result = try home.run(words)
        told += words == ["doctor"] ? result.all : result.err
        if result.code != 0, result.all.isEmpty {
          throw Fault(.silent, "“\(words[0])” ends with \(result.code) and says nothing.")
        }
      }
      if isOpen, let speaker {
        let token = home.token()
        speaker.say("add water the \(token)")
        if speaker.waits(for: "Got it: water the \(token)", times: 1) { written.insert(token) }
        _ = try home.end(of: speaker, ["say", "--stdin"])
      }
      for _ in 0..<2 {
        let token = home.token()
        let adding = try home.run("add", "water the \(token)")
        told += adding.all
        guard adding.code == 0 else {
          throw Fault(.refused, "“add” ends with \(adding.code): \(adding.all.suffix(300))")
        }
        written.insert(token)
        told += try home.run("doctor").out
      }
      if let key, target.hasSuffix("/key") { try noteUnder(key, home) }
      let found = try home.kept()
      let lost = readable.union(written).subtracting(found)
      guard lost.isEmpty else {
        throw Fault(.lost, "\(lost.count) of \(readable.count) that stand: \(lost.sorted().prefix(5)). \(told)")
      }
      let missing = all.subtracting(found)
      if !missing.isEmpty, !told.contains(/damaged|gone|cannot be read|backup/) {
        let sentence = "\(missing.count) are missing: \(missing.sorted().prefix(5)). \(told)"
        throw Fault(isSound ? .unnoticeable : .silent, sentence)
      }
      if try home.run("doctor").out.contains("The store is fine."), !StandingPages.isSound(home) {
        throw Fault(.silent, "“doctor” finds the store whole, SQLite does not.")
      }
    } catch let fault as Fault {
      throw Fault(fault.outcome, "\(what): \(fault.sentence)")
    }
    return 1
  }

  /// A conversation that is still open, so that what it kept stands in the log.
  private func talk(_ random: inout SeededRandom, _ home: TrialHome, _ all: inout Set<String>) throws -> Child {
    let child = try home.start(["say", "--stdin"], input: nil, session: "other")
    let count = random.integer(in: 1...12)
    let tokens = (0..<count).map { _ in home.token() }
    for token in tokens { child.say("add water the \(token)") }
    guard child.waits(forAcknowledgements: count) else {
      throw Fault(.hung, "“say --stdin” did not keep \(count) lines: \(child.out)")
    }
    all.formUnion(tokens)
    return child
  }

  private func target(_ random: inout SeededRandom, _ home: TrialHome) -> String {
    func first(in folder: String) -> String? {
      let files = home.names(in: folder).filter { $0.hasSuffix(".db") || $0.hasSuffix(".json") }
      return files.isEmpty ? nil : home.path + folder + "/" + random.element(of: files)
    }
    let log = home.database + "-wal"
    let others = [first(in: "/data/backups"), home.path + "/data/key", home.rescued, first(in: "/state/sessions")]
    let isThere = others.compactMap(\.self).filter { access($0, F_OK) == 0 }
    if access(log, F_OK) == 0, random.chance(0.4) { return log }
    return random.chance(0.7) ? home.database : random.element(of: isThere)
  }

  /// What is kept while the key is damaged must be readable, or refused; what was kept before is, once the key is back.
  private func noteUnder(_ key: Data, _ home: TrialHome) throws {
    let token = home.token()
    let note = try home.run("note", "\(token) needs water")
    try key.write(to: URL(fileURLWithPath: home.path + "/data/key"))
    let sealed = stock.tokens.subtracting(stock.cards).union(note.code == 0 ? [token] : [])
    let missing = sealed.subtracting(try home.kept())
    guard missing.isEmpty else {
      throw Fault(.lost, "With the right key back, these are lost: \(missing.sorted().prefix(5)). \(note.all)")
    }
  }
}
