import Glibc
import Replies

/// Selects the profile: the flag's, else the environment's, else the one that this terminal was switched to.
struct ProfileChoice: Sendable {
  let home: Home
  private let file: String

  init(_ home: Home, _ environment: [String: String]) {
    self.home = home
    file = SessionFile.path(home, environment) + ".profile"
  }

  /// Throws if the named profile does not exist.
  func name(_ flags: Flags, _ environment: [String: String]) throws(UserError) -> ProfileName? {
    guard let input = flags.profile ?? environment["NUDGY_PROFILE"] ?? terminalProfile, !input.isEmpty else {
      return nil
    }
    return try existingProfile(input)
  }

  func existingProfile(_ input: String) throws(UserError) -> ProfileName? {
    guard input != ProfileName.defaultName else { return nil }
    let name = try ProfileName(input)
    guard home.hasProfile(name) else {
      throw UserError(
        "There's no profile \(name.text).", hint: "“nudgy profile \(name.text) --make” makes it.", code: .notFound)
    }
    return name
  }

  /// Switches this terminal to the profile for the calls that follow.
  func select(_ name: ProfileName?) throws(UserError) {
    guard let name else {
      guard unlink(file) == 0 || errno == ENOENT else { throw UserError("I can't remove the file \(file).") }
      return
    }
    guard Files.makeFolder(home.state + "/sessions"), Files.replace(file, with: name.text) else {
      throw UserError("I can't write the file \(file).", hint: "Is the disk full?")
    }
  }

  private static let lifetimeHours = 12

  /// Expires after twelve hours, like a conversation, because another terminal may have the same number by then. A
  /// profile that was removed is ignored.
  private var terminalProfile: String? {
    var info = stat()
    guard stat(file, &info) == 0, time(nil) - info.st_mtim.tv_sec < ProfileChoice.lifetimeHours * 3600,
      let name = Files.read(file).flatMap({ try? ProfileName($0) }), home.hasProfile(name)
    else { return nil }
    return name.text
  }
}
