package import Engine
package import Records
import Replies
import Store

extension Session {
  /// Keeps a line as it was typed. Undo leaves it: it reverts what a line did, never that it was typed.
  @discardableResult
  package func storeUnsortedLine(_ words: String, isRead: Bool = false, _ turn: Turn) throws -> ID {
    let id = ids.random()
    var line = UnsortedLine(
      id: id, text: try sealedFields.sealToInbox(words, of: id, .unsortedText), createdAt: turn.now)
    line.sortedKind = isRead ? UnsortedLine.read : nil
    try changes.write("kept a line", "out_of_scope", origin: .delivery) { [line] in try $0.put(line) }
    return id
  }

  /// Keeps a line beside an answer that must come in any case. Returns false if it could not be kept, which is logged.
  @discardableResult
  package func keepBesideAnswer(_ words: String, isRead: Bool = false, _ turn: Turn) -> Bool {
    log.attempt("keeping a line") { try storeUnsortedLine(words, isRead: isRead, turn) } != nil
  }
}
