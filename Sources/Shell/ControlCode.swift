/// The control characters that the shell handles.
enum ControlCode {
  static let interrupt: UInt8 = 0x03
  static let end: UInt8 = 0x04
  static let bell: UInt8 = 0x07
  static let newline: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let suspend: UInt8 = 0x1A
  static let escape: UInt8 = 0x1B
  static let quit: UInt8 = 0x1C
  static let delete: UInt8 = 0x7F
  /// Marks a paste on its way through libedit; ignored if it is typed.
  static let paste: UInt8 = 0x1F
}
