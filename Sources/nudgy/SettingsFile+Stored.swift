import Engine
import Glibc
import Language
import Replies
import Screen
import Settings
import Tools

extension SettingsFile {
  /// The settings in the configuration folder: the device's, and beside them those of a named profile.
  ///
  /// - Parameter isDryRun: changes hold for this process only and are not written.
  static func stored(
    in folder: String, for profile: ProfileName?, in language: @autoclosure @escaping @Sendable () -> Language,
    isDryRun: Bool
  ) -> SettingsFile {
    SettingsFile(
      device: Source(folder, "settings.toml", isDryRun: isDryRun),
      profile: profile.map { Source(folder + "/profiles", $0.text + ".toml", isDryRun: isDryRun) }, in: language(),
      warn: { Output.message("nudgy: " + Screen(DisplayOptions(isPlain: true), language: language()).line($0)) })
  }
}

extension SettingsFile.Source {
  fileprivate init(_ folder: String, _ name: String, isDryRun: Bool) {
    let path = folder + "/" + name
    self.init(
      path,
      read: {
        guard access(path, F_OK) == 0 else { return nil }
        guard let text = Files.read(path) else {
          throw UserError("I can't read the settings in \(path).", hint: "Nothing was changed.")
        }
        return text
      },
      write: { text in
        if isDryRun { return }
        guard Files.makeFolder(folder), Files.replace(Files.target(of: path), with: text) else {
          throw UserError("I can't write the settings in \(path).", hint: "Nothing was changed.")
        }
      })
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
  mutating func apply(_ settings: Settings) {
    dailyLimit = settings.notices
    isQuiet = { settings.quiet?.contains($0) == true }
  }
}
