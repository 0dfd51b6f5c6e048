import CDiscretion
import Glibc

/// What this process leaves to be read by others while it runs, and when it ends badly.
enum Discretion {
  /// Its memory is its own, and of its words `ps` shows the verb only.
  static func begin() {
    nudgy_keep_to_itself()
    for place in 2..<max(2, Int(CommandLine.argc)) {
      if let word = CommandLine.unsafeArgv[place] { memset(word, 0, strlen(word)) }
    }
  }
}
