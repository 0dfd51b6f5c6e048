package import Language
package import Replies
import Synchronization

/// The settings of one profile and of the device it is on. They are read once, on first use, and changed line by line.
///
/// The device's file holds the settings that are the same for every profile, and those of the unnamed one, which most
/// people never have another beside. A named profile has its own settings in a file of its own.
package final class SettingsFile: Sendable {
  private let parts: [Part]
  private let language: @Sendable () -> Language
  private let warn: @Sendable (LocalizedText) -> Void
  private let cached = Mutex<Settings?>(nil)

  /// A text file, and how it is read and written.
  package struct Source: Sendable {
    package let path: String
    /// Returns `nil` if there is no file.
    var read: @Sendable () throws -> String?
    var write: @Sendable (String) throws -> Void

    package init(
      _ path: String, read: @escaping @Sendable () throws -> String?, write: @escaping @Sendable (String) throws -> Void
    ) {
      self.path = path
      self.read = read
      self.write = write
    }
  }

  private struct Part {
    let source: Source
    let scopes: Set<SettingScope>
  }

  /// - Parameters:
  ///   - profile: the file of a named profile; `nil` for the unnamed one.
  ///   - language: the language of the values.
  ///   - warn: is called for each file that has errors, once.
  package init(
    device: Source, profile: Source? = nil, in language: @autoclosure @escaping @Sendable () -> Language,
    warn: @escaping @Sendable (LocalizedText) -> Void
  ) {
    parts =
      profile.map { [Part(source: device, scopes: [.device]), Part(source: $0, scopes: [.profile])] }
      ?? [Part(source: device, scopes: [.device, .profile])]
    self.language = language
    self.warn = warn
  }

  /// Settings without a file: all defaults.
  package static func defaults(in language: Language) -> SettingsFile {
    SettingsFile(device: Source("", read: { nil }, write: { _ in }), in: language, warn: { _ in })
  }

  /// The files that hold settings.
  package var paths: [String] { parts.map(\.source.path) }

  /// The file that holds a setting.
  package func path(of setting: any AnySetting) -> String { part(of: setting).source.path }

  package var current: Settings {
    cached.withLock { known in
      if let known { return known }
      let settings = readWithWarnings()
      known = settings
      return settings
    }
  }

  /// Rewrites the setting's line. Throws `UserError` and changes nothing if its file has an invalid line.
  package func set(_ setting: any AnySetting, _ value: SettingValue) throws {
    let part = part(of: setting)
    var text = try part.source.read().map { SettingsText($0) } ?? .template
    var changed = current
    let errors = changed.apply(text, part.scopes, language())
    guard errors.isEmpty else {
      throw UserError(
        "\(message(for: errors, in: part)) Nothing was changed.", hint: "Correct or remove that line, and try again.")
    }
    text.set(setting.name, value.toml)
    try part.source.write(text.text)
    changed[setting] = value
    cached.withLock { [changed] in $0 = changed }
  }

  private func part(of setting: any AnySetting) -> Part {
    parts.first { $0.scopes.contains(setting.scope) } ?? parts[0]
  }

  private func readWithWarnings() -> Settings {
    parts.reduce(into: Settings()) { settings, part in
      do {
        guard let text = try part.source.read() else { return }
        let errors = settings.apply(SettingsText(text), part.scopes, language())
        if !errors.isEmpty { warn("\(message(for: errors, in: part)) What can't be read isn't used.") }
      } catch {
        warn(UserError(error).message)
      }
    }
  }

  private func message(for errors: [SettingsText.SyntaxError], in part: Part) -> LocalizedText {
    let first: LocalizedText = "\(part.source.path), line \(errors[0].line): \(errors[0].message)"
    return errors.count == 1
      ? first : "\(first) \(errors.count - 1, "more line", "more lines") can't be read either."
  }
}

extension SettingsText {
  struct SyntaxError {
    let line: Int
    let message: LocalizedText
  }
}

extension Settings {
  /// Takes the values of these scopes from the valid lines. Returns the errors in the others.
  fileprivate mutating func apply(
    _ text: SettingsText, _ scopes: Set<SettingScope>, _ language: Language
  ) -> [SettingsText.SyntaxError] {
    var errors: [SettingsText.SyntaxError] = []
    var seenNames: Set<String> = []
    for (number, content) in text.numberedContents {
      switch content {
      case .blank: break
      case .unreadable: errors.append(.init(line: number, message: "this line isn't like “name = value”."))
      case .pair(let name, let value, _):
        let isNew = seenNames.insert(name).inserted
        if let problem = apply(name, value.plainText, scopes, language, isNew: isNew) {
          errors.append(.init(line: number, message: problem))
        }
      }
    }
    return errors
  }

  /// Sets a value from the file. Returns what is wrong with it; `nil` if it is valid.
  private mutating func apply(
    _ name: String, _ words: String, _ scopes: Set<SettingScope>, _ language: Language, isNew: Bool
  ) -> LocalizedText? {
    guard let setting = Settings.setting(named: name) else { return "there's no setting “\(name)”." }
    guard isNew else { return "“\(name)” is already set further up." }
    guard let value = setting.value(words, in: language) else { return "“\(words)” isn't \(setting.format)." }
    // Beside a named profile, the device's file holds those of the unnamed one as well; they are not this profile's.
    guard scopes.contains(setting.scope) else {
      return setting.scope == .profile ? nil : "“\(name)” is the same for every profile, and isn't set for one."
    }
    self[setting] = value
    return nil
  }
}
