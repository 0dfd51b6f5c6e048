/// Decodes bytes from a terminal. Bytes that are not UTF-8 become U+FFFD, NUL is dropped.
struct TerminalInputDecoder {
  private var bytes: [UInt8] = []
  private var start = 0
  private var pasteBytes: [UInt8]?

  var isPasting: Bool { pasteBytes != nil }
  var isEmpty: Bool { start == bytes.count }

  mutating func feed(_ more: some Collection<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes.append(contentsOf: more)
  }

  /// `nil` if nothing is left or, with `patient`, if the rest may be the start of a longer sequence.
  mutating func next(patient: Bool) -> TerminalInput? {
    while let byte = bytes[start...].first {
      if isPasting { return paste(patient: patient) }
      switch byte {
      case 0: start += 1
      case ControlCode.escape:
        guard let length = escapeLength() else { return patient ? nil : scalar(patient: false) }
        if let stroke = escapeSequence(length) { return stroke }
      default: return scalar(patient: patient)
      }
    }
    return isPasting && !patient ? paste(patient: false) : nil
  }

  /// Consumes the printable characters at the start of the buffer.
  mutating func burst() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    while !isPasting, let byte = bytes[start...].first, Self.isPrintable(byte),
      case .scalar(let scalar) = scalar(patient: true)
    {
      scalars.append(scalar)
    }
    return scalars
  }

  private mutating func consume(_ count: Int) -> [UInt8] {
    defer { start += count }
    return Array(bytes[start..<start + count])
  }

  private mutating func scalar(patient: Bool) -> TerminalInput? {
    let rest = bytes[start...]
    if patient, rest.count < Self.length(lead: rest[start]) { return nil }
    var iterator = rest.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &iterator) {
    case .valid(let encoded):
      start += encoded.count
      return .scalar(Unicode.UTF8.decode(encoded))
    case .error(let length):
      start += length
      return .scalar("\u{FFFD}")
    case .emptyInput: return nil
    }
  }

  private static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }
}

extension TerminalInputDecoder {
  /// The input for a complete escape sequence; `nil` for the marks at the start and end of a paste.
  private mutating func escapeSequence(_ length: Int) -> TerminalInput? {
    if length == 1 { return scalar(patient: false) }
    let sequence = consume(length)
    if sequence == Array("\u{1b}[200~".utf8) {
      pasteBytes = []
      return nil
    }
    if sequence == Array("\u{1b}[201~".utf8) { return nil }
    return sequence.starts(with: Array("\u{1b}]".utf8)) || sequence.starts(with: Array("\u{1b}[?".utf8))
      ? .response(sequence) : .sequence(sequence)
  }

  /// `nil` if the sequence is incomplete; 1 for an Escape that starts no sequence.
  private func escapeLength() -> Int? {
    guard let kind = bytes[(start + 1)...].first else { return nil }
    switch kind {
    case UInt8(ascii: "["): return controlLength()
    case UInt8(ascii: "O"): return bytes.count - start >= 3 ? 3 : nil
    case UInt8(ascii: "]"): return commandLength()
    // Alt plus a key arrives alone. An Escape followed by several printable characters is a separate key, delivered
    // with them by a slow connection.
    case 0x21...0x7E: return bytes[(start + 2)...].first.map(Self.isPrintable) == true ? 1 : 2
    default: return 1
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != ControlCode.delete }

  /// CSI: parameters, then one final byte.
  private func controlLength() -> Int? {
    let parameters = bytes[(start + 2)...].prefix { (0x20...0x3F).contains($0) }
    guard parameters.endIndex < bytes.count else { return nil }
    return (0x40...0x7E).contains(bytes[parameters.endIndex]) ? parameters.endIndex + 1 - start : 1
  }

  /// OSC: up to BEL or ESC \.
  private func commandLength() -> Int? {
    guard let end = bytes[(start + 2)...].firstIndex(where: { $0 == ControlCode.bell || $0 == ControlCode.escape })
    else { return nil }
    if bytes[end] == ControlCode.bell { return end + 1 - start }
    guard end + 1 < bytes.count else { return nil }
    return bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 - start : 1
  }
}

extension TerminalInputDecoder {
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// The whole paste once its end mark has arrived or, without `patient`, the part that is there.
  private mutating func paste(patient: Bool) -> TerminalInput? {
    while start < bytes.count {
      let piece = bytes[start...].prefix { $0 != ControlCode.escape }
      pasteBytes?.append(contentsOf: piece)
      start += piece.count
      let rest = bytes[start...]
      if rest.starts(with: Self.pasteEnd) {
        start += Self.pasteEnd.count
        return finishPaste()
      }
      if patient, rest.count < Self.pasteEnd.count, Self.pasteEnd.starts(with: rest) { return nil }
      start += min(1, rest.count)
    }
    return patient ? nil : finishPaste()
  }

  private mutating func finishPaste() -> TerminalInput {
    defer { pasteBytes = nil }
    return .paste(PastedText.clean(pasteBytes ?? []))
  }
}
