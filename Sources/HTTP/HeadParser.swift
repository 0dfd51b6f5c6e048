/// Parses a response head line by line.
struct HeadParser {
  /// Bytes of all lines so far, including those of interim (1xx) heads.
  private(set) var byteCount = 0
  private var head: ResponseHead?

  /// Returns the head when given the empty line that ends it; `nil` for any other line and for interim (1xx) heads.
  mutating func add(_ bytes: some Collection<UInt8>) -> ResponseHead? {
    let line = String(decoding: bytes, as: UTF8.self)
    byteCount += line.utf8.count
    if line.hasPrefix("HTTP/"), head?.headers.isEmpty ?? true {
      head = HeadParser.parseStatus(line).map { ResponseHead(status: $0) }
    } else if !line.utf8.contains(where: { $0 != 0x0D && $0 != 0x0A }) {
      defer { head = nil }
      return head.flatMap { $0.status < 200 ? nil : $0 }
    } else if line.hasPrefix(" ") || line.hasPrefix("\t") {
      fold(line)
    } else if let colon = line.firstIndex(of: ":") {
      head?.headers.append((HeadParser.sanitize(line[..<colon]), HeadParser.sanitize(line[colon...].dropFirst())))
    }
    return nil
  }

  private mutating func fold(_ line: String) {
    guard var last = head?.headers.popLast() else { return }
    last.value = HeadParser.sanitize("\(last.value) \(HeadParser.sanitize(line))")
    head?.headers.append(last)
  }

  /// The status code in a line like "HTTP/1.1 200 OK".
  private static func parseStatus(_ line: String) -> Int? {
    line.split { $0 == " " || $0.isNewline }.dropFirst().first.flatMap { Int($0) }
  }

  /// Without control characters other than tabs, and without surrounding blanks.
  private static func sanitize(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" })
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String.UnicodeScalarView(scalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()))
  }
}
