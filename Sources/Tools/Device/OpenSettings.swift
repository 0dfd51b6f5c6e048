import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Settings

extension Session {
  package var openSettings: Tool {
    Tool(
      "open_settings", verb: "settings", "Shows the settings, or changes one.", topic: .shell,
      writes: true, toolset: .personal,
      needsPhrase: .unlessNamed,
      does: Work(
        .optional(.choice("name", "which one", Settings.names(in: language))),
        .optional(.text("value", "what it becomes")),
        .optional(.number("page", "which five of them", 1...Settings.pages))
      ) { turn, name, value, page in
        switch (name.flatMap(Settings.setting), value) {
        case (let setting?, let value?): try change(setting, to: value)
        case (let setting?, nil): settingReply(setting, turn)
        case (nil, let value?): throw Settings.unknown(value)
        case (nil, nil): page == nil && listLimit >= Settings.all.count ? allSettings : settingsPage(page ?? 1)
        }
      })
  }

  private func change(_ setting: any AnySetting, to words: String) throws -> Reply {
    guard !setting.isFileOnly else {
      throw UserError(
        "\(setting.name) starts a program, so it can only be set by hand.",
        hint: "Write it into \(settings.path(of: setting)).",
        code: .usage)
    }
    guard let value = words.lowercased() == "default" ? setting.defaultSettingValue : setting.value(words, in: language)
    else {
      throw UserError(
        "“\(words)” isn't valid for \(setting.name).", hint: "It takes \(setting.format).", code: .usage)
    }
    let old = settings.current[setting]
    let resetValue =
      old.plainText == setting.defaultSettingValue.plainText && old.plainText.count > 20 ? "default" : old.plainText
    guard old.plainText != value.plainText else {
      return .changedNothing("\(setting.name) is already \(value.plainText).")
    }
    try settings.set(setting, value)
    // A setting stands in a file, not in the store, so undo does not know of it.
    return Reply("Set: \(setting.name) \(value.plainText). “settings \(setting.name) \(resetValue)” sets it back.")
  }

  private func settingReply(_ setting: any AnySetting, _ turn: Turn) -> Reply {
    let value = settings.current[setting]
    let presets = (value.value as? SnoozeMenu)?.presets ?? []
    let times = SnoozePreset.choices(among: presets, now: turn.now).map { preset, end -> LocalizedText in
      let end = When(end)
      return "  \(preset.name): \(end, turn.now)"
    }
    let isDefault = value.plainText == setting.defaultSettingValue.plainText
    let defaultText: LocalizedText =
      isDefault ? "This is the default." : "The default is \(setting.defaultSettingValue.plainText)."
    return Reply(
      "\(setting.name): \(value.plainText)",
      .lines(
        ["It is \(setting.summary)."] + times + ["It takes \(setting.format). \(defaultText)", setting.scope.text]))
  }

  private func settingsPage(_ page: Int) -> Reply {
    let first = (page - 1) * Session.listLimit
    let shown = Settings.all.dropFirst(first).prefix(Session.listLimit)
    let other = page < Settings.pages ? page + 1 : 1
    return Reply(
      "Settings \(first + 1) to \(first + shown.count) of \(Settings.all.count). “settings \(other)” shows the others.",
      table(of: shown))
  }

  /// All of them at once, for a program, a pipe or a file.
  private var allSettings: Reply { Reply(nil, table(of: Settings.all)) }

  private func table(of shown: some Sequence<any AnySetting>) -> Reply.Content {
    let rows = shown.map { setting -> [LocalizedText] in
      ["\(setting.name)", "\(settings.current[setting].plainText)", setting.scope.name, "\(setting.summary)"]
    }
    return .table(.init(nil, columns: ["name", "now", "for", "what it is"], rows: rows))
  }
}

extension SettingScope {
  /// In the list of settings, where a column is narrow.
  fileprivate var name: LocalizedText {
    switch self {
    case .profile: "this profile"
    case .device: "all profiles"
    }
  }

  fileprivate var text: LocalizedText {
    switch self {
    case .profile: "Each profile has its own."
    case .device: "It is the same for every profile on this computer."
    }
  }
}

extension Settings {
  fileprivate static func names(in language: Language) -> [String: [String]] {
    let others = language.valueNames { $0.settingNames }
    return Dictionary(uniqueKeysWithValues: all.map { ($0.name, others[$0.name] ?? []) })
  }

  fileprivate static var pages: Int { (all.count - 1) / Session.listLimit + 1 }

  fileprivate static func unknown(_ words: String) -> UserError {
    UserError("There's no setting “\(words)”.", hint: "There are: \(all.map { "\($0.name)" }).", code: .usage)
  }
}
