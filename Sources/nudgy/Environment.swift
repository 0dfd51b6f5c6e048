import Glibc

/// What this process was started with.
enum Environment {
  /// Bytes that are not UTF-8 become U+FFFD.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var entry = environ
    while let pair = entry.pointee {
      if let equals = strchr(pair, Int32(UInt8(ascii: "="))) {
        let name = UnsafeRawBufferPointer(start: pair, count: equals - pair)
        variables[String(decoding: name, as: UTF8.self)] = String(cString: equals + 1)
      }
      entry += 1
    }
    return variables
  }

  /// The two-letter territory of the locale for a category, by the rules of POSIX: `IE` for `en_IE.UTF-8`; `nil` for `C`.
  static func territory(_ variables: [String: String], for category: String = "LC_MESSAGES") -> String? {
    let locale = ["LC_ALL", category, "LANG"].compactMap { variables[$0] }.first { !$0.isEmpty }
    let code = locale?.split(separator: "_").dropFirst().first?.prefix(while: \.isLetter) ?? ""
    return code.count == 2 ? code.uppercased() : nil
  }
}
