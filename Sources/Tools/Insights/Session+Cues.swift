import Civil
package import Engine
import Insights
import Records
import Replies
import Session
import Settings
import Store
import Synchronization

extension Session {
  /// Says once, of all times, that two things seem to go together; at most one such a day, and nothing before it is past
  /// the bar. It is looked for behind the prompt, once a day, where something was logged that day.
  package var cues: NoticeSource {
    let looked = Mutex<Day?>(nil)
    return NoticeSource { [self] now in
      guard looked.withLock({ $0 != now.day }), known != nil, try isLogged(on: now.day) else { return [] }
      looked.withLock { $0 = now.day }
      guard let book = try logbook(nil, now.day, Turn(reading: Reading(now: now, zone: "", language: language))) else {
        return []
      }
      let reflection = Reflection(book, today: now.day)
      let untold = try reflection.associations.found.first {
        try $0.chance * Double(reflection.associations.pairs) <= Session.cueRisk
          && !store.isClaimed(cue(of: $0), Session.told)
      }
      guard let untold else { return [] }
      return [
        Notice("\(reflection.sentence(untold)) “insights” tells more.", about: nil, isAsked: false) { [self] in
          try claimToday("cue", now.day) && store.claim(cue(of: untold), Session.told)
        }
      ]
    }
  }

  private static let told = "told"
  /// Of all pairs together. It is looked for every day, so the bar is fifty times as high as for one look.
  private static let cueRisk = Associations.risk / 50

  private func cue(of found: Association) -> ID {
    ids.named(Session.settings, "cue \([found.one, found.other].sorted().joined(separator: " | "))")
  }

  private func isLogged(on day: Day) throws -> Bool {
    try !store.observations(SymptomEntry.self, day, day, limit: 1).isEmpty
      || !store.observations(Measure.self, day, day, limit: 1).isEmpty
      || !store.moods(day, day, limit: 1).isEmpty
  }
}
