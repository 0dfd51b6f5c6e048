/// Records errors that are not shown to the person when they occur. An entry never contains words that a person typed.
package struct Log: Sendable {
  private let write: @Sendable (_ entry: String) -> Void

  package init(write: @escaping @Sendable (_ entry: String) -> Void) { self.write = write }

  package static let none = Log { _ in }

  /// - Parameter activity: what the program was doing, as a fixed string.
  package func record(_ activity: StaticString, _ error: any Error) { write("\(activity): \(Log.name(error))") }

  /// Returns the result of `body`; if that throws, records the error and returns `nil`.
  package func attempt<T>(_ activity: StaticString, _ body: () throws -> T) -> T? {
    do {
      return try body()
    } catch {
      record(activity, error)
      return nil
    }
  }

  /// The error's type and, for an enum, its case. Associated values are left out, as they may quote what was typed.
  private static func name(_ error: any Error) -> String {
    let mirror = Mirror(reflecting: error)
    guard mirror.displayStyle == .enum else { return "\(type(of: error))" }
    return "\(type(of: error)).\(mirror.children.first?.label ?? "\(error)")"
  }
}
