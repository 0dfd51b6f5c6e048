import Civil
package import Engine
import Insights
import Records
import Replies
import Session
import Store
import Synchronization

extension Session {
  /// Notices that two things seem to go together: each pair once ever, and at most one notice a day. Checked once a
  /// day, only on days with an entry, with the stricter `cueRisk`.
  package var insightNotices: NoticeSource {
    let lastCheck = Mutex<Day?>(nil)
    return NoticeSource { [self] now in
      guard lastCheck.withLock({ $0 != now.day }), storeOpener.resultIfOpened != nil, try isLogged(on: now.day) else {
        return []
      }
      lastCheck.withLock { $0 = now.day }
      guard let book = try logbook(nil, now.day, Turn(context: InputContext(now: now, zone: "", language: language)))
      else {
        return []
      }
      let report = InsightReport(book, today: now.day)
      let newFinding = try report.associations.associations.first {
        try $0.pValue * Double(report.associations.pairCount) <= Session.cueRisk
          && !store.isClaimed(cueID(of: $0), Session.cueClaim)
      }
      guard let newFinding else { return [] }
      return [
        Notice("\(report.sentence(newFinding)) “insights” shows more.", about: nil, isRequested: false, event: .insight)
        {
          [self] in
          try claims.take("cue", on: now.day) && store.claim(cueID(of: newFinding), Session.cueClaim)
        }
      ]
    }
  }

  private static let cueClaim = "told"
  /// The accepted chance for all pairs together. As it is checked every day, it is fifty times stricter than for one
  /// look.
  private static let cueRisk = Associations.risk / 50

  private func cueID(of association: Association) -> ID {
    ids.nameBased(
      Session.settingsNamespace, "cue \([association.one, association.other].sorted().joined(separator: " | "))")
  }

  private func isLogged(on day: Day) throws -> Bool {
    try !store.observations(SymptomEntry.self, day, day, limit: 1).isEmpty
      || !store.observations(Measure.self, day, day, limit: 1).isEmpty
      || !store.moods(day, day, limit: 1).isEmpty
  }
}
