import Civil
import Engine
import Glibc
import Replies
import Synchronization

/// Stores the dialogue of one terminal session in a small private file.
struct SessionFile: Sendable {
  private let folder: String
  private let path: String

  init(_ home: Home, _ environment: [String: String]) {
    folder = home.state + "/sessions"
    path = SessionFile.path(home, environment) + ".json"
  }

  /// The path without extension: one per terminal session, or per value of `NUDGY_SESSION`.
  static func path(_ home: Home, _ environment: [String: String]) -> String {
    let name = environment["NUDGY_SESSION"].map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } } ?? ""
    return home.state + "/sessions/" + (name.isEmpty ? TerminalSession().name : String(name.prefix(64)))
  }

  /// Whether somebody was in crisis in any conversation, so that nothing may interrupt them yet.
  static func isSilent(_ home: Home, now: LocalTime) -> Bool {
    let folder = home.state + "/sessions"
    return Files.names(in: folder).contains { name in
      guard name.hasSuffix(".json"), let json = Files.read(folder + "/" + name).flatMap({ JSON(reading: $0) }) else {
        return false
      }
      return Dialogue(json: json).silentUntil.map { now < $0 } ?? false
    }
  }

  /// A memory that holds the whole dialogue in this process and writes the lasting part of it to the file. If the file
  /// cannot be read or written, the dialogue starts empty; no records are lost.
  ///
  /// - Parameter isShell: leaves open questions and key modes out of the file, so that no other process takes a line as
  ///   their answer.
  func memory(isShell: Bool = false) -> DialogueMemory {
    let cache = Mutex<(persisted: Dialogue, whole: Dialogue)?>(nil)
    let persistable = { @Sendable (dialogue: Dialogue) in isShell ? dialogue.withoutPendingInput : dialogue }
    return DialogueMemory(
      load: {
        let stored = Files.read(path).flatMap { JSON(reading: $0) }.map { persistable(Dialogue(json: $0)) }
        return cache.withLock { held in
          // If another process of this session has written the file since, its dialogue is used.
          guard let held, stored == nil || stored == held.persisted else { return stored }
          return held.whole
        }
      },
      save: { whole in
        let json = persistable(whole).references.json
        let isFirst = cache.withLock { held in
          defer { held = (Dialogue(json: json), whole) }
          return held == nil
        }
        guard Files.makeFolder(folder) else { return }
        if isFirst { sweep() }
        _ = Files.replace(path, with: json.text)
      })
  }

  private static let lifetimeHours = 12
  private static let maximumFiles = 64

  /// Deletes the files of conversations older than twelve hours, and all but the newest 64: a timer's calls leave one
  /// file each.
  private func sweep() {
    let files = Files.names(in: folder).map { name -> (path: String, age: Int) in
      let path = folder + "/" + name
      return (path, Files.age(of: path) ?? 0)
    }
    let others = files.filter { $0.path != path }.sorted { $0.age < $1.age }
    let retained = others.prefix(SessionFile.maximumFiles - 1).prefix { $0.age <= SessionFile.lifetimeHours * 3600 }
    for file in others.dropFirst(retained.count) { unlink(file.path) }
  }
}

extension DialogueMemory {
  /// A memory for a subcommand that runs one conversation from first to last line.
  ///
  /// - Parameter dialogue: the conversation so far.
  static func inProcess(after dialogue: Dialogue? = nil) -> DialogueMemory {
    let box = DialogueBox(dialogue)
    return DialogueMemory(load: { box.dialogue }, save: { box.dialogue = $0 })
  }

  private final class DialogueBox: @unchecked Sendable {
    // Only the engine accesses it, one turn at a time.
    var dialogue: Dialogue?

    init(_ dialogue: Dialogue?) { self.dialogue = dialogue }
  }
}
