import Engine
import Glibc

extension Descriptor {
  /// A file that was not there before, whole or not at all.
  static func make(_ path: String, _ fill: (Descriptor) throws -> Void) throws {
    guard access(path, F_OK) != 0 else {
      throw Trouble("\(path) is there already, and was left as it is.", hint: "Give another name.", code: .usage)
    }
    let folder = path.contains("/") ? path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex) : "."
    guard !path.isEmpty, access(String(folder), W_OK | X_OK) == 0 else {
      throw Trouble("Nothing can be written to “\(path)”.", hint: "Give a name in a folder of yours.", code: .usage)
    }
    let draft = "\(path).\(getpid())"
    do {
      let target = try Descriptor(draft, O_WRONLY | O_CREAT | O_EXCL)
      try fill(target)
      try target.sync()
      guard rename(draft, path) == 0 else { throw Trouble("\(path) could not be written.") }
    } catch {
      unlink(draft)
      throw error
    }
  }
}
