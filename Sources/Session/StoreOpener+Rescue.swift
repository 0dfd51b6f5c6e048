package import Replies
package import Store

// What a person typed is kept in a file of its own where the store does not take it.

extension StoreOpener {
  package var rescueFile: RescueFile { RescueFile(path: dataFolder + "/rescued.txt") }

  /// Whether lines in `rescued.txt` wait to be stored.
  package var hasRescuedLines: Bool { !options.isDryRun && rescueFile.exists }

  /// Appends a captured line to `rescued.txt` because the store cannot take it. Returns false if that fails too, or if
  /// there is no line.
  package func rescue(_ line: String?) -> Bool {
    guard options.usesRescueFile, let line, !line.isEmpty else { return false }
    return rescueFile.append(line)
  }

  /// Why the store did not take a change, and where the captured line is now.
  ///
  /// - Parameter subject: what was rescued, with its verb: "The line is".
  package func userError(_ error: StoreError, isRescued: Bool, _ subject: LocalizedText = "The line was") -> UserError {
    guard isRescued else { return error.userError }
    let hintStart = "\(subject) kept in \(rescueFile.path) and" as LocalizedText
    switch error {
    case .busy:
      // This counts as success: the line is safe and is stored later without further action.
      return UserError(
        "Another nudgy is still writing.", hint: "\(hintStart) will be added by itself.", code: .done)
    case .readOnly, .full, .limited:
      return UserError(
        error.reason, hint: "\(hintStart) will be added by itself as soon as it can be.")
    default:
      return UserError(error.userError.message, hint: "\(hintStart) is waiting there; “nudgy doctor” brings it in.")
    }
  }
}
