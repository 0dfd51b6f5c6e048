/// The two sides of a place where a line may go on with something else.
package struct Clauses: Sendable {
  package let first: String
  package let last: String

  package init(first: String, last: String) { (self.first, self.last) = (first, last) }
}
