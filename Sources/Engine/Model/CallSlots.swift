import Language
import Replies

/// The calls of one answer, put together from the pieces in which servers send them.
struct CallSlots {
  fileprivate struct Slot {
    var index: Double?
    var id = ""
    var name = ""
    var arguments = Arguments.text("")
    /// What else the server said of the call, by its own names.
    var others: [(key: String, value: JSON)] = []

    enum Arguments {
      case text(String)
      case object(JSON)
    }
  }

  /// Names of the tools that the model may call.
  let offered: Set<String>
  private var slots: [Slot] = []

  init(offering offered: Set<String>) { self.offered = offered }

  var isEmpty: Bool { slots.isEmpty }

  /// Bytes of what came in pieces.
  var size: Int { slots.reduce(0) { $0 + $1.size } }

  /// Takes one member of `delta.tool_calls` or `message.tool_calls`.
  mutating func take(_ piece: JSON) {
    let place = place(of: piece)
    let function = piece["function"]
    slots[place].take(piece)
    if let id = piece["id"]?.string, !id.isEmpty { slots[place].id = id }
    if let name = function?["name"]?.string { slots[place].name = joined(slots[place].name, name) }
    slots[place].take(arguments: function?["arguments"])
  }

  /// - Parameter first: how many calls there were in the conversation before; those without an id get one from it.
  func calls(after first: Int) -> [ModelCall] {
    var known: Set<String> = []
    return slots.enumerated().map { place, slot in
      let isNew = !slot.id.isEmpty && known.insert(slot.id).inserted
      let id = isNew ? slot.id : ModelCall.id(first + place)
      return switch slot.arguments {
      case .text(let text): ModelCall(id: id, name: slot.name, arguments: text, others: slot.others)
      case .object(let json): ModelCall(id: id, name: slot.name, arguments: json.text, others: slot.others)
      }
    }
  }
}

extension CallSlots {
  /// The slot that a piece belongs to: by its index, unless another id sits there; by its id; else the last one.
  private mutating func place(of piece: JSON) -> Int {
    let id = piece["id"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    let index = piece["index"]?.number
    var near = slots.indices.filter { index == nil || slots[$0].index == index }
    if near.isEmpty, id == nil, let last = slots.indices.last, slots[last].index == nil, !names(piece) { near = [last] }
    if let place = near.last(where: { id != nil && slots[$0].id == id }) { return place }
    if let last = near.last, !isAnother(piece, id, than: slots[last]) { return last }
    slots.append(Slot(index: index))
    return slots.count - 1
  }

  private func isAnother(_ piece: JSON, _ id: String?, than slot: Slot) -> Bool {
    if id != nil, !slot.id.isEmpty { return true }
    // A whole call after a whole call, with nothing else to tell them apart by.
    guard names(piece), slot.isWhole else { return false }
    if let name = piece["function"]?["name"]?.string, name != slot.name, offered.contains(name) { return true }
    return switch piece["function"]?["arguments"] {
    case .object: true
    case .string(let text): text.trimmed.first == "{"
    default: false
    }
  }

  private func names(_ piece: JSON) -> Bool { piece["function"]?["name"]?.string?.isEmpty == false }

  /// Servers repeat a name, leave it empty, send it in pieces.
  private func joined(_ name: String, _ piece: String) -> String {
    if offered.contains(name + piece) { return name + piece }
    return piece == name || offered.contains(name) ? name : name + piece
  }
}

extension CallSlots.Slot {
  var size: Int {
    guard case .text(let text) = arguments else { return name.utf8.count }
    return name.utf8.count + text.utf8.count
  }

  var isWhole: Bool {
    switch arguments {
    case .object: true
    // Cheap, as this is asked for each piece that bears a name: what does not end an object is none.
    case .text(let text): text.trimmed.last == "}" && JSON(reading: text)?.members != nil
    }
  }

  mutating func take(_ piece: JSON) {
    let own: Set = ["index", "id", "type", "function"]
    for member in piece.members ?? [] where !own.contains(member.key) && member.value != .null {
      others.removeAll { $0.key == member.key }
      others.append(member)
    }
  }

  mutating func take(arguments piece: JSON?) {
    switch (arguments, piece) {
    case (.text(let text), .string(let more)): arguments = .text(text + more)
    case (_, .object?): arguments = .object(piece!)
    default: break
    }
  }
}
