/// A JSON value whose objects keep the order they were written in.
package indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  package var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
  package var members: [(key: String, value: JSON)]? { if case .object(let members) = self { members } else { nil } }

  package static func == (a: JSON, b: JSON) -> Bool {
    switch (a, b) {
    case (.null, .null): true
    case (.bool(let a), .bool(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.array(let a), .array(let b)): a == b
    case (.object(let a), .object(let b)): a.elementsEqual(b) { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(booleanLiteral flag: Bool) { self = .bool(flag) }
  package init(nilLiteral: ()) { self = .null }
  package init(arrayLiteral items: JSON...) { self = .array(items) }
  package init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }
  package init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .null }
}

extension JSON {
  /// The value without `null` members, recursively.
  package var withoutNulls: JSON {
    switch self {
    case .object(let members): .object(members.filter { $0.value != .null }.map { ($0.key, $0.value.withoutNulls) })
    case .array(let items): .array(items.map(\.withoutNulls))
    default: self
    }
  }

  /// The value without members of that name, recursively.
  package func without(_ name: String) -> JSON {
    switch self {
    case .object(let members): .object(members.filter { $0.key != name }.map { ($0.key, $0.value.without(name)) })
    case .array(let items): .array(items.map { $0.without(name) })
    default: self
    }
  }
}
