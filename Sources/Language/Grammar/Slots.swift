/// What may stand in a tool's templates, by name; made when a template that could match first asks.
package struct Slots: Sendable {
  private let types: Once<[String: SlotType]>

  package init(_ types: @escaping @Sendable () -> [String: SlotType]) { self.types = Once(types) }

  /// The type of what stands in braces: `{value/value}` is one value over another, `{value+unit}` both in one word,
  /// `{choice*}` a value beyond those that are known; `{capture}` and `{bare}` stand for several.
  package subscript(name: String) -> SlotType? {
    // These need no types, which most lines that keep a card then never ask for.
    if let type = SlotType(nameless: name) { return type }
    let types = types.value
    if let type = types[name] { return type }
    let names = name.slotNames
    switch (names.first.flatMap { types[$0] }, names.last.flatMap { types[$0] }) {
    case (.choice, _) where name.hasSuffix("*"): return .which
    case (.number(let range), .choice(let choices)) where name.contains("+"): return .amount(range, choices)
    case (.number(let range), _) where name.contains("/") && names.first == names.last: return .over(range)
    default: return nil
    }
  }
}
