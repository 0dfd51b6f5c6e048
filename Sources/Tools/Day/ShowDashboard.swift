import Civil
import Desktop
import Engine

extension Profile {
  var showDashboard: Tool {
    Tool(
      "show_dashboard", verb: "today", "Shows the day at a glance.", topic: .day,
      words: [
        "day": "[of|for|on] [my|the|today] [day|today|day today]"
      ],
      phrases: [
        """
        [show|show me|open|give me|see|view|pull up|bring up|go to] [my|the|a|an|todays] [quick|daily|brief]
        (dashboard|overview|briefing|summary|rundown|run down|recap|day at a glance|home screen|big picture)
        <day>
        """,
        "[good morning|morning|hello|hi] (whats|what is) (my|the) day [look like|like|looking like]",
        "[my|the|todays] day [at a glance|today]",
        "today [at a glance|overview|please]",
        "(show|show me) [my|the] (day|today)",
        "(show|show me|open|see|view) today",
        """
        how (does|is|will) (my day|today|the day|my day today) [be] (look|looking|shaping up|lined up|going
        to look|shape up|like) [like|so far|today]
        """,
        "hows (my day|today|the day) [looking|shaping up|lined up] [so far|today]",
        """
        (whats|what is|what does) (my day|today|the day|my day today) (like|look like|looking like|hold) [so
        far|today]
        """,
        "(whats|what is) [on|in] (my|the) day [ahead|today]",
        "(whats|what is) (happening|going on|up|in store|ahead) today",
        "(brief|update|catch) me [up] [on] [my|the] [day|today]",
        "(sum|summarise|summarize) [up] (my|the) day",
        "(start|plan) my day",
        "(morning|daily|evening) (briefing|brief|summary|overview|check in|checkin)",
        "(whats|what is) the plan [for] [today]",
      ],
      examples: [Example("dashboard"), Example("give me an overview of my day"), Example("how does my day look")],
      toolset: .essential,
      does: Work(.inner(.flag("mood", "the week's moods alone, as after one more of them"))) { turn, isMood in
        let keys = Reply.Lead.keys(Profile.dayKeys, again: nil)
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
