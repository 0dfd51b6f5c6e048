extension Unicode.Scalar {
  /// Whether it is invisible or changes the reading direction: soft hyphen, direction marks, overrides and isolates,
  /// invisible operators, fillers, byte order mark, annotations, noncharacters. Joiners, variation selectors and flag
  /// tags do not count: they affect what is visible.
  package var isInvisible: Bool {
    switch value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0xE0100...0xE01EF: false
    case 0xFFF9...0xFFFB: true
    default: properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint
    }
  }
}
