package import Engine
package import Store

extension StoreError: Troubled {
  package var trouble: Trouble {
    switch self {
    case .newerSchema(let found, let known):
      Trouble(
        "This store was written by a newer nudgy (\(found), this one knows \(known)).",
        hint: "Nothing was touched. Update nudgy to open it.")
    case .notOurs: Trouble("The file nudgy.db belongs to another program.", hint: "Nothing was touched.")
    case .damaged: Trouble("The store is damaged.", hint: "“nudgy doctor” mends what can be mended.")
    case .gone:
      Trouble(
        "The store is gone, and there is no backup of it here.",
        hint: "Put the file nudgy.db back if you have it. “nudgy doctor” begins a new store.")
    case .readOnly: Trouble("The store cannot be written here.", hint: "Is the folder someone else's?")
    case .full: Trouble("The disk is full. Nothing was changed.", hint: "Make some room and say it again.")
    case .busy: Trouble("Another nudgy is writing. Nothing was changed.", hint: "Say it again in a moment.")
    case .other(let what): Trouble("The store could not do that: \(what).")
    }
  }
}
