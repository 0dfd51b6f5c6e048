internal import GRDB
internal import Glibc

/// An open file of a store, and which file that is: mending puts another one under the same name.
struct Connection {
  let queue: DatabaseQueue
  let file: FileIdentity?

  /// In memory.
  init(_ configuration: Configuration) throws {
    queue = try DatabaseQueue(configuration: configuration)
    file = nil
  }

  init(to path: String, _ configuration: Configuration) throws {
    while true {
      let before = FileIdentity(of: path)
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      guard let file = FileIdentity(of: path), before == nil || before == file else { continue }
      (self.queue, self.file) = (queue, file)
      return
    }
  }

  /// Throws where no file has the name any more.
  func isTo(_ path: String) throws(StoreError) -> Bool {
    guard let named = FileIdentity(of: path) else { throw .gone }
    return named == file
  }
}

/// Two names with the same one are the same file.
struct FileIdentity: Equatable {
  let device: dev_t
  let number: ino_t

  init?(of path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    (device, number) = (found.st_dev, found.st_ino)
  }
}
