import Civil
import HTTP
import Replies

/// One line of the ledger: a request that left this machine, and when.
struct RequestLedgerEntry {
  let time: LocalTime
  let request: OutboundRequest

  init(_ request: OutboundRequest, at time: LocalTime) { (self.request, self.time) = (request, time) }

  /// `nil` if the line is not one complete entry.
  init?(_ line: String) {
    guard let json = JSON(reading: line), let time = json["time"]?.string.flatMap({ LocalTime(iso: $0) }),
      let host = json["host"]?.string, let bytes = json["bytes"]?.number.flatMap({ Int(exactly: $0) }),
      let purpose = json["purpose"]?.string, let kinds = json["kinds"]?.array?.compactMap(\.string)
    else { return nil }
    self.init(OutboundRequest(host: host, bytes: bytes, purpose: purpose, kinds: kinds), at: time)
  }

  var json: JSON {
    [
      "time": .string(time.isoSeconds), "host": .string(request.host), "bytes": JSON(request.bytes),
      "purpose": .string(request.purpose), "kinds": .array(request.kinds.map { .string($0) }),
    ]
  }

  /// Always one line: line breaks in the fields become spaces.
  var summary: LocalizedText {
    let timestamp = "\(time.day.iso) \(time.isoSeconds.suffix(8))"
    let details = [request.purpose, request.kinds.joined(separator: ", ")].joined(separator: "  ")
    let line = details.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(timestamp)  \(request.host)  \(request.bytes, "byte", "bytes")  \(line)"
  }
}
