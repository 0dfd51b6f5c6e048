import Civil
import Engine
import Records

extension Profile {
  var openSettings: Tool {
    Tool(
      "open_settings", verb: "settings", "Shows the settings and where they stand, or changes one.", topic: .shell,
      words: [
        "open": """
        [open|show|show me|go to|change|edit|see|view|adjust|update|tweak|check|take me to|bring up|pull up
        |configure|manage|get to|display|modify|access]
        """,
        "set": "(set|change|switch|put|turn) [the|my|your]",
        "turn": "(turn|switch) [the|my|your]",
        "colours": "(colour|colours|color|colors)",
      ],
      phrases: [
        """
        <open> [me] [up] [my|the|your|all|nudgy|nudgys|app] (settings|setting|preferences|prefs|prefrences
        |options|config|configuration|setup)
        """,
        """
        (where are|wheres|where is|where do i find|where can i find|how do i change|how do i get to|how do i
        open) [my|the|your] (settings|preferences|options|config)
        """,
        """
        [i] (want|need|would like) to (change|open|see|edit|adjust|update|tweak) [my|the|some|a few]
        (settings|setting|preferences|options)
        """,
        "let me (change|open|see|edit|adjust|update|tweak) [my|the|some] (settings|setting|preferences|options)",
        "settings [page] {page}", "(more|other|the other) settings {page=2}",
        "(settings|setting) {name}", "(settings|setting) {name} [to|is] {value}",
        "[<turn>] [the] {name} off {value=off}", "[<turn>] [the] {name} on {value=on}",
        "(turn|switch) off [the|my|your|all] {name} {value=off}", "(turn|switch) on [the|my|your] {name} {value=on}",
        "(no|without|hide the) {name} {value=off}",
        "(no|without) <colours> {name=colour} {value=none}",
        "[set|use|turn on|switch to] [the] dark (mode|theme|colours|colors) {name=colour} {value=dark}",
        "[set|use|turn on|switch to] [the] light (mode|theme|colours|colors) {name=colour} {value=light}",
        "(make|turn|have) (it|everything|the screen|yourself) dark [please] {name=colour} {value=dark}",
        "(make|turn|have) (it|everything|the screen|yourself) light [please] {name=colour} {value=light}",
        "(turn|switch) off [the|all] <colours> {name=colour} {value=none}",
        "(turn|switch) [the|all] <colours> off {name=colour} {value=none}",
        "[set|change|make] [my|the] quiet hours [are|to|from|between] {value} {name=quiet}",
        "(be|keep|stay) quiet (from|between) {value} {name=quiet}",
      ] + Settings.all.map { "<set> (\($0.spellings)) (to|at|on) {value} {name=\($0.name)}" },
      examples: [
        Example("open settings"), Example("change my preferences"),
        Example("settings penguin off", ["name": "penguin", "value": "off"]),
        Example("turn the penguin off", ["name": "penguin", "value": "off"]),
        Example("set quiet hours from 22 to 8", ["name": "quiet", "value": "22 to 8"]),
        Example("no colour", ["name": "colour", "value": "none"]),
      ],
      writes: true, toolset: .personal,
      does: Work(
        .optional(.choice("name", "which one", Settings.names)),
        .optional(.text("value", "what it becomes")),
        .optional(.number("page", "which five of them", 1...Settings.pages))
      ) { turn, name, value, page in
        switch (name.flatMap(Settings.named), value) {
        case (let setting?, let value?): try change(setting, to: value)
        case (let setting?, nil): told(setting, turn)
        case (nil, let value?): throw Settings.unknown(value)
        case (nil, nil): settingsPage(page ?? 1)
        }
      })
  }

  private func change(_ setting: any AnyDeviceSetting, to words: String) throws -> Reply {
    guard !setting.isByHand else {
      throw Trouble(
        "\(setting.name) is set by hand, as it starts a program.", hint: "Write it into \(settings.path).",
        code: .usage)
    }
    guard let value = words.lowercased() == "default" ? setting.standing : setting.value(words) else {
      throw Trouble(
        "“\(words)” is nothing that \(setting.name) can be.", hint: "It takes \(setting.form).", code: .usage)
    }
    let old = settings.current[setting]
    let back = old.words == setting.standing.words && old.words.count > 20 ? "default" : old.words
    guard old.words != value.words else { return Reply("\(setting.name) is \(value.words) already.") }
    try settings.set(setting, value)
    // A setting is the device's, not the store's, so undo does not know of it.
    return Reply("Set: \(setting.name) \(value.words). “settings \(setting.name) \(back)” sets it back.")
  }

  private func told(_ setting: any AnyDeviceSetting, _ turn: Turn) -> Reply {
    let value = settings.current[setting]
    let presets = (value.value as? SnoozeMenu)?.presets ?? []
    let times = SnoozePreset.choices(among: presets, now: turn.now).map { preset, end -> Said in
      let end = When(end)
      return "  \(preset.name): \(end, turn.now)"
    }
    let isDefault = value.words == setting.standing.words
    let standing: Said = isDefault ? "This is the default." : "The default is \(setting.standing.words)."
    return Reply(
      "\(setting.name): \(value.words)",
      .lines(["It is \(setting.about)."] + times + ["It takes \(setting.form). \(standing)"]))
  }

  private func settingsPage(_ page: Int) -> Reply {
    let first = (page - 1) * Profile.listLimit
    let shown = Settings.all.dropFirst(first).prefix(Profile.listLimit)
    let rows = shown.map { ["\($0.name)", "\(settings.current[$0].words)", "\($0.about)"] as [Said] }
    let other = page < Settings.pages ? page + 1 : 1
    return Reply(
      "Settings \(first + 1) to \(first + rows.count) of \(Settings.all.count). “settings \(other)” shows the others.",
      .table(.init(nil, columns: ["name", "now", "what it is"], rows: rows)))
  }
}

extension AnyDeviceSetting {
  fileprivate var spellings: String { aliases.reduce(name) { $0 + "|" + $1 } }
}

extension Settings {
  fileprivate static var names: [String: [String]] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.aliases) })
  }

  fileprivate static var pages: Int { (all.count - 1) / Profile.listLimit + 1 }

  fileprivate static func unknown(_ words: String) -> Trouble {
    Trouble("There is no setting “\(words)”.", hint: "There are: \(all.map { "\($0.name)" }).", code: .usage)
  }
}
