import Engine
import Glibc

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

  /// A dialogue that cannot be read or written is a conversation that begins anew; nothing is lost by it.
  var memory: DialogueMemory {
    DialogueMemory(
      load: { Files.read(path).flatMap { JSON(reading: $0) }.map(Dialogue.init(json:)) },
      save: { dialogue in
        guard Files.makeFolder(folder) else { return }
        _ = Files.replace(path, with: dialogue.json.text)
      })
  }
}

extension DialogueMemory {
  /// For a door that holds one conversation from its first line to its last.
  static func inProcess() -> DialogueMemory {
    let held = Held()
    return DialogueMemory(load: { held.dialogue }, save: { held.dialogue = $0 })
  }

  private final class Held: @unchecked Sendable {
    // Only the engine touches it, one turn at a time.
    var dialogue: Dialogue?
  }
}
