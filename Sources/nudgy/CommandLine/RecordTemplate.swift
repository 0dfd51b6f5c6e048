import Replies

/// A line for a record: fields in braces are replaced by their values, “{id} {title}”; a field that is not there is
/// empty. `\t` and `\n` stand for a tab and a line break.
struct RecordTemplate {
  private let template: String

  init(_ template: String) { self.template = template }

  /// The first field that none of the records has; `nil` where there is none.
  func unknownField(in records: [JSON]) -> String? {
    fields.first { field in records.allSatisfy { record in record.members?.contains { $0.key == field } != true } }
  }

  private var fields: [String] {
    template.split(separator: "{").dropFirst(template.hasPrefix("{") ? 0 : 1).compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  func text(of record: JSON) -> String {
    var result = ""
    var rest = template[...]
    while let character = rest.first {
      if character == "{", let end = rest.firstIndex(of: "}") {
        result += value(of: String(rest[rest.index(after: rest.startIndex)..<end]), in: record)
        rest = rest[rest.index(after: end)...]
      } else if let (sign, escaped) = RecordTemplate.escapes.first(where: { rest.hasPrefix($0.key) }) {
        result += escaped
        rest = rest.dropFirst(sign.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private static let escapes: KeyValuePairs<String, String> = ["\\t": "\t", "\\n": "\n"]

  /// A field's value as text. Control characters, line breaks among them, become blanks, so that a record stays a line.
  private func value(of field: String, in record: JSON) -> String {
    let text =
      switch record[field] {
      case .string(let text)?: text
      case .null?, nil: ""
      case let other?: other.text
      }
    return String(text.map { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } ? $0 : " " })
  }
}
