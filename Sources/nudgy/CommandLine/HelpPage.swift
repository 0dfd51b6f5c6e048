import Cards
import Replies

/// Pages of help that belong to no verb: `nudgy help json`.
enum HelpPage: String, CaseIterable {
  case shell, json, accessibility, privacy

  /// What else a page is called.
  private static let otherNames: [String: HelpPage] = ["keys": .shell]

  init?(named name: String) {
    guard let page = HelpPage(rawValue: name) ?? HelpPage.otherNames[name] else { return nil }
    self = page
  }

  /// Each paragraph is one line.
  var text: String {
    switch self {
    case .shell:
      """
      nudgy alone opens the shell. A line is read in your own words, and what the command line takes works there as \
      well: list, done 2, note add …

      Keys that act on the card that is shown, with Enter; in “review” y, n and s work by themselves:

      \(CardKey.all.map { "  \($0.key)  \($0.label.text())" }.joined(separator: "\n"))
        ?  all keys

      Tab completes a verb or a card, and the arrows bring earlier lines back. Ctrl-C leaves what was begun; Ctrl-D or \
      “bye” closes the shell. Everything you typed is saved.
      """
    case .json:
      """
      nudgy --json VERB prints one JSON object a reply, in one line; nudgy --ndjson VERB one line for each record of a \
      list.

      Every reply has "schema" (this form is 1), "receipt" (what was done), "kind" (the member that has the content: \
      card, list, table, lines, chart and so on) and, where it is about one record, "id". An error is {"error": \
      {"message", "hint", "code"}}, with the exit code as its code; commands that print data of their own, such as \
      export, print it to standard error. Moments are ISO 8601 with the offset of their zone; a day without a time is \
      a date.

      An empty list is no line with --ndjson and --format. A template is filled with the record that was changed, too: \
      nudgy add milk --format '{id}'.

        nudgy --json add "call mum tomorrow at 5" | jq -r .id
        nudgy --ndjson list | jq -r 'select(.due != null) | .title'
        nudgy list --format '{id} {title} {due}'
        nudgy done ID                 the whole id, or six or more digits of its beginning or end

      nudgy schema prints the JSON Schema. Exit codes: 0 done, 1 failed, 2 usage, 3 not found, 4 locked, 5 needs an \
      answer, 130 interrupted. With 5 nothing was done: the question is printed and stays open for the next nudgy say, \
      as nobody is at a terminal to answer it; with --no-input it is an error instead.
      """
    case .accessibility:
      """
      nudgy --accessible, or NUDGY_ACCESSIBLE=1 or ACCESSIBLE=1 in the environment, or nudgy settings accessible on

      There are no boxes, no drawings and no colours then, and words stand for them. Nothing is asked of the terminal, \
      and a notice waits while a line is typed. NUDGY_TURN_END=over ends each turn of the shell with the line “over”, \
      for a screen reader.

      NO_COLOR=1 turns off colours alone. REDUCE_MOTION=1, or nudgy settings motion off, turns off what moves, and \
      nudgy settings penguin off the penguin.
      """
    case .privacy:
      """
      Everything stays on this machine. nudgy opens no connection unless you connect a model yourself, and nudgy ledger \
      lists every request that ever left.

      Notes, the journal, what you said of your moods and what nudgy knows of you are sealed on the disk. nudgy key \
      passphrase adds a passphrase, nudgy key lock closes everything at once, nudgy key recovery makes a code.

      nudgy export prints all of it, nudgy backup FILE writes it encrypted. It is in ~/.local/share/nudgy, \
      ~/.config/nudgy and ~/.local/state/nudgy, or below the XDG folders or NUDGY_HOME where those are set; deleting \
      these deletes it.
      """
    }
  }
}
