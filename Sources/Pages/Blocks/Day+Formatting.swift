import Civil

extension Day {
  /// “5 Oct”.
  var shortDate: String { "\(day) \(monthName)" }

  /// “5 Oct 2026”.
  var longDate: String { "\(shortDate) \(year)" }

  var monthName: String { Day.monthNames[month - 1] }

  private static let monthNames = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
