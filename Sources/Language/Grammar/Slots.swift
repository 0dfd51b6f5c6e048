/// What may stand in a tool's templates, by name; made when a template that could match first asks.
package struct Slots: Sendable {
  private let types: Once<[String: SlotType]>

  package init(_ types: @escaping @Sendable () -> [String: SlotType]) { self.types = Once(types) }

  /// The type of what stands in braces; `{value/value}` is one value over another, and `{capture}` and `{bare}` stand
  /// for several.
  package subscript(name: String) -> SlotType? {
    // These need no types, which most lines that keep a card then never ask for.
    if let type = SlotType(nameless: name) { return type }
    let types = types.value
    if let type = types[name] { return type }
    guard let bar = name.firstIndex(of: "/"), name[..<bar] == name[name.index(after: bar)...],
      case .number(let range)? = types[String(name[..<bar])]
    else { return nil }
    return .over(range)
  }
}
