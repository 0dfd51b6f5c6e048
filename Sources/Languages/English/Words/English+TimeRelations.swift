package import Language

extension English {
  /// Before a length these make it a time or a period, and not how long something takes: "in 2 weeks", "for the last
  /// hour".
  package static let offsetLeads = WordSet(
    "in within after last past been since ago every under another like these until till")
  /// After a length these make it an offset: "half an hour later", "6 hours ahead".
  package static let offsetEnds = WordSet(
    "ago later ahead behind late before early earlier after left old away since from back")
  package static let exceptionPhrases: Set = [
    "except", "excepting", "excluding", "besides", "apart from", "aside from", "other than", "all but",
  ]
  package static let forgettingWords = WordSet("forgot forgotten forgetting")
  /// Before a time these say that it is in the past: "on the chair since tuesday", "was due on monday".
  package static let deadlineLeads = WordSet("by before b4 until till til")
  package static let pastLeads = WordSet("since was were wasnt werent")
  /// Words for a symptom that is over: "headaches gone btw", "the burning has stopped".
  package static let cessationWords = WordSet("more anymore longer now")
  package static let recoveryWords = WordSet(
    "gone lifted stopped subsided eased vanished disappeared cleared passed went away")
  package static let recoveryEnds = WordSet(
    "away off up now finally completely by at after since with thank thankfully")
  /// Words that may stand between one of `behind` and the time.
  package static let timeFillers = WordSet(
    "like about around maybe at on the due last for from supposed meant to be even quite")
}
