package import Replies

/// The engine's access to a connected model, and to what decides which data that model may see. Creating it is cheap;
/// work is done only when a line comes that the rules cannot read.
package struct ModelAccess: Sendable {
  /// Names of the tools that the model is offered: at most `maxTools`, in a fixed order.
  let toolNames: [String]
  /// Returns the connected model; `nil` if there is none. Throws if one is set up and cannot be asked.
  let connect: @Sendable () throws(UserError) -> Model?
  /// Describes a reply for a model.
  let describe: @Sendable (Reply) -> String
  /// A record's label: a dialogue that comes from a file has none. Empty for sealed kinds.
  let label: @Sendable (Reference) -> String
  /// Returns the kinds of records read or changed since the last call, and starts anew.
  let takeAccessedKinds: @Sendable () -> Set<String>
  /// Whether records of a kind are hidden from models unless the person allows it.
  let isPrivate: @Sendable (_ kind: String) -> Bool

  package static let maxTools = 20

  package init(
    toolNames offered: [String], connect: @escaping @Sendable () throws(UserError) -> Model?,
    describe: @escaping @Sendable (Reply) -> String, label: @escaping @Sendable (Reference) -> String,
    takeAccessedKinds: @escaping @Sendable () -> Set<String>,
    isPrivate: @escaping @Sendable (_ kind: String) -> Bool
  ) {
    self.toolNames = offered
    self.connect = connect
    self.describe = describe
    self.label = label
    self.takeAccessedKinds = takeAccessedKinds
    self.isPrivate = isPrivate
  }

  package static let none = ModelAccess(
    toolNames: [], connect: { () throws(UserError) in nil }, describe: { _ in "" }, label: \.label,
    takeAccessedKinds: { [] },
    isPrivate: { _ in true }
  )
}
