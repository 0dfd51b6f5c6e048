extension DisplayOptions {
  /// Options from the environment, after the flags: `NO_COLOR`, `FORCE_COLOR`, `TERM`, `COLORTERM`, `COLORFGBG`,
  /// `NUDGY_ACCESSIBLE`, `ACCESSIBLE`, `REDUCE_MOTION`, `COLUMNS` and the locale.
  ///
  /// `depth` and `background` come from a setting or from the terminal's answer. If the environment turns colour off,
  /// `depth` has no effect.
  package static func from(
    environment: [String: String], isTerminal: Bool, width: Int?, isAccessible: Bool = false,
    hasMotion: Bool = true, depth: Colours? = nil, background: Background? = nil
  ) -> DisplayOptions {
    let displayEnvironment = DisplayEnvironment(variables: environment)
    let colours = displayEnvironment.colours(isTerminal: isTerminal)
    return DisplayOptions(
      width: width ?? displayEnvironment.number("COLUMNS") ?? 80,
      colours: colours == .none ? .none : depth ?? colours,
      background: background ?? displayEnvironment.background ?? .dark,
      isAccessible: isAccessible || displayEnvironment.isOn("NUDGY_ACCESSIBLE")
        || displayEnvironment.isOn("ACCESSIBLE"),
      isPlain: !isTerminal || displayEnvironment.isDumb,
      isASCII: !displayEnvironment.isUnicode,
      hasMotion: hasMotion && !displayEnvironment.isOn("REDUCE_MOTION"))
  }
}

private struct DisplayEnvironment {
  let variables: [String: String]

  /// `nil` when unset or empty.
  func value(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0.lowercased() } }
  func number(_ name: String) -> Int? { value(name).flatMap { Int($0) } }
  func isOn(_ name: String) -> Bool { value(name).map { !["0", "false", "off", "no"].contains($0) } ?? false }

  var isDumb: Bool { ["dumb", "unknown"].contains(value("TERM") ?? "dumb") }

  /// UTF-8 is assumed unless the locale says otherwise.
  var isUnicode: Bool {
    guard let locale = value("LC_ALL") ?? value("LC_CTYPE") ?? value("LANG") else { return true }
    let charset = locale.prefix { $0 != "@" }
    return charset.hasSuffix("utf-8") || charset.hasSuffix("utf8")
  }

  func colours(isTerminal: Bool) -> DisplayOptions.Colours {
    if value("NO_COLOR") != nil { return .none }
    if let forcedColours { return forcedColours }
    return isTerminal && !isDumb ? supportedColours : .none
  }

  private var forcedColours: DisplayOptions.Colours? {
    switch value("FORCE_COLOR") {
    case nil: nil
    case "0", "false": DisplayOptions.Colours.none
    case "1": .sixteen
    case "2": .twoFiftySix
    case "3": .truecolor
    default: supportedColours
    }
  }

  private var supportedColours: DisplayOptions.Colours {
    let term = value("TERM") ?? ""
    if ["truecolor", "24bit"].contains(value("COLORTERM")) || term.hasSuffix("-direct") { return .truecolor }
    return term.contains("256color") ? .twoFiftySix : .sixteen
  }

  /// `COLORFGBG` is "15;0" or "0;default;15": the last of the sixteen colours named is the background.
  var background: DisplayOptions.Background? {
    guard let last = value("COLORFGBG")?.split(separator: ";").last, let colour = Int(last) else { return nil }
    return colour == 7 || (9...15).contains(colour) ? .light : .dark
  }
}
