package import Records
import Synchronization

extension IDGenerator {
  /// Random ids that count up, the same in every run.
  ///
  /// - Parameter series: keeps the ids of one generator apart from those of another.
  package static func counting(
    in series: UInt64, nameBased: @escaping @Sendable (_ series: ID, _ name: String) -> ID
  ) -> IDGenerator {
    let counter = Counter()
    return IDGenerator(random: { version4(series, counter.next()) }, nameBased: nameBased)
  }

  /// One id for everything, where none is kept.
  package static let constant = IDGenerator(random: { version4(0, 0) }, nameBased: { series, _ in series })
}

private final class Counter: Sendable {
  private let count = Mutex<UInt64>(0)

  func next() -> UInt64 {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
