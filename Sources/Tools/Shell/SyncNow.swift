import Engine

extension Profile {
  var syncNow: Tool {
    Tool(
      "sync_now", verb: "sync", "Exchanges changes with your other devices now.", topic: .shell,
      words: [
        "sync": "(sync|resync|synchronise|synchronize|syncronise|syncronize|synch|sync up)",
        "all": """
        [up] [it|everything|all|all my|all of my|my|the|with my|with|to] [stuff|data|devices|cards|things|notes
        |tasks|phone|laptop|other devices|computer|cloud|the cloud|nudges|everything|files]
        """,
      ],
      phrases: [
        "<sync> <all> [now|right now|again|please|up]",
        """
        (run|start|do|force|trigger|kick off|begin) [a|the|another] [full|manual|new] (sync|synchronisation
        |synchronization) [now]
        """,
        "(push|upload|pull|fetch) [all] my (changes|data|stuff) [now|to the cloud|from the cloud]",
        "i (want|need) to <sync> <all> [now]",
        "make sure (everything|my stuff|all) (is|gets) synced [up|now]",
        "get everything (synced|in sync) [now]",
      ],
      examples: [Example("sync now"), Example("sync my stuff")],
      toolset: .personal,
      does: Work(notYet: "Other devices"))
  }
}
