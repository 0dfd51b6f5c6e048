import Foundation
import Subprocesses

/// What the machine that runs the tests can do, found out by trying.
enum Machine {
  /// Whether a shell command ends well; what it prints is thrown away.
  static func can(_ command: String) -> Bool { shell("(\(command)) >/dev/null 2>&1").code == 0 }

  /// Runs a shell command to its end.
  static func shell(_ command: String, environment: [String: String] = [:]) -> (out: String, code: Int32) {
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let shell = try? Subprocess(
      "/bin/sh", ["-c", command], environment: variables, input: .empty, error: .inherited)
    guard let result = try? shell?.finish() else { return ("", -1) }
    return (String(decoding: result.output, as: UTF8.self), result.code)
  }

  /// Whether system calls can be watched.
  static let canTrace = can("strace -o /dev/null true")
  /// Whether file systems can be mounted, by root or in a user namespace where one is root.
  static let canMount = can("unshare -m \(asRoot) mount -t tmpfs -o size=64k tmpfs /mnt")
  /// For `unshare`: nothing for root, else root in a user namespace.
  static let asRoot = getuid() == 0 ? "" : "-Ur"

  /// A library that is loaded before the C library and lets every hard link fail, after a while in which another process
  /// may get in between; `nil` where there is no C compiler.
  static let withoutLinks: String? = {
    let path = NSTemporaryDirectory() + "nudgy-no-links-\(getpid()).so"
    let source = """
      #include <errno.h>
      #include <unistd.h>
      int link(const char *from, const char *to) { usleep(200000); errno = EPERM; return -1; }
      int linkat(int a, const char *from, int b, const char *to, int flags) { errno = EPERM; return -1; }
      """
    let command = "printf '%s' '\(source)' | cc -shared -fPIC -x c -o '\(path)' -"
    return can(command) && !can("LD_PRELOAD='\(path)' ln '\(path)' '\(path).link'") ? path : nil
  }()
}
