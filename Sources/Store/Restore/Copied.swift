internal import Civil
package import Records

/// A record of any kind on its way between two stores.
package struct Copied: Sendable {
  package let shape: Shape
  package let id: ID
  let createdAt: String
  /// When it was last touched; `nil` for now.
  let updatedAt: LocalTime?
  let deleted: Bool
  /// In the order of the shape's columns.
  package var cells: [Cell]
}
