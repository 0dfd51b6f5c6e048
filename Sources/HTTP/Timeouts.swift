/// How long a request may make no progress at each stage before it fails.
package struct Timeouts: Sendable {
  package var connect = Duration.seconds(10)
  /// From the last byte of the request to the first of the response's body: a cold model on this machine sends its
  /// headers at once and its body much later.
  package var firstByte = Duration.seconds(120)
  /// Between two pieces of the body; keep-alive bytes count as well.
  package var idle = Duration.seconds(60)

  /// - Parameter factor: scales them all.
  package init(factor: Double = 1) {
    for stage in Stage.allCases { self[keyPath: stage.duration] = self[keyPath: stage.duration] * factor }
  }

  package enum Stage: Sendable, CaseIterable {
    case connect, firstByte, idle

    var duration: WritableKeyPath<Timeouts, Duration> {
      switch self {
      case .connect: \.connect
      case .firstByte: \.firstByte
      case .idle: \.idle
      }
    }
  }
}
