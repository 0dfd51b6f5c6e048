import Engine
import Language
import Records
import Store

/// Something written over many lines. Each is kept, sealed, as it is typed, until the whole takes their place: what a
/// terminal takes with it waits for the next.
struct Writing {
  /// The kind it becomes.
  let kind: String
  /// The tool that takes a line in `parameter`, with the flag `line`, and the whole in it without; `id` names it.
  let tool: String
  let parameter: String

  func collector(_ id: ID, _ prompt: Said, _ call: Call) -> Collector {
    let call = call.with("id", .words("#\(id)"))
    return Collector(prompt, call, parameter, each: call.with("line", .flag(true)), isSealed: true)
  }
}

extension Profile {
  /// Nothing is asked for once the writing has begun, so the key is tried now.
  func tryKey(_ writing: Writing) throws { _ = try seal("", of: ids.random(), "\(writing.kind).body") }

  /// Keeps one line of what is still being written.
  func keep(_ line: String, of id: ID, _ writing: Writing, _ turn: Turn) throws -> Reply {
    if case .memory(let error) = try opened().outcome { throw error }
    let own = ids.random()
    var unsorted = Unsorted(id: own, text: try seal(line, of: own, "unsorted.text"), createdAt: turn.now)
    (unsorted.sortedKind, unsorted.sortedID) = (writing.kind, id)
    try change("typed a line", writing.tool, origin: .delivery) { try $0.put(unsorted) }
    return Reply()
  }

  /// What was begun last and not ended: which it was to be, and its lines so far.
  func cutShort(_ writing: Writing) throws -> (id: ID, text: String)? {
    guard let id = try store.openWriting(writing.kind) else { return nil }
    let lines = try store.lines(of: id, writing.kind).map { try open($0.text, of: $0.id, "unsorted.text") }
    return (id, lines.joined(separator: "\n"))
  }
}
