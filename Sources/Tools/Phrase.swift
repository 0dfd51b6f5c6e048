/// Pieces of a template as one, with blanks between them, where there are too many ways to put them together to write
/// each out. Interpolation would take a one-shot call longer than to read its line.
func phrase(_ pieces: String...) -> String {
  String(unsafeUninitializedCapacity: pieces.reduce(pieces.count) { $0 + $1.utf8.count }) { bytes in
    var end = 0
    for var piece in pieces where !piece.isEmpty {
      if end > 0 {
        bytes[end] = UInt8(ascii: " ")
        end += 1
      }
      end += piece.withUTF8 { UnsafeMutableBufferPointer(rebasing: bytes[end...]).update(fromContentsOf: $0) }
    }
    return end
  }
}
