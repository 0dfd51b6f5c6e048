package import Language

extension English {
  /// Behind a name these begin why, or what comes of it, where a sentence follows: "council so thats off".
  package static let reasons = WordSet("so cos because cause")
  /// What a sentence of its own begins with, behind a name and a pause: "spanish lessons, who was i kidding".
  package static let turning = WordSet(
    """
    i im ive ill id he hes she shes we were weve they theyre it its that thats this who what why how so but and \
    cos because not no dont done signed thank thanks finally bloody took was lol phew ugh sorry
    """)
  /// What points at something and says nothing of it.
  package static let pointers = WordSet(
    "the my our this that these those a an his her their one ok so oh and thing business stuff bit")
  /// What is said with a sigh beside a name.
  package static let sighs = WordSet(
    """
    ugh ughh ughhh ughhhh ugghh phew yay woo woohoo lol lmao haha hah omg ffs tbh ngl finally finaly finallyyy \
    already btw thankfully hurrah huzzah god obviously idk
    """)

  /// What stands for a thing whose name follows.
  package static let counters = WordSet("one ones")
  /// What asks for a thing and never names one: "what was done yesterday".
  package static let questions = WordSet("what which who whose where when why how whats whos")
  /// What leads to a name behind "one": "the one about the greenhouse".
  package static let nameLeads = WordSet("about with for on re regarding")
}
