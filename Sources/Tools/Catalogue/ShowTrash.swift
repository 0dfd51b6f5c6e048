import Cards
import Engine
import Language
import Replies
import Session
import Store

extension Session {
  var showTrash: Tool {
    Tool(
      "show_trash", verb: "trash", "Lists what was dropped or deleted and can be brought back.", topic: .shell,
      toolset: .personal,
      does: Work(.internalOnly(.optional(.number("from", "how many come before those to list", 0...1_000_000)))) {
        turn, from in
        let all = try trashedRecords(turn)
        guard !all.isEmpty else {
          return Reply(try store.trash().isEmpty ? "The trash is empty." : Session.unnamedTrash)
        }
        let earlier = from ?? 0
        let shown = all.dropFirst(earlier).prefix(max(Session.trashLimit, listLimit)).map(\.card)
        let end = earlier + shown.count
        let list = Reply.List(
          "In the trash", shown, earlier: earlier, more: max(0, all.count - end),
          nextPage: ["from": .number(Double(end))])
        return Reply(Session.trashHint, .list(list))
      })
  }

  private static let trashLimit = 20
  private static let trashHint: LocalizedText =
    "“bring back 2” puts one back, “empty the trash” deletes all of it for good."
  private static let unnamedTrash: LocalizedText =
    "Nothing in the trash has a name; “empty the trash” deletes what is left of undone changes."
}
