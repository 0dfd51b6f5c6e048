import Glibc

/// What this process was started with.
enum Environment {
  /// Whatever is no UTF-8 reads as U+FFFD.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let pair = entry.pointee {
      if let sign = strchr(pair, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: pair, count: sign - pair)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: sign + 1)
      }
      entry += 1
    }
    return variables
  }

  /// The locale's: `IE` of `en_IE.UTF-8`; `nil` for `C`.
  static func territory(_ variables: [String: String]) -> String? {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
    let code = locale?.split(separator: "_").dropFirst().first?.prefix(while: \.isLetter) ?? ""
    return code.count == 2 ? code.uppercased() : nil
  }
}
