/// Bytes of a terminal in, strokes out. Bytes that are not UTF-8 become U+FFFD, NUL is dropped.
struct StrokeDecoder {
  private var bytes: [UInt8] = []
  private var start = 0
  private var pasted: [UInt8]?

  var isPasting: Bool { pasted != nil }
  var isEmpty: Bool { start == bytes.count }

  mutating func feed(_ more: some Collection<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    bytes.append(contentsOf: more)
  }

  /// `nil` when nothing is left or, as long as the caller is patient, when what is left may be the start of more.
  mutating func next(patient: Bool) -> Stroke? {
    while let byte = bytes[start...].first {
      if isPasting { return paste(patient: patient) }
      switch byte {
      case 0: start += 1
      case Key.escape:
        guard let length = escapeLength() else { return patient ? nil : scalar(patient: false) }
        if let stroke = escape(length) { return stroke }
      default: return scalar(patient: patient)
      }
    }
    return isPasting && !patient ? paste(patient: false) : nil
  }

  /// The printable characters that are there already, up to the first that is none.
  mutating func burst() -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    while !isPasting, let byte = bytes[start...].first, Self.isPrintable(byte),
      case .scalar(let scalar) = scalar(patient: true)
    {
      scalars.append(scalar)
    }
    return scalars
  }

  private mutating func take(_ count: Int) -> [UInt8] {
    defer { start += count }
    return Array(bytes[start..<start + count])
  }

  private mutating func scalar(patient: Bool) -> Stroke? {
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

extension StrokeDecoder {
  /// The stroke of a complete escape sequence; `nil` for what only marks a paste.
  private mutating func escape(_ length: Int) -> Stroke? {
    if length == 1 { return scalar(patient: false) }
    let sequence = take(length)
    if sequence == Array("\u{1b}[200~".utf8) {
      pasted = []
      return nil
    }
    if sequence == Array("\u{1b}[201~".utf8) { return nil }
    return sequence.starts(with: Array("\u{1b}]".utf8)) || sequence.starts(with: Array("\u{1b}[?".utf8))
      ? .answer(sequence) : .sequence(sequence)
  }

  /// `nil` while the sequence at the start is incomplete; 1 for an Escape that begins none.
  private func escapeLength() -> Int? {
    guard let kind = bytes[(start + 1)...].first else { return nil }
    switch kind {
    case UInt8(ascii: "["): return controlLength()
    case UInt8(ascii: "O"): return bytes.count - start >= 3 ? 3 : nil
    case UInt8(ascii: "]"): return commandLength()
    // A key held down with Alt comes alone; an Escape before a word that a slow line delivers with it does not.
    case 0x21...0x7E: return bytes[(start + 2)...].first.map(Self.isPrintable) == true ? 1 : 2
    default: return 1
    }
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != Key.delete }

  /// CSI: parameters, then one final byte.
  private func controlLength() -> Int? {
    let parameters = bytes[(start + 2)...].prefix { (0x20...0x3F).contains($0) }
    guard parameters.endIndex < bytes.count else { return nil }
    return (0x40...0x7E).contains(bytes[parameters.endIndex]) ? parameters.endIndex + 1 - start : 1
  }

  /// OSC: up to BEL or ESC \.
  private func commandLength() -> Int? {
    guard let end = bytes[(start + 2)...].firstIndex(where: { $0 == Key.bell || $0 == Key.escape }) else { return nil }
    if bytes[end] == Key.bell { return end + 1 - start }
    guard end + 1 < bytes.count else { return nil }
    return bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 - start : 1
  }
}

extension StrokeDecoder {
  private static let pasteEnd = Array("\u{1b}[201~".utf8)

  /// The whole paste once its end has come, or what there is of it when nobody waits any longer.
  private mutating func paste(patient: Bool) -> Stroke? {
    while start < bytes.count {
      let piece = bytes[start...].prefix { $0 != Key.escape }
      pasted?.append(contentsOf: piece)
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

  private mutating func finishPaste() -> Stroke {
    defer { pasted = nil }
    return .paste(PastedText.clean(pasted ?? []))
  }
}
