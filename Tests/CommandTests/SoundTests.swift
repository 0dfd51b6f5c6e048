import Engine
import Foundation
import Homes
import Replies
import Settings
import Subprocesses
import Testing

@testable import nudgy

@Suite struct SoundTests {
  private static let events: [SoundEvent] =
    [.due, .focusOver, .openDose, .insight, .notice] + Reply.Occasion.allCases.map { .reply($0) }

  @Test func `Off by default, and then nothing is heard of anything`() {
    #expect(Settings().sound == .off)
    #expect(SoundTests.events.allSatisfy { Sound.off.cue(of: $0) == .nothing })
  }

  @Test func `With the bell every event that is heard is the bell, and what is due is a sound where there are sounds`()
  {
    for event in SoundTests.events {
      #expect(Sound.bell.cue(of: event) == (event.cue == .nothing ? .nothing : .bell))
      #expect(Sound.sound.cue(of: event) == event.cue)
    }
    #expect(Sound.sound.cue(of: .due) == .sound && Sound.sound.cue(of: .reply(.done)) == .bell)
    #expect(Sound.sound.cue(of: .insight) == .nothing && Sound.sound.cue(of: .reply(.snoozed)) == .nothing)
  }

  @Test(.enabled(if: Machine.can("command -v script")), arguments: ["off", "bell", "sound"])
  func `A shell rings when something is done, as the setting has it`(sound: String) throws {
    let home = try Home()
    try home.run("add", "oil the chain")
    try home.run("settings", "sound", sound)
    let outcome = try home.shell(
      #"(sleep 2; echo done; sleep 2; echo goodbye; sleep 1) | timeout 20 script -qec "$nudgy" /dev/null"#)
    #expect(outcome.out.contains("Done: oil the chain"), "\(outcome)")
    #expect(outcome.out.contains("\u{7}") == (sound != "off"), "\(outcome)")
  }
}
