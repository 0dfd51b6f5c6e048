import Testing

@testable import Language

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("dentist", "dentist", 0), ("dentst", "dentist", 1), ("dentiist", "dentist", 1), ("dentost", "dentist", 1),
    ("dentits", "dentist", 1), ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "", 3), ("", "", 0),
    // A swapped pair is not changed again (optimal string alignment).
    ("ca", "abc", 3), ("abcdef", "badcfe", 3),
  ])
  func `The fewest slips are counted, and no more than may be`(input: String, target: String, count: Int) {
    for (one, other) in [(input, target), (target, input)] {
      let distance = EditDistance(Array(one), Array(other))
      #expect(distance.count(atMost: count) == count)
      #expect(distance.count(atMost: count + 2) == count)
      if count > 0 { #expect(distance.count(atMost: count - 1) == nil) }
    }
  }

  @Test(arguments: [
    ("dentist", "dentist", 0), ("dentst", "dentist", 1), ("dental", "dentist", 3), ("abc", "xyz", 3), ("aa", "aaa", 1),
    ("", "abc", 3),
  ])
  func `What differs lies between what both begin and end with`(input: String, target: String, length: Int) {
    #expect(EditDistance(Array(input), Array(target)).differingLength == length)
    #expect(EditDistance(Array(target), Array(input)).differingLength == length)
  }
}
