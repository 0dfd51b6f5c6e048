import Desktop
package import Engine
import Replies
package import Session
import Settings

extension Session {
  package var showDashboard: Tool {
    Tool(
      "show_dashboard", verb: "today", "Shows the day at a glance.", topic: .day, toolset: .essential,
      does: Work(.internalOnly(.flag("mood", "the week's moods alone, as after one more of them"))) {
        turn, showsMoodOnly in
        let keys = Reply.FollowUp.keys(Session.dashboardActions, again: nil)
        if showsMoodOnly { return Reply(nil, .page([try moodWeek(turn)]), followUp: keys) }
        // The command of the setting `todayCommand`, started first so that it runs while the rest is looked up. It gets
        // one second.
        let command = settings.current.todayCommand.flatMap { ShellCommand($0, within: .seconds(1)) }
        let greeting = try welcome(turn)
        let upcoming = try keyAccess.whileUnlocked { try upcomingCards(turn) } ?? []
        let parts =
          try upcoming
          + [latestNotes, journalLines, moodWeek].compactMap { part in try keyAccess.whileUnlocked { try part(turn) } }
        let commandOutput = command?.firstLine().map { Reply.Content.lines(["\($0)"]) } ?? .nothing
        return Reply(
          greeting, .page(([commandOutput] + parts).filter { $0 != .nothing }), followUp: keys)
      })
  }
}
