import Engine
import Glibc
import Language
import Replies
import Screen
import Session
import Settings
import Tools

extension SettingsFile {
  /// The one of this device, in the folder for what a person may edit.
  ///
  /// - Parameter isDryRun: what is set holds for this process only.
  static func device(
    _ home: Home, in language: @autoclosure @escaping @Sendable () -> Language, isDryRun: Bool
  ) -> SettingsFile {
    let path = home.config + "/settings.toml"
    return SettingsFile(
      path, in: language(),
      Access(
        read: {
          guard access(path, F_OK) == 0 else { return nil }
          guard let text = Files.read(path) else {
            throw UserError("The settings in \(path) cannot be read.", hint: "Nothing was changed.")
          }
          return text
        },
        write: { text in
          if isDryRun { return }
          guard Files.makeFolder(home.config), Files.replace(Files.target(of: path), with: text) else {
            throw UserError("The settings in \(path) cannot be written.", hint: "Nothing was changed.")
          }
        },
        complain: { Output.message("nudgy: " + Screen(Look(isPlain: true), language: language()).line($0)) }))
  }
}

extension Colour {
  /// `nil` leaves it to the terminal.
  var depth: Look.Colours? {
    switch self {
    case .auto, .dark, .light: nil
    case .twoFiftySix: .twoFiftySix
    case .sixteen: .sixteen
    case .none: Look.Colours.none
    }
  }

  var background: Look.Background? {
    switch self {
    case .dark: .dark
    case .light: .light
    default: nil
    }
  }
}

extension Attention {
  init(heeding settings: Settings) {
    self.init()
    heed(settings)
  }

  mutating func heed(_ settings: Settings) {
    limit = settings.notices
    quiet = settings.quiet.map { ($0.from, $0.to) }
  }
}
