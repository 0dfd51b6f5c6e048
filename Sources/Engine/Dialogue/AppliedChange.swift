package import Replies

/// A call that changed something, with the ids of its change groups. A correction undoes these and makes the call
/// again.
package struct AppliedChange: Sendable, Hashable {
  package var call: Call
  package var groups: [Int64]
  /// The change groups of all calls of its line, which are undone together.
  package var lineGroups: [Int64] = []

  package init(_ call: Call, groups: [Int64]) { (self.call, self.groups) = (call, groups) }
}
