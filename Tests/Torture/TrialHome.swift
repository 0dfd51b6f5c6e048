import Foundation
import Homes
import Subprocesses
import Synchronization

/// A throw-away home, and the real program in it. Every call that ends by a signal, or does not end, fails the trial.
final class TrialHome: Sendable {
  private let home: Home
  private let folder: String
  private let calls = Atomic(0)
  private let tokens = Atomic(0)
  private let hasNoLinks = Atomic(false)

  init(at folder: String) throws {
    self.folder = folder
    home = try Home(at: folder + "/home")
  }

  /// Leaves it in `.build/torture`.
  func keep(as name: String) {
    let place = ".build/torture/\(name)"
    try? FileManager.default.createDirectory(atPath: ".build/torture", withIntermediateDirectories: true)
    try? FileManager.default.removeItem(atPath: place)
    try? FileManager.default.copyItem(atPath: folder, toPath: place)
  }

  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// From now on it is as on a file system that has no hard links.
  func haveNoLinks() { hasNoLinks.store(true, ordering: .relaxed) }

  var path: String { home.path }
  var database: String { path + "/data/nudgy.db" }
  var rescued: String { path + "/data/rescued.txt" }
  func file(_ name: String) -> String { folder + "/" + name }

  /// What is in a folder of the home.
  func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + folder)) ?? []).sorted()
  }

  func start(
    _ words: [String], input: Data? = Data(), session: String = "torture", environment: [String: String] = [:],
    under wrapper: [String] = []
  ) throws -> Child {
    var variables = home.environment()
      .merging(["PATH": "/usr/bin:/bin", "NUDGY_SESSION": session, "TERM": "xterm"]) { $1 }
    if hasNoLinks.load(ordering: .relaxed), let library = Machine.withoutLinks { variables["LD_PRELOAD"] = library }
    let call = calls.add(1, ordering: .relaxed).newValue
    return try Child(
      wrapper + [Torture.program] + words, variables.merging(environment) { $1 }, input: input,
      files: file("call-\(call)"))
  }

  @discardableResult
  func run(
    _ words: [String], input: String = "", environment: [String: String] = [:], within seconds: Double = 10
  ) throws -> Child.Result {
    try end(of: start(words, input: Data(input.utf8), environment: environment), words, within: seconds)
  }

  @discardableResult
  func run(_ words: String...) throws -> Child.Result { try run(words) }

  func end(of child: Child, _ words: [String], within seconds: Double = 10) throws -> Child.Result {
    let call = words.joined(separator: " ").prefix(60)
    guard let result = child.result(within: seconds * Torture.patience) else {
      throw Fault(.hung, "“\(call)” did not end within \(seconds) seconds.")
    }
    guard result.code >= 0 else {
      throw Fault(.crashed, "“\(call)” ended by signal \(-result.code). \(result.err.suffix(200))")
    }
    return result
  }

  /// How many lines of all that was printed have these words.
  func answers(with words: String) -> Int {
    (1...max(1, calls.load(ordering: .relaxed))).reduce(0) { count, call in
      let bytes = FileManager.default.contents(atPath: file("call-\(call).out")) ?? Data()
      return count + String(decoding: bytes, as: UTF8.self).split(separator: "\n").count { $0.contains(words) }
    }
  }

  /// A word that nothing else says.
  func token() -> String {
    "fern1x\(tokens.add(1, ordering: .relaxed).newValue)q"
  }

  /// Nothing is opened without it; all else stands.
  func overwriteHeader(_ bytes: [UInt8]) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: database))
    try file.write(contentsOf: bytes)
    try file.close()
  }

  // MARK: What is kept

  func export() throws -> Export {
    let result = try run("export", "--json")
    guard let all = try? JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any] else {
      throw Fault(.refused, "“export” printed no JSON: \(result.all.suffix(200))")
    }
    return Export(all: all, tokens: result.out.tokens)
  }

  /// All tokens in the store and beside it.
  func kept() throws -> Set<String> { try export().tokens.union(waiting) }

  var waiting: Set<String> {
    names(in: "/data").filter { $0.hasPrefix("rescued") }.reduce(into: []) { tokens, name in
      let bytes = FileManager.default.contents(atPath: "\(path)/data/\(name)") ?? Data()
      tokens.formUnion(String(decoding: bytes, as: UTF8.self).tokens)
    }
  }

  /// Everything acknowledged is there, doctor finds the store whole, and it can be written.
  func inspect(_ acknowledged: Set<String>) throws {
    // What mends says what it mended; the next call has nothing more to mend.
    let first = try run("doctor")
    var doctor = first.out.contains("The store is fine.") ? first : try run("doctor")
    // Another process may be taking rescued lines in.
    for _ in 0..<50 where doctor.out.contains("to be saved") {
      usleep(200_000)
      doctor = try run("doctor")
    }
    guard doctor.code == 0, doctor.out.contains("The store is fine.") else {
      throw Fault(.refused, "“doctor” ends with \(doctor.code): \(doctor.all.suffix(200))")
    }
    let token = token()
    let adding = try run("add", "water the \(token)")
    guard adding.code == 0 else { throw Fault(.refused, "“add” ends with \(adding.code): \(adding.all.suffix(200))") }
    let missing = try acknowledged.union([token]).subtracting(kept())
    guard missing.isEmpty else {
      throw Fault(.lost, "\(missing.count) of \(acknowledged.count): \(missing.sorted().prefix(5)). \(first.all)")
    }
  }
}

/// What `export --json` prints.
struct Export {
  let all: [String: Any]
  let tokens: Set<String>

  func card(_ token: String) -> [String: Any]? {
    (all["nudges"] as? [[String: Any]])?.first { ($0["title"] as? String)?.tokens.contains(token) == true }
  }

  func status(_ token: String) -> String? { card(token)?["status"] as? String }
}
