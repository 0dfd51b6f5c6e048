/// Parses server-sent events (WHATWG) from bytes split at any place, and tolerates what servers get wrong:
/// a missing blank line after the last event, and a field `error:`, which becomes an event of that name.
package struct EventStream: Sendable {
  package struct Event: Hashable, Sendable {
    package var name = "message"
    package var data: String

    package init(name: String = "message", data: String) { (self.name, self.data) = (name, data) }
  }

  private var line: [UInt8] = []
  private var data: [UInt8]?
  private var name = ""
  private var endedInReturn = false
  private var isFirstLine = true

  package init() {}

  package mutating func consume(_ bytes: [UInt8]) -> [Event] {
    var events: [Event] = []
    var rest = bytes[...]
    while let byte = rest.first {
      if endedInReturn, byte == .newline { rest.removeFirst() }
      endedInReturn = false
      guard let end = rest.firstIndex(where: { $0 == .newline || $0 == .carriageReturn }) else {
        line += rest
        break
      }
      line += rest[..<end]
      endedInReturn = rest[end] == .carriageReturn
      rest = rest[(end + 1)...]
      if let event = endLine() { events.append(event) }
    }
    return events
  }

  /// The events in the remaining bytes, when no more come.
  package mutating func end() -> [Event] {
    let last = line.isEmpty ? nil : endLine()
    return [last, endEvent()].compactMap(\.self)
  }

  private mutating func endLine() -> Event? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[min(colon + 1, line.endIndex)...]
    if value.first == UInt8(ascii: " ") { value.removeFirst() }
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data": append(value)
    case "event": name = String(decoding: value, as: UTF8.self)
    case "error":
      name = "error"
      append(value)
    default: break
    }
    return nil
  }

  private mutating func append(_ value: ArraySlice<UInt8>) {
    if data == nil { data = Array(value) } else { data! += [.newline] + value }
  }

  private mutating func endEvent() -> Event? {
    defer { (data, name) = (nil, "") }
    guard let data, !data.isEmpty else { return nil }
    return Event(name: name.isEmpty ? "message" : name, data: String(decoding: data, as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")
}
