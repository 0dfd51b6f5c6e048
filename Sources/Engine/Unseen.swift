extension Unicode.Scalar {
  /// Whether it is not seen, or turns the reading direction: soft hyphen, direction marks, overrides and isolates,
  /// invisible operators, byte order mark, annotations, noncharacters.
  package var isUnseen: Bool {
    switch value {
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: properties.isNoncharacterCodePoint
    }
  }
}
