import Foundation
import Synchronization

/// What this machine can do, found out by trying.
enum Machine {
  static func can(_ command: String) -> Bool { shell("(\(command)) >/dev/null 2>&1").code == 0 }

  @discardableResult
  static func shell(_ command: String) -> Child.Result {
    let number = calls.add(1, ordering: .relaxed).newValue
    let files = "\(Torture.folder)/shell-\(number)"
    defer { for end in [".in", ".out", ".err"] { unlink(files + end) } }
    let child = try? Child(["/bin/sh", "-c", command], Torture.environment, input: Data(), files: files)
    return child?.result(within: 60) ?? Child.Result(code: -1, out: "", err: "")
  }

  private static let calls = Atomic(0)

  static let canTrace = can("strace -o /dev/null true")
  /// `run` starts the campaign in a name space of its own where that can be had.
  static let canMount = can("mount -t tmpfs -o size=64k tmpfs /mnt && umount /mnt")

  /// A library that is loaded before the C library and lets every hard link fail; `nil` where there is no C compiler.
  static let withoutLinks: String? = {
    let path = "\(Torture.folder)/no-links.so"
    let source = """
      #include <errno.h>
      int link(const char *from, const char *to) { errno = EPERM; return -1; }
      int linkat(int a, const char *from, int b, const char *to, int flags) { errno = EPERM; return -1; }
      """
    return can("printf '%s' '\(source)' | cc -shared -fPIC -x c -o '\(path)' -") ? path : nil
  }()

  /// Whether a file system can be told to find a fault in itself.
  static let canFailDisks: Bool = {
    let disk = "\(Torture.folder)/disk"
    defer { shell("umount -l /mnt; rm '\(disk)'") }
    return can(
      "\(making(disk)) && mount -o loop,errors=remount-ro '\(disk)' /mnt && { \(failing("/mnt")); ! touch /mnt/x; }")
  }()

  static func making(_ disk: String) -> String { "truncate -s 16M '\(disk)' && mkfs.ext4 -q -F '\(disk)'" }

  /// From then on it cannot be written, whoever has a file of it open.
  static func failing(_ place: String) -> String {
    "echo 1 >\"/sys/fs/ext4/$(basename \"$(df --output=source '\(place)' | tail -n 1)\")/trigger_fs_error\""
  }
}
