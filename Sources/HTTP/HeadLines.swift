/// Reads a head line by line.
struct HeadLines {
  /// Bytes of all lines so far, those of heads that only announced another included.
  private(set) var size = 0
  private var head: Head?

  /// The head, with the empty line that ends it. `nil` before, after, and where it only says that another comes.
  mutating func add(_ bytes: some Collection<UInt8>) -> Head? {
    let line = String(decoding: bytes, as: UTF8.self)
    size += line.utf8.count
    if line.hasPrefix("HTTP/"), head?.headers.isEmpty ?? true {
      head = HeadLines.status(line).map { Head(status: $0) }
    } else if !line.utf8.contains(where: { $0 != 0x0D && $0 != 0x0A }) {
      defer { head = nil }
      return head.flatMap { $0.status < 200 ? nil : $0 }
    } else if line.hasPrefix(" ") || line.hasPrefix("\t") {
      fold(line)
    } else if let colon = line.firstIndex(of: ":") {
      head?.headers.append((HeadLines.plain(line[..<colon]), HeadLines.plain(line[colon...].dropFirst())))
    }
    return nil
  }

  private mutating func fold(_ line: String) {
    guard var last = head?.headers.popLast() else { return }
    last.value = HeadLines.plain("\(last.value) \(HeadLines.plain(line))")
    head?.headers.append(last)
  }

  /// "HTTP/1.1 200 OK"
  private static func status(_ line: String) -> Int? {
    line.split { $0 == " " || $0.isNewline }.dropFirst().first.flatMap { Int($0) }
  }

  /// Without what no header has, and without blanks around it.
  private static func plain(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control || $0 == "\t" })
    let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
    return String(String.UnicodeScalarView(scalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()))
  }
}
