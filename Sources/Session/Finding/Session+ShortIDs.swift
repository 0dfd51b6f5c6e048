import Records
import Replies
import Store

extension Session {
  /// The whole id of the one record whose id begins or ends so; `nil` if there is none. The end tells records apart
  /// best: the beginning is the time at which they were made.
  package func findID(_ digits: String) throws -> String? {
    if let whole = ID(digits.lowercased()) { return whole.text }
    let ids = try store.ids(matching: digits.lowercased(), limit: 2)
    guard ids.count < 2 else {
      throw UserError(
        "More than one id begins or ends with \(digits).", hint: "Give more of its digits.", code: .usage)
    }
    return ids.first?.text
  }
}
