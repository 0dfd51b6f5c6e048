import Engine

extension Profile {
  var stopFocus: Tool {
    let session = """
      (focus|focusing|focussing|session|focus session|focus mode|focus time|focus timer|timer|pomodoro|pomo
      |body doubling|body double)
      """
    return Tool(
      "stop_focus", verb: "stop", "Ends the stretch of focus.", topic: .focus,
      phrases: [
        """
        (stop|end|finish|quit|cancel|exit|leave|kill|abort|halt|turn off|switch off|get out of|wrap up) [the
        |my|this] \(session) [now|early|please]
        """,
        """
        [im|i am|ok im] (done|finished|through) (focusing|focussing|with focus|with focusing|with focus mode
        |with the focus session|with the session|with this session|with my session|with the pomodoro) [now]
        [stop the session|end the session|stop the timer|stop]
        """,
        "\(session) (off|over|done|finished|end|ended|stop)",
        "[the|my|this] (session|focus|focus session|pomodoro|timer) is (over|done|finished)",
        """
        [i] (cant|can not|cannot) (focus|concentrate) (anymore|any more|any longer|now) [stop|stop the timer
        |end the session]
        """,
        "(no more|enough) (focus|focusing|focussing) [for now|for today|now]",
        "unfocus",
      ],
      examples: [Example("stop focus"), Example("end the focus session"), Example("im done focusing")]
    ) { _ in self.notYet("Focus sessions") }
  }
}
