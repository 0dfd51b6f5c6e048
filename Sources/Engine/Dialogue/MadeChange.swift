package import Replies

/// A call that was made, and the change groups that came of it: a correction takes back these and makes the call again.
package struct MadeChange: Sendable, Hashable {
  package var call: Call
  package var groups: [Int64]

  package init(_ call: Call, groups: [Int64]) { (self.call, self.groups) = (call, groups) }
}
