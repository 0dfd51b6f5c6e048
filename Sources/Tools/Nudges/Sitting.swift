import Engine
import Language
import Records

/// The cards looked at one after the other; it lives in the calls that lead from one to the next, and nowhere else.
struct Sitting {
  static let length = 5

  let seen: [ID]

  init(_ seen: [String]?) { self.seen = (seen ?? []).compactMap { ID($0.trimmingPrefix("#")) } }

  private init(ids: [ID]) { seen = ids }

  var isOver: Bool { seen.count >= Sitting.length }

  static let begin = Call("review")
  static let stop = Call("review", ["stop": .flag(true)])

  func following(_ nudge: Nudge) -> Call { Sitting(ids: seen + [nudge.id]).call }
  func again(_ nudge: Nudge) -> Call { again(nudge.id) }
  var previous: Call? { seen.last.map { Sitting(ids: seen.dropLast()).again($0) } }

  private func again(_ id: ID) -> Call { call.with("which", .words("#\(id)")) }
  private var call: Call { Call("review", ["seen": .list(seen.map { .words("#\($0)") })]) }
}
