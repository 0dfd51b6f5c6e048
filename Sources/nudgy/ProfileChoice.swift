import Engine
import Glibc
import Replies

/// Which profile a call is about: the flag's, else the environment's, else the one this terminal was switched to.
struct ProfileChoice: Sendable {
  let home: Home
  private let file: String

  init(_ home: Home, _ environment: [String: String]) {
    self.home = home
    file = SessionFile.path(home, environment) + ".profile"
  }

  /// Throws when it names one that was never made.
  func name(_ flags: Flags, _ environment: [String: String]) throws(UserError) -> ProfileName? {
    guard let said = flags.profile ?? environment["NUDGY_PROFILE"] ?? switched, !said.isEmpty else { return nil }
    return try named(said)
  }

  func named(_ said: String) throws(UserError) -> ProfileName? {
    guard said != ProfileName.unnamed else { return nil }
    let name = try ProfileName(said)
    guard home.has(name) else {
      throw UserError(
        "There is no profile \(name.text).", hint: "“nudgy profile \(name.text) --make” makes it.", code: .notFound)
    }
    return name
  }

  /// From now on this terminal's calls are about that one.
  func choose(_ name: ProfileName?) throws(UserError) {
    guard let name else {
      guard unlink(file) == 0 || errno == ENOENT else { throw UserError("The file \(file) cannot be removed.") }
      return
    }
    guard Files.makeFolder(home.state + "/sessions"), Files.replace(file, with: name.text) else {
      throw UserError("The file \(file) cannot be written.", hint: "Is the disk full?")
    }
  }

  private static let hours = 12

  /// Forgotten as a conversation is: another terminal may have the same number by then. So is one that was removed.
  private var switched: String? {
    var about = stat()
    guard stat(file, &about) == 0, time(nil) - about.st_mtim.tv_sec < ProfileChoice.hours * 3600,
      let name = Files.read(file).flatMap({ try? ProfileName($0) }), home.has(name)
    else { return nil }
    return name.text
  }
}
