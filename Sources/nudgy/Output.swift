import Glibc

/// Data goes to stdout, messages to stderr; each call is handed on at once.
enum Output {
  static func data(_ text: String) { write(text, to: 1) }
  static func message(_ text: String) { write(text, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    guard !text.isEmpty else { return }
    var line = text.hasSuffix("\n") ? text : text + "\n"
    line.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        // The reader has seen enough, or there is nobody: nothing to tell anyone.
        guard count > 0 else { return }
        done += count
      }
    }
  }
}
