import Civil
import Engine
import Language
import Records
import Store

extension Profile {
  var stopFocus: Tool {
    Tool(
      "stop_focus", verb: "stop", "Ends the stretch of focus.", topic: .focus,
      words: [
        "session": """
        (focus|focusing|focussing|session|focus session|focus mode|focus time|focus timer|timer|pomodoro|pomo
        |body doubling|body double)
        """
      ],
      phrases: [
        """
        (stop|end|finish|quit|cancel|exit|leave|kill|abort|halt|turn off|switch off|get out of|wrap up) [the
        |my|this] <session> [now|early|please]
        """,
        """
        [im|i am|ok im] (done|finished|through) (focusing|focussing|with focus|with focusing|with focus mode
        |with the focus session|with the session|with this session|with my session|with the pomodoro) [now]
        [stop the session|end the session|stop the timer|stop]
        """,
        "<session> (off|over|done|finished|end|ended|stop)",
        "[the|my|this] (session|focus|focus session|pomodoro|timer) is (over|done|finished)",
        """
        [i] (cant|can not|cannot) (focus|concentrate) (anymore|any more|any longer|now) [stop|stop the timer
        |end the session]
        """,
        "(no more|enough) (focus|focusing|focussing) [for now|for today|now]",
        "unfocus", "stop the clock", "pause",
        "[pause|time out|hold on|wait|ok|stop] i (need|want|am having|am taking) a (break|breather|rest) [now|please]",
        "(thats|that is|ive had|ive done) enough (focus|focusing|focussing|work|working) [for now|for today|now]",
        "[i] [want|need|would like|have] [to] (stop|quit|finish|end) (focusing|focussing|working)",
        "stop",
      ],
      examples: [Example("stop focus"), Example("end the focus session"), Example("im done focusing")],
      writes: true, toolset: .essential,
      does: Work { turn in
        guard let session = try store.openFocus() else {
          return Reply("There is no stretch of focus to end.", focus: .over)
        }
        try end(session, at: turn.now, origin: .person)
        let minutes = session.minutes(until: min(turn.now, session.plannedEnd ?? turn.now))
        guard minutes > 0 else { return Reply("Ended. Begin again whenever it suits.", focus: .over) }
        guard let nudge = try session.nudge.flatMap({ try store.nudge($0) }), nudge.status == .active else {
          return Reply("\(minutes, "minute", "minutes") of focus. They count.", focus: .over, occasion: .focusOver)
        }
        return Reply(
          "\(minutes, "minute", "minutes") for \(nudge.title). They count.",
          lead: .question(
            Question(
              "Is it done?",
              choices: [.init("yes", Call("complete_nudge", ["which": .words("#\(nudge.id)")])), .init("not yet", nil)])
          ),
          about: reference(nudge), focus: .over)
      })
  }
}
