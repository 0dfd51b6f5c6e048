import Civil
import Desktop
package import Engine
import Replies
package import Session
import Settings

extension Session {
  package var showDashboard: Tool {
    Tool(
      "show_dashboard", verb: "today", "Shows the day at a glance.", topic: .day, toolset: .essential,
      does: Work(.inner(.flag("mood", "the week's moods alone, as after one more of them"))) { turn, isMood in
        let keys = Reply.Lead.keys(Session.dayKeys, again: nil)
        if isMood { return Reply(nil, .page([try moodWeek(turn)]), lead: keys) }
        // It runs while all else is looked up.
        let command = settings.current.todayCommand.flatMap { Command($0, within: .seconds(1)) }
        let greeting = try welcome(turn)
        let parts = try [nextFew, latestNotes, journalLines, moodWeek].compactMap { part in
          try whileUnlocked { try part(turn) }
        }
        let line = command?.firstLine().map { Reply.Show.lines(["\($0)"]) } ?? .nothing
        return Reply(
          greeting, .page(([line] + parts).filter { $0 != .nothing }), lead: keys)
      })
  }
}
