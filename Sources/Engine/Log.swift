/// Errors that nobody is told about when they happen: for whoever looks later, and never with a word of the person's.
package struct Log: Sendable {
  private let keep: @Sendable (_ entry: String) -> Void

  package init(keep: @escaping @Sendable (_ entry: String) -> Void) { self.keep = keep }

  package static let none = Log { _ in }

  /// - Parameter doing: What was being done, in words that stand in the program.
  package func note(_ doing: StaticString, _ error: any Error) { keep("\(doing): \(Log.name(error))") }

  /// What `body` returns; `nil`, and an entry, when it throws.
  package func attempt<T>(_ doing: StaticString, _ body: () throws -> T) -> T? {
    do {
      return try body()
    } catch {
      note(doing, error)
      return nil
    }
  }

  /// The type and, of an enumeration, the case. What an error carries may quote what was typed.
  private static func name(_ error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
    return "\(type(of: error)).\(mirror.children.first?.label ?? "\(error)")"
  }
}
