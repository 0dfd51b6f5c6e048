internal import CEditline
internal import Glibc

/// Reads lines and keys from a person at a terminal; one per process, used on the main thread only.
/// Whenever a call returns, the cursor stands at the start of a row and the terminal is as it was.
package final class LineReader {
  package enum Read: Equatable, Sendable {
    case line(String)
    /// A bracketed paste of several lines, joined with what had been typed around it.
    case paste([String])
    case key(Character)
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D on an empty line, or the end of a terminal that edits its lines itself.
    case end
    /// SIGTERM, SIGHUP or a closed terminal, with the line that had been begun.
    case hangup(unfinished: String)
  }

  /// Gets the text before the cursor, gives what it could become, from the line's start to the cursor.
  package var complete: (_ typed: String) -> [String] = { _ in [] }

  package let answers = Answers()
  var hasAsked = false
  /// Until when an answer of the terminal may still come.
  var awaited: ContinuousClock.Instant?

  /// For other threads.
  package let doorbell = Doorbell()

  /// Where work that runs elsewhere asks for what must not be seen.
  package let secrets: SecretDesk

  let keyboard: Keyboard
  /// `nil` in a terminal that cannot move its cursor.
  private(set) var editline: Editline?
  private let historyFile: HistoryFile?

  /// As it stands on the screen.
  var prompt = ""
  /// Set once the line is over for another reason than Enter: from then on the source says nothing but newline.
  var ending: Read?
  var queue: [Unicode.Scalar] = []
  /// What acts by itself, on an empty line.
  var keys: Set<Character> = []
  var pasted = ""
  /// The line as it stood when the screen was last known to show it, and how wide that was.
  var drawn = ""
  var columns = 80
  /// Until when a suspension that has been asked for must have come.
  var suspended: ContinuousClock.Instant?

  /// `nil` where nobody types or nobody looks. A history file needs a folder of its own user.
  package init?(historyFile path: String?) {
    guard Terminal.isTyped, Terminal.isShown else { return nil }
    secrets = SecretDesk(doorbell)
    keyboard = Keyboard(doorbell: doorbell, catching: [SIGINT, SIGTERM, SIGHUP, SIGWINCH, SIGCONT])
    historyFile = path.map(HistoryFile.init)
    Terminal.restoreAtExit()
    guard let editline = Editline(owner: self) else { return }
    self.editline = editline
    historyFile?.lines().forEach(editline.addHistory)
  }

  /// Text between two `\u{1}` in the prompt is sent as it stands and counts no columns: colours go there.
  /// - Parameter keys: characters that act by themselves, where nothing has been typed yet and nothing follows.
  package func read(prompt: String, keys: Set<Character> = []) -> Read {
    guard let editline else { return readPlain(prompt: prompt) ?? .end }
    self.keys = keys
    begin(prompt)
    defer { finish() }
    let line = editline.line(prompt: prompt)
    return ending ?? line.map { .line(String($0.prefix { !$0.isNewline })) } ?? .end
  }

  /// How long a line can be brought back.
  package enum Recall: Comparable, Sendable {
    case never, inThisShell, always
  }

  /// Puts the line into the history; what stands there already moves to its end.
  package func remember(_ line: String, _ recall: Recall = .always) {
    let line = line.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty, recall > .never else { return }
    editline?.addHistory(line)
    if recall == .always { historyFile?.append(line) }
  }

  /// Takes the line out of the history, here and in the file.
  package func forget(_ line: String) {
    historyFile?.remove(line)
    editline?.forgetHistory(line)
  }

  private func begin(_ prompt: String) {
    fflush(nil)
    (ending, queue, pasted, drawn) = (nil, [], "", "")
    self.prompt = prompt
    columns = Terminal.size.columns
    doorbell.takeNotices().forEach { Terminal.write($0 + "\n") }
    Terminal.bracketPastes(true)
    defer { askBackground() }
    // Sooner than libedit would: nothing typed on seeing the prompt may be echoed by the terminal.
    editline?.setRaw(true)
  }

  private func finish() {
    fflush(nil)
    Terminal.bracketPastes(false)
  }

  static func ending(_ signal: Int32, unfinished: String = "") -> Read? {
    switch signal {
    case SIGINT: .interrupted
    case SIGTERM, SIGHUP: .hangup(unfinished: unfinished)
    default: nil
    }
  }
}
