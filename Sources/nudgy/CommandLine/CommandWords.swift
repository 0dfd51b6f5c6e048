import Replies
import Tools

/// The words that begin a command line, and the tools that they name: everyday verbs stand alone ("done milk"), the rest
/// is a noun with one of its verbs ("note add …", "mood list"). Each tool's own verb works as well; where it clashes with
/// a noun's verb, the noun's verb wins.
enum CommandWords {
  /// The verbs of one noun, each with the names of the tools that it may mean, in the order of help.
  typealias Verbs = KeyValuePairs<String, [String]>

  static let nouns: KeyValuePairs<String, Verbs> = [
    "note": [
      "add": ["add_note"], "list": ["list_notes"], "find": ["find_notes"], "show": ["show_note"], "edit": ["edit_note"],
      "delete": ["delete_note"], "pin": ["pin_note"], "unpin": ["unpin_note"],
    ],
    "journal": [
      "add": ["write_journal"], "list": ["show_journal"], "find": ["find_journal"], "show": ["show_journal_entry"],
      "edit": ["edit_journal_entry"], "delete": ["delete_journal_entry"],
    ],
    "prompt": [
      "add": ["add_prompt"], "list": ["list_prompts"], "show": ["journal_prompt"], "delete": ["delete_prompt"],
    ],
    "mood": ["add": ["log_mood"], "list": ["show_mood"], "edit": ["edit_mood"], "delete": ["delete_mood"]],
    "log": [
      "add": ["log_symptom", "log_medication", "log_measure"], "list": ["show_timeline"], "show": ["show_entry"],
      "edit": ["edit_entry"], "comment": ["comment_entry"], "delete": ["delete_entry"],
    ],
    "plan": ["add": ["plan_medication"], "list": ["show_plans"], "delete": ["stop_plan"]],
    "memory": ["add": ["remember"], "list": ["show_memory"], "delete": ["forget"]],
    "trash": ["list": ["show_trash"], "empty": ["empty_trash"]],
    "key": [
      "lock": ["lock"], "unlock": ["unlock"], "passphrase": ["set_passphrase"], "recovery": ["make_recovery_code"],
    ],
  ]

  /// The verbs of nouns that are subcommands.
  static let subcommandVerbs: KeyValuePairs<String, [String]> = [
    "profile": ["list", "add", "use"], "inbox": ["list", "add", "take"],
  ]

  /// The verbs that a noun can have. Behind one that lacks it, such a word is a mistake and no text.
  private static let commonVerbs: Set = ["add", "list", "find", "show", "edit", "delete"]

  /// What other programs call a noun's verb, where no text begins so.
  private static let nounAliases = ["ls": "list", "rm": "delete", "grep": "find"]

  /// What other programs call a verb.
  static let aliases = [
    "ls": "list", "rm": "drop", "delete": "drop", "remove": "drop", "del": "drop", "search": "find", "grep": "find",
    "postpone": "snooze", "later": "snooze", "config": "settings", "do": "done", "finish": "done",
    "close": "done", "info": "show", "view": "show", "modify": "edit", "mod": "edit", "start": "focus", "new": "add",
    "create": "add", "cal": "calendar", "agenda": "calendar",
  ]

  /// What other programs have as a verb and nudgy says in another way.
  static let elsewhere = [
    "": "nudgy help", "version": "nudgy --version", "-v": "nudgy --version",
    "quit": "Ctrl-D or “bye” closes the shell.",
    "exit": "Ctrl-D or “bye” closes the shell.", "tags": "nudgy list --tag NAME", "projects": "nudgy list --tag NAME",
    "overdue": "nudgy list overdue", "completed": "nudgy list done", "history": "nudgy list done",
    "archive": "nudgy list done", "waiting": "nudgy list snoozed", "tomorrow": "nudgy list tomorrow",
    "week": "nudgy list week", "count": "nudgy --ndjson list | wc -l", "ids": "nudgy list --format '{id}'",
    "annotate": "nudgy edit 2 --notes WORDS", "append": "nudgy edit 2 --notes WORDS",
    "rename": "nudgy edit 2 --title WORDS", "summary": "nudgy stats", "import": "nudgy restore FILE",
    "purge": "nudgy trash empty",
  ]

  static func verbs(of noun: String) -> Verbs? { nouns.first { $0.key == noun }?.value }

  /// The everyday verbs, by what they are for.
  static let everyday: KeyValuePairs<String, [String]> = [
    "things to do": ["add", "next", "done", "snooze", "skip", "list", "find", "show", "edit", "drop", "reopen"],
    "back and forth": ["undo", "redo", "trash"],
    "the day": ["today", "review", "focus", "stop", "calendar", "stats", "reflect", "fresh-start"],
    "a full head": ["dump", "sort", "break", "untangle", "split"],
    "body and mind": ["symptom", "dose", "measure", "doses", "moods", "grateful", "insights", "visit"],
    "how it is set up": ["settings", "wardrobe", "crisis", "help"],
  ]

  /// A command line's words with the noun or alias resolved.
  struct Resolved {
    /// The tools that the words name, of which the rest decides where there are several; empty for a tool's own verb.
    var toolNames: [String] = []
    /// Without the noun.
    var words: [String]
    /// Whether all that follows is text: after "note add".
    var isText = false
  }

  /// The words with the verb, and a noun and its verb, in small letters.
  static func folded(_ words: [String]) -> [String] {
    guard let first = words.first?.lowercased() else { return words }
    var words = [first] + words.dropFirst()
    if words.count > 1, case let second = words[1].lowercased(), let known = verbs(of: first)?.map(\.key),
      known.contains(nounAliases[second] ?? second)
    {
      words[1] = second
    }
    return words
  }

  /// - Parameter words: the command line without its flags.
  static func resolve(_ words: [String]) -> Resolved {
    guard let first = words.first else { return Resolved(words: words) }
    if words.count > 1, let verbs = verbs(of: first), case let verb = nounAliases[words[1]] ?? words[1],
      let tools = verbs.first(where: { $0.key == verb })?.value
    {
      return Resolved(toolNames: tools, words: [first] + words.dropFirst(2), isText: verb == "add")
    }
    return Resolved(words: [aliases[first] ?? first] + words.dropFirst())
  }

  /// The error for a noun with a verb that others have and it has not.
  static func missingVerb(_ words: [String]) -> UserError? {
    guard words.count > 1, case let verb = nounAliases[words[1]] ?? words[1], commonVerbs.contains(verb),
      let known = verbs(of: words[0])?.map(\.key) ?? subcommandVerbs.first(where: { $0.key == words[0] })?.value,
      !known.contains(verb)
    else { return nil }
    return missingVerb(words[1], of: words[0], known)
  }

  static func missingVerb(_ verb: String, of noun: String, _ known: [String]) -> UserError {
    UserError(
      "“\(noun)” has no “\(verb)”. It has \(known.map { "\($0)" as LocalizedText }).",
      hint: known.contains("add") ? "Words of your own stand behind add: nudgy \(noun) add \(verb) …" : nil,
      code: .usage)
  }

  /// A noun that is no tool's verb: alone it lists what it has, and what follows it is added. Empty where it has neither.
  static func resolveBare(_ words: [String]) -> Resolved {
    let verb = words.count == 1 ? "list" : "add"
    let tools = words.first.flatMap(verbs)?.first { $0.key == verb }?.value
    return Resolved(toolNames: tools ?? [], words: words)
  }

  /// The same in the words of the subcommand: "profile list", "profile add work", "profile use work", "inbox list".
  static func subcommandWords(_ words: [String]) -> [String] {
    switch (words.first, words.dropFirst().first) {
    case ("profile", "list") where words.count == 2: ["profile"]
    case ("inbox", "list") where words.count == 2: ["inbox"]
    case ("profile", "add"): ["profile"] + words.dropFirst(2) + ["--make"]
    case ("profile", "use") where words.count > 2: ["profile"] + words.dropFirst(2)
    default: words
    }
  }
}
