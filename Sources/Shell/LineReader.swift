internal import CEditline
internal import Glibc

/// Reads lines from a person at a terminal; one per process, used on the main thread only.
/// Whenever a call returns, the cursor is at the start of a row and the terminal's modes are restored.
package final class LineReader {
  package enum ReadResult: Equatable, Sendable {
    case line(String)
    /// A bracketed paste of several lines, joined with what had been typed around it.
    case paste([String])
    case key(Character)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D on an empty line, or the end of input from a terminal that edits its lines itself.
    case end
    /// SIGTERM, SIGHUP or a closed terminal, with the unfinished line.
    case hangup(unfinished: String)
  }

  /// Takes the text before the cursor and returns its completions, each from the start of the line.
  package var complete: (_ typed: String) -> [String] = { _ in [] }

  /// Whether the screen is read out: then the terminal is asked nothing, and what is being typed is not drawn again for
  /// a notice.
  package var isAccessible: () -> Bool = { false }

  package let responses = TerminalResponses()
  var hasQueried = false
  /// When to stop waiting for the terminal's answer to a query; `nil` if none is expected.
  var responseDeadline: ContinuousClock.Instant?

  /// Wakes this reader from other threads.
  package let waker = Waker()

  /// Lets work on other threads ask for input that must not be shown.
  package let secrets: SecretPrompter

  let events: EventReader
  /// `nil` in a terminal that cannot move its cursor.
  private(set) var editline: Editline?
  private let historyFile: HistoryFile?

  /// The prompt as it is on the screen.
  var prompt = ""
  /// Set once the line has ended other than by Enter; the character source then returns only newlines.
  var outcome: ReadResult?
  var pendingScalars: [Unicode.Scalar] = []
  /// Keys that act without Enter on an empty line.
  var instantKeys: Set<Character> = []
  var pendingPaste = ""
  /// The line as the screen was last known to show it, and the width of the screen then.
  var displayedText = ""
  var columns = 80
  /// When to treat a requested suspension as failed.
  var suspensionDeadline: ContinuousClock.Instant?

  /// `nil` if standard input or output is not a terminal. The history file's folder must belong to the user.
  package init?(historyFile path: String?) {
    guard Terminal.isInputTerminal, Terminal.isOutputTerminal else { return nil }
    secrets = SecretPrompter(waker)
    events = EventReader(waker: waker, catching: [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT])
    historyFile = path.map(HistoryFile.init)
    Terminal.restoreAtExit()
    guard let editline = Editline(owner: self) else { return }
    self.editline = editline
    historyFile?.lines().forEach(editline.addHistory)
  }

  /// Text between two `\u{1}` in the prompt is sent unchanged and takes no columns; use it for colours.
  /// - Parameter keys: characters that act without Enter if nothing was typed before and nothing follows.
  package func read(prompt: String, keys: Set<Character> = []) -> ReadResult {
    guard let editline else { return readPlain(prompt: prompt) }
    self.instantKeys = keys
    begin(prompt)
    defer { finish() }
    let line = editline.line(prompt: prompt)
    return outcome ?? line.map { .line(String($0.prefix { !$0.isNewline })) } ?? .end
  }

  /// How long a line can be recalled from the history.
  package enum Recall: Comparable, Sendable {
    case never, inThisShell, always
  }

  /// Adds the line to the history; a line that is already there moves to the end.
  package func remember(_ line: String, _ recall: Recall = .always) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty, recall > .never else { return }
    editline?.addHistory(line)
    if recall == .always { historyFile?.append(line) }
  }

  private func begin(_ prompt: String) {
    fflush(nil)
    (outcome, pendingScalars, pendingPaste, displayedText) = (nil, [], "", "")
    self.prompt = prompt
    columns = Terminal.size.columns
    waker.takeNotices().forEach { Terminal.write($0 + "\n") }
    Terminal.setBracketedPaste(true)
    defer { queryBackground() }
    // Raw mode is set before libedit would do it, so that the terminal does not echo what is typed at once.
    editline?.setRaw(true)
  }

  private func finish() {
    fflush(nil)
    Terminal.setBracketedPaste(false)
  }

  static func signalResult(_ signal: Int32, unfinished: String = "") -> ReadResult? {
    switch signal {
    case SIGINT: .interrupted
    case SIGTERM, SIGHUP: .hangup(unfinished: unfinished)
    default: nil
    }
  }
}
