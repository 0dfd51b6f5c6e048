import CPty
import Glibc

/// A program at a terminal of its own, driven as a person would: type, then look at the screen.
final class Pty {
  struct Failure: Error, CustomStringConvertible {
    let description: String

    init(description: String) { self.description = description }

    /// The end of the screen tells enough; all of it may be megabytes.
    init(_ what: String, on screen: VirtualScreen) { description = "\(what):\n\(screen.text.suffix(4000))" }
  }

  private(set) var screen: VirtualScreen
  /// Everything the program has sent, as it came.
  private(set) var received: [UInt8] = []
  private var terminal: Int32
  private let process: pid_t
  private var isOver = false

  init(
    _ program: String, _ arguments: [String] = [], environment: [String] = [], columns: Int = 80, height: Int = 24
  ) throws {
    setlocale(LC_CTYPE, "C.UTF-8")
    screen = VirtualScreen(columns: columns, height: height)
    let isKind = environment.contains { $0.hasPrefix("TERM=") }
    (process, terminal) = try Self.start(
      program, arguments, environment + (isKind ? [] : ["TERM=xterm-256color"]), Self.size(columns, height))
  }

  deinit {
    if !isOver {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    if terminal >= 0 { close(terminal) }
  }

  func type(_ text: String) throws { try type(bytes: Array(text.utf8)) }

  /// Reads while it writes: neither side of a terminal holds much.
  func type(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.prefix(1024).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "the terminal takes nothing more") }
      rest = rest.dropFirst(count)
      look(for: 0)
    }
  }

  func paste(_ text: String) throws {
    try type("\u{1b}[200~" + String(text.map { $0 == "\n" ? "\r" : $0 }) + "\u{1b}[201~")
  }

  func resize(columns: Int, height: Int = 24) {
    screen.resize(columns: columns, height: height)
    var size = Self.size(columns, height)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  /// The window is closed.
  func hangUp() {
    close(terminal)
    terminal = -1
  }

  func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the text to be somewhere on the screen; what has scrolled away counts.
  ///
  /// Blank rows, as between turns, may stand in it or be left out.
  func expect(_ text: String) throws {
    try wait("\"\(text)\"") { $0.shows(text) }
  }

  /// Waits for the bell to have rung so often.
  func expect(bells: Int) throws {
    try wait("\(bells) bells") { $0.bells == bells }
  }

  /// The one of several whose screen shows the text first.
  static func first(of ptys: [Pty], toShow text: String) throws -> Pty {
    let deadline = ContinuousClock.now.advanced(by: .seconds(60))
    while ContinuousClock.now < deadline {
      for pty in ptys {
        _ = pty.look(for: 50)
        if pty.screen.shows(text) { return pty }
      }
    }
    throw Failure(description: "none showed \"\(text)\"")
  }

  /// Waits for the screen to end with these rows, the cursor in the given column of the last, or wherever it says. Blank
  /// rows between them may be left out.
  func expect(rows: [String], cursor: VirtualScreen.Position? = nil) throws {
    try wait("\(rows) at \(cursor.map { "\($0)" } ?? "anywhere")") { screen in
      let all = Array(screen.shown.reversed().drop { $0.isEmpty }.reversed())
      let isThere = [all, all.filter { !$0.isEmpty }].contains { Array($0.suffix(rows.count)) == rows }
      return isThere && (cursor == nil || cursor == screen.cursor)
    }
  }

  /// Waits for the prompt, of a review or not, with what is typed behind it.
  func expectPrompt(_ typed: String = "") throws {
    try wait("a prompt with \"\(typed)\"") { screen in
      let last = screen.shown.last { !$0.isEmpty } ?? ""
      guard last.hasPrefix("nudgy>") || last.hasPrefix("review "), last.hasSuffix(typed) else { return false }
      return !typed.isEmpty || last.hasSuffix(">") || last.hasSuffix("›")
    }
  }

  /// Ends a shell at its prompt; the exit code.
  func leave() throws -> Int32 {
    try expectPrompt()
    try type("\u{4}")
    return try exitCode()
  }

  /// The exit code, or the number of the signal that ended the program, negative. It has as long as it says something.
  func exitCode() throws -> Int32 {
    var status: Int32 = 0
    var deadline = Self.deadline
    while waitpid(process, &status, WNOHANG) != process {
      if look(for: 20) { deadline = Self.deadline }
      if ContinuousClock.now > deadline { throw Failure("still running", on: screen) }
      usleep(1000)
    }
    isOver = true
    while look(for: 0) {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private static var deadline: ContinuousClock.Instant { ContinuousClock.now.advanced(by: .seconds(60)) }

  /// Whether the terminal would echo, which it does not while a line is edited.
  var isEchoing: Bool { Pty.isEchoing(modes) }

  /// Whether the terminal itself would end its file at Ctrl-D.
  var hasEndKey: Bool { Pty.hasEndKey(modes) }

  /// Both between two lines, where the terminal is nobody's for an instant: empty lines are typed until it is caught.
  func betweenLines() throws -> (hasEndKey: Bool, isEchoing: Bool) {
    let deadline = Self.deadline
    while ContinuousClock.now < deadline {
      try type("\r")
      for _ in 0..<5000 {
        let modes = modes
        guard modes.c_lflag & tcflag_t(ICANON) != 0 else { continue }
        return (Pty.hasEndKey(modes), Pty.isEchoing(modes))
      }
    }
    throw Failure(description: "never caught between two lines")
  }

  private static func isEchoing(_ modes: termios) -> Bool { modes.c_lflag & tcflag_t(ECHO) != 0 }

  private static func hasEndKey(_ modes: termios) -> Bool {
    withUnsafeBytes(of: modes.c_cc) { $0[Int(VEOF)] } == 4
  }

  private var modes: termios {
    var modes = termios()
    tcgetattr(terminal, &modes)
    return modes
  }

  /// Waits for a byte that no screen shows, such as a bell.
  func expectByte(_ byte: UInt8) throws {
    let deadline = Self.deadline
    while !received.contains(byte) {
      if ContinuousClock.now > deadline { throw Failure("byte \(byte) never came", on: screen) }
      look(for: 50)
    }
  }

  /// Waits for a program that takes what is typed into its own hands.
  func expectNoEcho() throws {
    let deadline = Self.deadline
    while isEchoing {
      if ContinuousClock.now > deadline { throw Failure("still echoing", on: screen) }
      look(for: 5)
    }
  }

  private func wait(_ wish: String, until isThere: (VirtualScreen) -> Bool) throws {
    let deadline = Self.deadline
    while !isThere(screen) {
      while !look(for: 100) {
        guard ContinuousClock.now > deadline else { continue }
        throw Failure("expected \(wish), cursor at \(screen.cursor)", on: screen)
      }
    }
  }

  /// Whether anything came in that time.
  @discardableResult
  private func look(for milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, read(terminal, buffer.baseAddress, buffer.count))
    }
    received += bytes
    screen.feed(bytes)
    return !bytes.isEmpty
  }

  private static func size(_ columns: Int, _ height: Int) -> winsize {
    winsize(ws_row: UInt16(height), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
  }
}
