import Language
import Replies

/// Assembles the tool calls of one answer from the pieces in which servers send them.
struct ToolCallAssembler {
  fileprivate struct Slot {
    var index: Double?
    var id = ""
    var name = ""
    var arguments = Arguments.text("")
    /// Further members that the server sent with the call.
    var extraMembers: [(key: String, value: JSON)] = []

    enum Arguments {
      case text(String)
      case object(JSON)
    }
  }

  /// Names of the tools that the model may call.
  let toolNames: Set<String>
  private var slots: [Slot] = []

  init(toolNames offered: Set<String>) { self.toolNames = offered }

  var isEmpty: Bool { slots.isEmpty }

  /// Bytes of names and arguments received as text.
  var size: Int { slots.reduce(0) { $0 + $1.size } }

  /// Takes one member of `delta.tool_calls` or `message.tool_calls`.
  mutating func append(_ piece: JSON) {
    let place = place(of: piece)
    let function = piece["function"]
    slots[place].appendExtraMembers(piece)
    if let id = piece["id"]?.string, !id.isEmpty { slots[place].id = id }
    if let name = function?["name"]?.string { slots[place].name = joined(slots[place].name, name) }
    slots[place].append(arguments: function?["arguments"])
  }

  /// - Parameter first: the number of calls in the conversation so far. Ids for calls without one are counted from it.
  func calls(after first: Int) -> [ModelCall] {
    var seenIDs: Set<String> = []
    return slots.enumerated().map { place, slot in
      let isNew = !slot.id.isEmpty && seenIDs.insert(slot.id).inserted
      let id = isNew ? slot.id : ModelCall.makeID(first + place)
      return switch slot.arguments {
      case .text(let text): ModelCall(id: id, name: slot.name, arguments: text, extraMembers: slot.extraMembers)
      case .object(let json): ModelCall(id: id, name: slot.name, arguments: json.text, extraMembers: slot.extraMembers)
      }
    }
  }
}

extension ToolCallAssembler {
  /// The index of the slot that a piece belongs to: by its index, unless that slot has another id; by its id; else the
  /// last slot.
  private mutating func place(of piece: JSON) -> Int {
    let id = piece["id"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let index = piece["index"]?.number
    var matching = slots.indices.filter { index == nil || slots[$0].index == index }
    if matching.isEmpty, id == nil, let last = slots.indices.last, slots[last].index == nil, !hasName(piece) {
      matching = [last]
    }
    if let place = matching.last(where: { id != nil && slots[$0].id == id }) { return place }
    if let last = matching.last, !startsNewCall(piece, id, than: slots[last]) { return last }
    slots.append(Slot(index: index))
    return slots.count - 1
  }

  private func startsNewCall(_ piece: JSON, _ id: String?, than slot: Slot) -> Bool {
    if id != nil, !slot.id.isEmpty { return true }
    // Two complete calls in a row that neither id nor index tells apart.
    guard hasName(piece), slot.isComplete else { return false }
    if let name = piece["function"]?["name"]?.string, name != slot.name, toolNames.contains(name) { return true }
    return switch piece["function"]?["arguments"] {
    case .object: true
    case .string(let text): text.trimmed.first == "{"
    default: false
    }
  }

  private func hasName(_ piece: JSON) -> Bool { piece["function"]?["name"]?.string?.isEmpty == false }

  /// Joins the pieces of a name. Servers repeat a name, leave it empty, or send it in pieces.
  private func joined(_ name: String, _ piece: String) -> String {
    if toolNames.contains(name + piece) { return name + piece }
    return piece == name || toolNames.contains(name) ? name : name + piece
  }
}

extension ToolCallAssembler.Slot {
  var size: Int {
    guard case .text(let text) = arguments else { return name.utf8.count }
    return name.utf8.count + text.utf8.count
  }

  var isComplete: Bool {
    switch arguments {
    case .object: true
    // A cheap check comes first, as this runs for every piece with a name: text that does not end in `}` is incomplete.
    case .text(let text): text.trimmed.last == "}" && JSON(reading: text)?.members != nil
    }
  }

  mutating func appendExtraMembers(_ piece: JSON) {
    let standardKeys: Set = ["index", "id", "type", "function"]
    for member in piece.members ?? [] where !standardKeys.contains(member.key) && member.value != .null {
      extraMembers.removeAll { $0.key == member.key }
      extraMembers.append(member)
    }
  }

  mutating func append(arguments piece: JSON?) {
    switch (arguments, piece) {
    case (.text(let text), .string(let more)): arguments = .text(text + more)
    case (_, .object?): arguments = .object(piece!)
    default: break
    }
  }
}
