/// The types of a tool's slots by name, computed when a template that could match first needs them.
package struct Slots: Sendable {
  private let types: Lazy<[String: SlotType]>

  package init(_ types: @escaping @Sendable () -> [String: SlotType]) { self.types = Lazy(types) }

  /// The type of the slot: `{value/value}` is one value over another, `{value+unit}` a value and its unit in one word,
  /// `{choice*}` also accepts unknown values; `{capture}` and `{bare}` fill several parameters.
  package subscript(name: String) -> SlotType? {
    // These need no lookup, so most lines that add a card never compute the types.
    if let type = SlotType(reservedName: name) { return type }
    let types = types.value
    if let type = types[name] { return type }
    let names = name.parameterNames
    switch (names.first.flatMap { types[$0] }, names.last.flatMap { types[$0] }) {
    case (.choice, _) where name.hasSuffix("*"): return .reference
    case (.number(let range), .choice(let choices)) where name.contains("+"): return .amount(range, choices)
    case (.number(let range), _) where name.contains("/") && names.first == names.last: return .numberPair(range)
    default: return nil
    }
  }
}
