import Engine
import Glibc
import Language
import Replies
import Screen
import Session
import Settings
import Tools

extension SettingsFile {
  /// The settings file of this device, in the configuration folder.
  ///
  /// - Parameter isDryRun: changes hold for this process only and are not written.
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
            throw UserError("I can't read the settings in \(path).", hint: "Nothing was changed.")
          }
          return text
        },
        write: { text in
          if isDryRun { return }
          guard Files.makeFolder(home.config), Files.replace(Files.target(of: path), with: text) else {
            throw UserError("I can't write the settings in \(path).", hint: "Nothing was changed.")
          }
        },
        warn: { Output.message("nudgy: " + Screen(DisplayOptions(isPlain: true), language: language()).line($0)) }))
  }
}

extension Colour {
  /// `nil` means that the terminal's own colour depth is detected.
  var depth: DisplayOptions.Colours? {
    switch self {
    case .auto, .dark, .light: nil
    case .twoFiftySix: .twoFiftySix
    case .sixteen: .sixteen
    case .none: DisplayOptions.Colours.none
    }
  }

  var background: DisplayOptions.Background? {
    switch self {
    case .dark: .dark
    case .light: .light
    default: nil
    }
  }
}

extension NoticePolicy {
  init(from settings: Settings) {
    self.init()
    apply(settings)
  }

  mutating func apply(_ settings: Settings) {
    dailyLimit = settings.notices
    quiet = settings.quiet.map { ($0.from, $0.to) }
  }
}
