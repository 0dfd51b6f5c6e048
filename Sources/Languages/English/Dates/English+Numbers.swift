internal import Language

extension English {
  /// Cardinal numbers in words; twenty to ninety also start compounds.
  package static let numbers: [(Int, String)] = [
    (0, "zero"), (1, "one"), (2, "two"), (3, "three"), (4, "four"), (5, "five"), (6, "six"), (7, "seven"),
    (8, "eight"), (9, "nine"), (10, "ten"), (11, "eleven"), (12, "twelve"), (13, "thirteen"), (14, "fourteen"),
    (15, "fifteen"), (16, "sixteen"), (17, "seventeen"), (18, "eighteen"), (19, "nineteen"), (20, "twenty"),
    (30, "thirty"), (40, "forty fourty"), (50, "fifty"), (60, "sixty"), (70, "seventy"), (80, "eighty"), (90, "ninety"),
  ]

  /// Ordinals in words, from the first.
  package static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth eigth", "ninth", "tenth", "eleventh",
    "twelfth twelveth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    "twentieth", "", "", "", "", "", "", "", "", "", "thirtieth",
  ]
}
