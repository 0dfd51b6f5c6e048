import Replies
import Screen
import Synchronization

/// A model's text on stdout: printed as it arrives, or as one JSON object per line of text.
final class ModelOutput: Sendable {
  private struct State {
    var formatter: ModelTextFormatter?
    var line = ""
  }

  private let state = Mutex(State())

  func append(_ piece: String, on screen: @autoclosure () -> Screen) {
    Output.piece(
      state.withLock { state in
        if state.formatter == nil { state.formatter = ModelTextFormatter(screen()) }
        return state.formatter?.append(piece) ?? ""
      })
  }

  func appendAsJSON(_ piece: String) {
    let finishedLines = state.withLock { state in
      var lines = (state.line + piece).split(omittingEmptySubsequences: false) { $0.isNewline }
      state.line = String(lines.popLast() ?? "")
      return lines.filter { !$0.allSatisfy(\.isWhitespace) }
    }
    for line in finishedLines {
      Output.data(Screen.versioned(["words": .string(String(line))]).text)
    }
  }
}
