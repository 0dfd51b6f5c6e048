/// How long a server may stay silent before it is given up, at each stage of a request.
package struct Timeouts: Sendable {
  package var connect = Duration.seconds(10)
  /// From the last byte of the request to the first of the answer's body: a cold model on this machine sends its headers
  /// at once and then thinks.
  package var firstByte = Duration.seconds(120)
  /// Between two pieces of the body; whatever is sent to keep a connection alive counts.
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
