import Replies

/// What a line means.
struct Meaning {
  var calls: [Call]
  /// Whether words of the line may stand in none of the calls, as no phrase says that it means so.
  var mayLose = false

  init(_ calls: [Call], mayLose: Bool = false) { (self.calls, self.mayLose) = (calls, mayLose) }
}
