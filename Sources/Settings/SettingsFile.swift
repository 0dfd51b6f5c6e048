package import Language
package import Replies
import Synchronization

/// The file of the device's settings: read once, when something first asks, and changed line by line.
package final class SettingsFile: Sendable {
  package let path: String
  private let access: Access
  private let language: @Sendable () -> Language
  private let known = Mutex<Settings?>(nil)

  /// How the file is read and written.
  package struct Access: Sendable {
    /// `nil` where there is no file, which is how most people live.
    var read: @Sendable () throws -> String?
    var write: @Sendable (String) throws -> Void
    /// Told what does not read, once.
    var complain: @Sendable (LocalizedText) -> Void

    package init(
      read: @escaping @Sendable () throws -> String?, write: @escaping @Sendable (String) throws -> Void,
      complain: @escaping @Sendable (LocalizedText) -> Void
    ) {
      self.read = read
      self.write = write
      self.complain = complain
    }
  }

  /// - Parameter language: in which its values are said.
  package init(_ path: String, in language: @autoclosure @escaping @Sendable () -> Language, _ access: Access) {
    self.path = path
    self.access = access
    self.language = language
  }

  /// Every default.
  package static func absent(in language: Language) -> SettingsFile {
    SettingsFile("", in: language, Access(read: { nil }, write: { _ in }, complain: { _ in }))
  }

  package var current: Settings {
    known.withLock { known in
      if let known { return known }
      let settings = readComplaining()
      known = settings
      return settings
    }
  }

  /// Rewrites the setting's one line; a file with a line that does not read is left as it is.
  package func set(_ setting: any AnyDeviceSetting, _ value: SettingValue) throws {
    let found = try access.read()
    var text = found.map { SettingsText($0) } ?? .new
    let (settings, faults) = text.settings(in: language())
    guard faults.isEmpty else {
      throw UserError(
        "\(said(faults)) Nothing was changed.", hint: "Mend that line, or take it out, and say it again.")
    }
    text.set(setting.name, value.toml)
    try access.write(text.text)
    var changed = settings
    changed[setting] = value
    known.withLock { [changed] in $0 = changed }
  }

  private func readComplaining() -> Settings {
    do {
      guard let text = try access.read() else { return Settings() }
      let (settings, faults) = SettingsText(text).settings(in: language())
      if !faults.isEmpty { access.complain("\(said(faults)) What does not read is not used.") }
      return settings
    } catch {
      access.complain(UserError(error).what)
      return Settings()
    }
  }

  private func said(_ faults: [SettingsText.Fault]) -> LocalizedText {
    let first: LocalizedText = "\(path), line \(faults[0].line): \(faults[0].what)"
    return faults.count == 1
      ? first : "\(first) \(faults.count - 1, "more line does", "more lines do") not read either."
  }
}

extension SettingsText {
  struct Fault {
    let line: Int
    let what: LocalizedText
  }

  /// What the lines that read say, and those that do not.
  func settings(in language: Language) -> (Settings, [Fault]) {
    var settings = Settings()
    var faults: [Fault] = []
    var seen: Set<String> = []
    for (number, content) in numbered {
      switch content {
      case .nothing: break
      case .unreadable: faults.append(Fault(line: number, what: "this is no line like “name = value”."))
      case .pair(let name, let written, _):
        if let what = settings.take(name, written.words, language, isNew: seen.insert(name).inserted) {
          faults.append(Fault(line: number, what: what))
        }
      }
    }
    return (settings, faults)
  }
}

extension Settings {
  /// What is wrong with it, if anything is.
  fileprivate mutating func take(_ name: String, _ words: String, _ language: Language, isNew: Bool) -> LocalizedText? {
    guard let setting = Settings.named(name) else { return "there is no setting “\(name)”." }
    guard isNew else { return "“\(name)” stood further up already." }
    guard let value = setting.value(words, in: language) else { return "“\(words)” is not \(setting.form)." }
    self[setting] = value
    return nil
  }
}
