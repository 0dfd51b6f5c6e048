import Engine

extension Profile {
  var openSettings: Tool {
    let open = """
      [open|show|show me|go to|change|edit|see|view|adjust|update|tweak|check|take me to|bring up|pull up
      |configure|manage|get to|display|modify|access]
      """
    return Tool(
      "open_settings", verb: "settings", "Shows the settings and where they stand.", topic: .shell,
      phrases: [
        """
        \(open) [me] [up] [my|the|your|all|nudgy|nudgys|app] (settings|setting|preferences|prefs|prefrences
        |options|config|configuration|setup)
        """,
        """
        (where are|wheres|where is|where do i find|where can i find|how do i change|how do i get to|how do i
        open) [my|the|your] (settings|preferences|options|config)
        """,
        """
        [i] (want|need|would like) to (change|open|see|edit|adjust|update|tweak) [my|the|some|a few]
        (settings|setting|preferences|options)
        """,
        "let me (change|open|see|edit|adjust|update|tweak) [my|the|some] (settings|setting|preferences|options)",
      ],
      examples: [Example("open settings"), Example("change my preferences")]
    ) { _ in self.notYet("Settings") }
  }
}
