import Engine
import Languages
import Testing

@testable import Tools

/// A process reads its first line with no more of the grammar than that line can ask for.
@Suite struct FirstLineTests {
  /// Has read lines enough to know the whole of it.
  private static let rules: Rules = {
    let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)
    for line in ["call mum", "what's due tomorrow", "zebras jog vexingly"] { _ = rules.calls(line) }
    return rules
  }()

  @Test(
    arguments: [
      "snooze the dentist till friday", "add buy milk", "what's next", "mood 7 slept badly", "buy milk",
      "I'm done with the 2nd one", "could you please show my cards, thanks", "paid the rent, what's next",
      "put on my to-do list: oat milk", "i", "a b c", "ich möchte Äpfel", "headache 6/10 since this morning",
      "snoze the dentist til friday", "shwo my crads", "ad a crad to cal mum", "the green wombat of fate",
    ]) func `a first line means what it means to who has read others`(_ line: String)
  {
    #expect(
      Rules(unopened.catalogue, .english, models: ReadingModels.trained).calls(line) == FirstLineTests.rules.calls(line)
    )
  }
}
