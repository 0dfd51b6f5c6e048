package import Replies

/// Holds values against a JSON Schema. It knows the keywords that nudgy's own schema uses, and finds fault with any other.
package struct JSONSchema {
  private let root: JSON

  package init(_ root: JSON) { self.root = root }

  /// What is wrong with the value, each with its place; empty if nothing is.
  package func problems(of value: JSON) -> [String] { problems(value, root, at: "") }

  /// The names of the forms in `oneOf` that the value has.
  package func forms(of value: JSON) -> [String] {
    (root["oneOf"]?.array ?? []).filter { problems(value, $0, at: "").isEmpty }
      .compactMap { $0["$ref"]?.string?.split(separator: "/").last.map(String.init) }
  }

  private func problems(_ value: JSON, _ schema: JSON, at place: String) -> [String] {
    (schema.members ?? []).flatMap { keyword, argument in
      problems(value, keyword, argument, in: schema, at: place)
    }
  }

  private func problems(
    _ value: JSON, _ keyword: String, _ argument: JSON, in schema: JSON, at place: String
  ) -> [String] {
    switch keyword {
    case "$schema", "$defs", "title", "description": return []
    case "$ref":
      guard let definition = definition(argument) else { return ["\(place): no definition \(argument.text)"] }
      return problems(value, definition, at: place)
    case "type":
      let types = argument.array ?? [argument]
      return types.contains { has(value, $0.string ?? "") } ? [] : ["\(place): \(value.text) is no \(argument.text)"]
    case "const": return value == argument ? [] : ["\(place): \(value.text) is not \(argument.text)"]
    case "enum":
      return argument.array?.contains(value) == true ? [] : ["\(place): \(value.text) is none of \(argument.text)"]
    case "oneOf":
      let tried = (argument.array ?? []).map { problems(value, $0, at: place) }
      let count = tried.count(where: \.isEmpty)
      // The form that comes closest tells what is wrong.
      return count == 1
        ? [] : ["\(place): \(count) of \(tried.count) forms fit"] + (tried.min { $0.count < $1.count } ?? [])
    case "items":
      return (value.array ?? []).enumerated().flatMap { problems($1, argument, at: "\(place)/\($0)") }
    case "properties":
      return (argument.members ?? []).flatMap { name, schema in
        value[name].map { problems($0, schema, at: "\(place)/\(name)") } ?? []
      }
    case "required":
      guard let members = value.members else { return [] }
      return (argument.array ?? []).compactMap(\.string)
        .filter { name in !members.contains { $0.key == name } }.map { "\(place)/\($0) is missing" }
    case "additionalProperties":
      let known = Set(schema["properties"]?.members?.map(\.key) ?? [])
      guard argument == false, let members = value.members else { return [] }
      return members.map(\.key).filter { !known.contains($0) }.map { "\(place)/\($0) is unknown" }
    default: return ["\(place): the keyword \(keyword) is not known here"]
    }
  }

  private func definition(_ reference: JSON) -> JSON? {
    guard let path = reference.string, path.hasPrefix("#/$defs/") else { return nil }
    return root["$defs"]?[String(path.dropFirst(8))]
  }

  private func has(_ value: JSON, _ type: String) -> Bool {
    switch (type, value) {
    case ("null", .null), ("boolean", .bool), ("string", .string), ("number", .number), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }
}
