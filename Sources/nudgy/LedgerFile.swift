import Civil
import Engine
import Glibc

/// What left this machine, or was handed to another program: a private file in the state directory, one JSON object a
/// line.
struct LedgerFile: Sendable {
  let path: String
  let clock: Clock

  /// Throws where the line cannot be kept, so that nothing leaves unseen.
  @Sendable func note(_ host: String, _ bytes: Int, _ purpose: String, _ kinds: [String]) throws {
    let line: JSON = [
      "time": .string(clock.now.isoSeconds), "host": .string(host), "bytes": JSON(bytes), "purpose": .string(purpose),
      "kinds": .array(kinds.map { .string($0) }),
    ]
    guard let folder = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<folder])), append(line.text + "\n")
    else { throw Trouble("The ledger \(path) cannot be written.", hint: "Nothing has left.") }
  }

  /// In one write, so that two processes do not write into each other's lines.
  private func append(_ line: String) -> Bool {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    var line = line
    return line.withUTF8 { write(file, $0.baseAddress, $0.count) == $0.count }
  }
}

extension House {
  var ledger: LedgerFile { LedgerFile(path: home.state + "/ledger", clock: clock) }
}
