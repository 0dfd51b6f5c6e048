import Engine
package import Replies
package import Store

extension StoreError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .newerSchema(let version, let supported):
      UserError(
        "This store was written by a newer nudgy (version \(version); this one knows \(supported)).",
        hint: "Nothing was changed. Update nudgy to open it.")
    case .notOurs: UserError("The file nudgy.db belongs to another program.", hint: "Nothing was changed.")
    case .damaged: UserError("The store is damaged.", hint: "“nudgy doctor” repairs what it can.")
    case .missing:
      UserError(
        "The store is gone, and there's no backup of it here.",
        hint: "If you have the file nudgy.db, put it back. “nudgy doctor” starts a new store.")
    case .readOnly, .full, .limited: UserError("\(reason) This was not saved.", hint: writeHint)
    case .littleRoom(let missing):
      UserError(
        "There's no room on the disk for a copy: it needs \(max(1, missing >> 20)) MB more.",
        hint: StoreError.freeSpaceHint)
    case .busy:
      UserError("Another nudgy is still writing, so this wasn't saved.", hint: "Try again in a moment.")
    case .other(let detail): UserError("The store couldn't do that: \(detail).")
    }
  }

  /// Why nothing can be written, and that nothing is lost by it.
  var reason: LocalizedText {
    switch self {
    case .full: "The disk is full. Everything saved before is safe."
    case .limited: "This terminal doesn't allow larger files. Everything saved before is safe."
    default: "The store can't be written here."
    }
  }

  private var writeHint: LocalizedText {
    switch self {
    case .full: StoreError.freeSpaceHint
    case .limited: "“ulimit -f” shows the limit. Try again in a terminal without one."
    default: "Is the disk read-only, or does the folder belong to someone else?"
    }
  }

  /// Shown with an answer while the store is read-only.
  var readOnlyNotice: LocalizedText {
    switch self {
    case .full: "\(reason) Nothing new can be saved. \(StoreError.freeSpaceHint)"
    case .limited: "\(reason) Nothing new can be saved."
    default: "\(reason) You can read everything, but nothing new can be saved."
    }
  }

  private static let freeSpaceHint: LocalizedText =
    "Free some space, for example by deleting old downloads or emptying the trash."
}
