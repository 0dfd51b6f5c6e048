package import Replies

/// What the engine needs to ask a connected model, and to keep from it what it may not see. Nothing of it costs anything
/// before a line comes that the rules do not understand.
package struct Assistance: Sendable {
  /// Names of the tools that a model is offered, in an order that stays: at most `most`.
  let offered: [String]
  /// `nil` where none is connected; throws where one is and cannot be asked.
  let connect: @Sendable () throws(UserError) -> Model?
  /// A reply as a model is told it.
  let told: @Sendable (Reply) -> String
  /// The kinds of records that were looked at or changed since this was asked last.
  let touched: @Sendable () -> Set<String>
  /// Whether records of a kind are for the person alone, unless they say so.
  let isPrivate: @Sendable (_ kind: String) -> Bool

  package static let most = 20

  package init(
    offering offered: [String], connect: @escaping @Sendable () throws(UserError) -> Model?,
    told: @escaping @Sendable (Reply) -> String, touched: @escaping @Sendable () -> Set<String>,
    isPrivate: @escaping @Sendable (_ kind: String) -> Bool
  ) {
    self.offered = offered
    self.connect = connect
    self.told = told
    self.touched = touched
    self.isPrivate = isPrivate
  }

  package static let none = Assistance(
    offering: [], connect: { () throws(UserError) in nil }, told: { _ in "" }, touched: { [] }, isPrivate: { _ in true }
  )
}
