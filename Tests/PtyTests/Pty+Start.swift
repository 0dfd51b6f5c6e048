import CPty
import Glibc

extension Pty {
  static func start(
    _ program: String, _ arguments: [String], _ environment: [String], _ size: winsize
  ) throws -> (process: pid_t, terminal: Int32) {
    var terminal: Int32 = -1
    let process = withStrings([program] + arguments) { arguments in
      withStrings(environment) { pty_start(&terminal, size, arguments, $0) }
    }
    guard process > 0 else { throw Failure(description: "no terminal for \(program)") }
    return (process, terminal)
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }
}
