/// Openings of sentences that ask or tell something: such a line is no thing to do, whatever day it names.
enum Telling {
  static func opens(_ title: String) -> Bool {
    let words = Line(title).words
    guard let first = words.first else { return false }
    return openings.contains(first.key) || title.last == "?"
  }

  private static let openings = Set(
    """
    what whats who whos whom whose why when whens where wheres which how hows is isnt are arent was wasnt were werent am do does \
    doesnt did didnt has hasnt can cant could couldnt will wont would wouldnt should shouldnt shall may might i im ive id \
    ill it its itll he hes she shes they theyre theyve we weve there theres you youre youve thats this these those lol haha hmm \
    ugh omg wow sorry because
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
