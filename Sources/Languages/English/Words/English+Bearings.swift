package import Language

extension English {
  /// Before a length these say when, or since when, and not how long something takes: "in 2 weeks", "for the last hour".
  package static let counting = WordSet(
    "in within after last past been since ago every under another like these until till")
  /// Behind a length: "half an hour later", "6 hours ahead".
  package static let shifting = WordSet(
    "ago later ahead behind late before early earlier after left old away since from back")
  /// Before a time these say that it lies behind: "on the chair since tuesday", "was due on monday".
  package static let behind = WordSet("since was were wasnt werent")
  /// What is said of something felt that is over: "headaches gone btw", "the burning has stopped".
  package static let gone = WordSet("gone lifted stopped subsided eased vanished disappeared cleared passed went away")
  package static let goneEnds = WordSet("away off up now finally completely by at after since with thank thankfully")
  /// What may stand between them and the time.
  package static let rough = WordSet("like about around maybe at on the due last for from supposed meant to be")
}
