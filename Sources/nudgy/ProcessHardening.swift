import CDiscretion
import Glibc

/// Keeps other users' processes from reading this one's memory, core dumps and arguments.
enum ProcessHardening {
  /// Turns off core dumps and debugger access, and overwrites all arguments after the verb, which `ps` would show.
  static func apply() {
    nudgy_keep_to_itself()
    for index in 2..<max(2, Int(CommandLine.argc)) {
      if let argument = CommandLine.unsafeArgv[index] { memset(argument, 0, strlen(argument)) }
    }
  }
}
