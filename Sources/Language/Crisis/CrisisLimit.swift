/// How likely it must be that a person in crisis says something before it is heard as that, in sixteenths of log odds;
/// chosen on writers that the model had not seen.
package enum CrisisLimit {
  /// Past this nothing else is made of it; below, it may be a hard day, and is answered in one line.
  package static let sure = 24
  /// Of what nothing speaks for.
  static let never = -1000
  /// Within the hour after they said something of the kind.
  package static let heard = -44
}
