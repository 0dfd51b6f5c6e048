import Foundation

/// What the machine that runs the tests can do, found out by trying.
package enum Machine {
  /// Whether a shell command ends well; what it prints is thrown away.
  package static func can(_ command: String) -> Bool { shell("(\(command)) >/dev/null 2>&1").code == 0 }

  /// Runs a shell command to its end.
  @discardableResult
  package static func shell(
    _ command: String, environment: [String: String] = [:]
  ) -> (out: String, err: String, code: Int32) {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let shell = try? Subprocess("/bin/sh", ["-c", command], environment: variables, input: .empty)
    guard let result = try? shell?.finish() else { return ("", "", -1) }
    let texts = [result.output, result.error].map { String(decoding: $0, as: UTF8.self) }
    return (texts[0], texts[1], result.code)
  }

  /// Whether system calls can be watched.
  package static let canTrace = can("strace -o /dev/null true")

  /// A library that is loaded before the C library and lets every hard link fail, after a while in which another process
  /// may get in between; `nil` where there is no C compiler.
  package static func libraryWithoutLinks(after microseconds: Int) -> String? {
    let path = NSTemporaryDirectory() + "nudgy-no-links-\(getpid()).so"
    let source = """
      #include <errno.h>
      #include <unistd.h>
      int link(const char *from, const char *to) { usleep(\(microseconds)); errno = EPERM; return -1; }
      int linkat(int a, const char *from, int b, const char *to, int flags) { errno = EPERM; return -1; }
      """
    let command = "printf '%s' '\(source)' | cc -shared -fPIC -x c -o '\(path)' -"
    return can(command) && !can("LD_PRELOAD='\(path)' ln '\(path)' '\(path).link'") ? path : nil
  }
}
