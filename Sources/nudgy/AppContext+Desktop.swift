import Desktop
import Engine
import Replies
import Settings

extension AppContext {
  /// Hands a URL to the desktop.
  @Sendable func openURL(_ url: String) async throws {
    switch await LinkOpener.open(url) {
    case .opened: return
    case .missing:
      throw UserError("I can't open it: xdg-open isn't there.", hint: "It comes with the package xdg-utils.")
    case .failed: throw UserError("xdg-open couldn't open it.", hint: "Is there a program for it on this desktop?")
    case .unanswered:
      throw UserError("xdg-open hasn't answered for 2 seconds, so I stopped waiting.", hint: "It may still open.")
    }
  }

  /// Lets an event be heard, as the setting has it. Where no sound can be played it is the terminal's bell.
  @Sendable func playCue(for event: SoundEvent) {
    switch settings.current.sound.cue(of: event) {
    case .nothing: return
    case .bell: Output.piece("\u{7}")
    case .sound: if !ThemeSound.play() { Output.piece("\u{7}") }
    }
  }
}

extension Sound {
  func cue(of event: SoundEvent) -> SoundEvent.Cue {
    switch self {
    case .off: .nothing
    case .bell: event.cue == .nothing ? .nothing : .bell
    case .sound: event.cue
    }
  }
}
