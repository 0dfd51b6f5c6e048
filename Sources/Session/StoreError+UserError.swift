import Engine
package import Replies
package import Store

extension StoreError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .newerSchema(let version, let supported):
      UserError(
        "This store was written by a newer nudgy (\(version), this one knows \(supported)).",
        hint: "Nothing was touched. Update nudgy to open it.")
    case .notOurs: UserError("The file nudgy.db belongs to another program.", hint: "Nothing was touched.")
    case .damaged: UserError("The store is damaged.", hint: "“nudgy doctor” mends what can be mended.")
    case .missing:
      UserError(
        "The store is gone, and there is no backup of it here.",
        hint: "Put the file nudgy.db back if you have it. “nudgy doctor” begins a new store.")
    case .readOnly, .full, .limited: UserError("\(reason) This was not saved.", hint: writeHint)
    case .littleRoom(let missing):
      UserError(
        "There is too little room on the disk: \(max(1, missing >> 20)) MB more are needed. No copy was made.",
        hint: StoreError.freeSpaceHint)
    case .busy:
      UserError("Another nudgy is still writing, so this was not saved.", hint: "Say it again in a moment.")
    case .other(let detail): UserError("The store could not do that: \(detail).")
    }
  }

  /// Why nothing can be written, and that nothing is lost by it.
  var reason: LocalizedText {
    switch self {
    case .full: "The disk is full. What was saved before is safe."
    case .limited: "This terminal does not allow larger files. What was saved before is safe."
    default: "The store cannot be written here."
    }
  }

  private var writeHint: LocalizedText {
    switch self {
    case .full: StoreError.freeSpaceHint
    case .limited: "“ulimit -f” shows the limit. Say it again in a terminal without one."
    default: "Is the disk read-only, or the folder someone else's?"
    }
  }

  /// Shown with an answer while the store is read-only.
  var readOnlyNotice: LocalizedText {
    switch self {
    case .full: "\(reason) Nothing new can be saved. \(StoreError.freeSpaceHint)"
    case .limited: "\(reason) Nothing new can be saved."
    default: "\(reason) It can be read, and nothing new can be saved."
    }
  }

  private static let freeSpaceHint: LocalizedText =
    "Deleting what you no longer need makes room: old downloads, or what is in the desktop's trash."
}
