import Engine
import Glibc
import Replies
import Synchronization

/// The dialogue of one terminal session, as a small private file.
struct SessionFile: Sendable {
  private let folder: String
  private let path: String

  init(_ home: Home, _ environment: [String: String]) {
    folder = home.state + "/sessions"
    path = SessionFile.path(home, environment) + ".json"
  }

  /// Without its ending; one for each terminal session, or for what `NUDGY_SESSION` names.
  static func path(_ home: Home, _ environment: [String: String]) -> String {
    let name = environment["NUDGY_SESSION"].map { $0.filter { $0.isLetter || $0.isNumber || $0 == "-" } } ?? ""
    return home.state + "/sessions/" + (name.isEmpty ? TerminalSession().name : String(name.prefix(64)))
  }

  /// In this process the whole conversation, in the file what of it outlives the process. One that cannot be read or
  /// written begins anew; nothing is lost by it.
  ///
  /// - Parameters:
  ///   - isShell: what is asked in a shell, and what its keys do, begins and ends with it: no other process takes a line
  ///     for an answer.
  ///   - label: what the record is called.
  func memory(isShell: Bool = false, label: @escaping @Sendable (Reference) -> String) -> DialogueMemory {
    let held = Mutex<(kept: Dialogue, whole: Dialogue)?>(nil)
    let lasting = { @Sendable (dialogue: Dialogue) in isShell ? dialogue.withoutModes : dialogue }
    return DialogueMemory(
      load: {
        let kept = Files.read(path).flatMap { JSON(reading: $0) }.map { lasting(Dialogue(json: $0)) }
        return held.withLock { held in
          // Where another process of the session has spoken since, that goes on.
          guard let held, kept == nil || kept == held.kept else { return kept?.labelled(label) }
          return held.whole
        }
      },
      save: { whole in
        let json = lasting(whole).references.json
        let isFirst = held.withLock { held in
          defer { held = (Dialogue(json: json), whole) }
          return held == nil
        }
        guard Files.makeFolder(folder) else { return }
        if isFirst { sweep() }
        _ = Files.replace(path, with: json.text)
      })
  }

  private static let hours = 12
  private static let most = 64

  /// A conversation is forgotten after twelve hours, and so is its file. Of many, as a timer's calls leave one each, the
  /// newest stay.
  private func sweep() {
    let files = Files.names(in: folder).map { name -> (path: String, age: Int) in
      let path = folder + "/" + name
      return (path, Files.age(of: path) ?? 0)
    }
    let others = files.filter { $0.path != path }.sorted { $0.age < $1.age }
    let kept = others.prefix(SessionFile.most - 1).prefix { $0.age <= SessionFile.hours * 3600 }
    for file in others.dropFirst(kept.count) { unlink(file.path) }
  }
}

extension DialogueMemory {
  /// For a subcommand that holds one conversation from its first line to its last.
  ///
  /// - Parameter dialogue: what was said before.
  static func inProcess(after dialogue: Dialogue? = nil) -> DialogueMemory {
    let held = Held(dialogue)
    return DialogueMemory(load: { held.dialogue }, save: { held.dialogue = $0 })
  }

  private final class Held: @unchecked Sendable {
    // Only the engine touches it, one turn at a time.
    var dialogue: Dialogue?

    init(_ dialogue: Dialogue?) { self.dialogue = dialogue }
  }
}
