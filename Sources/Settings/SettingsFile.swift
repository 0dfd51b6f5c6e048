package import Language
package import Replies
import Synchronization

/// The settings file of this device. It is read once, on first use, and changed line by line.
package final class SettingsFile: Sendable {
  package let path: String
  private let access: Access
  private let language: @Sendable () -> Language
  private let cached = Mutex<Settings?>(nil)

  /// How the file is read and written.
  package struct Access: Sendable {
    /// Returns `nil` if there is no file.
    var read: @Sendable () throws -> String?
    var write: @Sendable (String) throws -> Void
    /// Called once, with the errors in the file.
    var warn: @Sendable (LocalizedText) -> Void

    package init(
      read: @escaping @Sendable () throws -> String?, write: @escaping @Sendable (String) throws -> Void,
      warn: @escaping @Sendable (LocalizedText) -> Void
    ) {
      self.read = read
      self.write = write
      self.warn = warn
    }
  }

  /// - Parameter language: the language of its values.
  package init(_ path: String, in language: @autoclosure @escaping @Sendable () -> Language, _ access: Access) {
    self.path = path
    self.access = access
    self.language = language
  }

  /// Settings without a file: all defaults.
  package static func defaults(in language: Language) -> SettingsFile {
    SettingsFile("", in: language, Access(read: { nil }, write: { _ in }, warn: { _ in }))
  }

  package var current: Settings {
    cached.withLock { known in
      if let known { return known }
      let settings = readWithWarnings()
      known = settings
      return settings
    }
  }

  /// Rewrites the setting's line. Throws `UserError` and changes nothing if the file has an invalid line.
  package func set(_ setting: any AnySetting, _ value: SettingValue) throws {
    let contents = try access.read()
    var text = contents.map { SettingsText($0) } ?? .template
    let (settings, errors) = text.settings(in: language())
    guard errors.isEmpty else {
      throw UserError(
        "\(message(for: errors)) Nothing was changed.", hint: "Correct or remove that line, and try again.")
    }
    text.set(setting.name, value.toml)
    try access.write(text.text)
    var changed = settings
    changed[setting] = value
    cached.withLock { [changed] in $0 = changed }
  }

  private func readWithWarnings() -> Settings {
    do {
      guard let text = try access.read() else { return Settings() }
      let (settings, errors) = SettingsText(text).settings(in: language())
      if !errors.isEmpty { access.warn("\(message(for: errors)) What can't be read isn't used.") }
      return settings
    } catch {
      access.warn(UserError(error).message)
      return Settings()
    }
  }

  private func message(for errors: [SettingsText.SyntaxError]) -> LocalizedText {
    let first: LocalizedText = "\(path), line \(errors[0].line): \(errors[0].message)"
    return errors.count == 1
      ? first : "\(first) \(errors.count - 1, "more line", "more lines") can't be read either."
  }
}

extension SettingsText {
  struct SyntaxError {
    let line: Int
    let message: LocalizedText
  }

  /// The settings from the valid lines, and the errors in the others.
  func settings(in language: Language) -> (Settings, [SyntaxError]) {
    var settings = Settings()
    var errors: [SyntaxError] = []
    var seenNames: Set<String> = []
    for (number, content) in numberedContents {
      switch content {
      case .blank: break
      case .unreadable: errors.append(SyntaxError(line: number, message: "this line isn't like “name = value”."))
      case .pair(let name, let value, _):
        if let problem = settings.apply(name, value.plainText, language, isNew: seenNames.insert(name).inserted) {
          errors.append(SyntaxError(line: number, message: problem))
        }
      }
    }
    return (settings, errors)
  }
}

extension Settings {
  /// Sets a value from the file. Returns what is wrong with it; `nil` if it is valid.
  fileprivate mutating func apply(_ name: String, _ words: String, _ language: Language, isNew: Bool) -> LocalizedText?
  {
    guard let setting = Settings.setting(named: name) else { return "there's no setting “\(name)”." }
    guard isNew else { return "“\(name)” is already set further up." }
    guard let value = setting.value(words, in: language) else { return "“\(words)” isn't \(setting.format)." }
    self[setting] = value
    return nil
  }
}
