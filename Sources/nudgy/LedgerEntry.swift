import Civil
import Engine
import HTTP
import Replies

/// A line of the ledger: what left this machine, and when.
struct LedgerEntry {
  let time: LocalTime
  let departure: OutboundRequest

  init(_ departure: OutboundRequest, at time: LocalTime) { (self.departure, self.time) = (departure, time) }

  /// `nil` for what is not one whole entry.
  init?(_ line: String) {
    guard let json = JSON(reading: line), let time = json["time"]?.string.flatMap({ LocalTime(iso: $0) }),
      let host = json["host"]?.string, let bytes = json["bytes"]?.number.flatMap({ Int(exactly: $0) }),
      let purpose = json["purpose"]?.string, let kinds = json["kinds"]?.array?.compactMap(\.string)
    else { return nil }
    self.init(OutboundRequest(host: host, bytes: bytes, purpose: purpose, kinds: kinds), at: time)
  }

  var json: JSON {
    [
      "time": .string(time.isoSeconds), "host": .string(departure.host), "bytes": JSON(departure.bytes),
      "purpose": .string(departure.purpose), "kinds": .array(departure.kinds.map { .string($0) }),
    ]
  }

  /// One line, whatever stands in it.
  var told: LocalizedText {
    let when = "\(time.day.iso) \(time.isoSeconds.suffix(8))"
    let what = [departure.purpose, departure.kinds.joined(separator: ", ")].joined(separator: "  ")
    let line = what.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(when)  \(departure.host)  \(departure.bytes, "byte", "bytes")  \(line)"
  }
}
