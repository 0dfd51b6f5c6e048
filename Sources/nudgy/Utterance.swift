import Engine
import Replies
import Screen
import Synchronization

/// A model's words on stdout: as they come, or a line of JSON for each line of theirs.
final class Utterance: Sendable {
  private struct State {
    var words: ModelWords?
    var line = ""
  }

  private let state = Mutex(State())

  func take(_ piece: String, on screen: @autoclosure () -> Screen) {
    Output.piece(
      state.withLock { state in
        if state.words == nil { state.words = ModelWords(screen()) }
        return state.words?.take(piece) ?? ""
      })
  }

  func takeAsJSON(_ piece: String) {
    let ended = state.withLock { state in
      var lines = (state.line + piece).split(omittingEmptySubsequences: false) { $0.isNewline }
      state.line = String(lines.popLast() ?? "")
      return lines.filter { !$0.allSatisfy(\.isWhitespace) }
    }
    for line in ended {
      let told: JSON = ["words": .string(String(line))]
      Output.data(told.text)
    }
  }
}
