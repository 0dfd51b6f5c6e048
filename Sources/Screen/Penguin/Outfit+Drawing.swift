import Replies

extension Outfit {
  /// Puts it on a pose: a hat in the place of the bare head, sunglasses before open eyes, and what is worn at the neck
  /// on the chest. A pose whose head or hands have something else in that place keeps that.
  func worn(on rows: [String], isASCII: Bool) -> [String] {
    var rows = rows
    switch drawing(isASCII) {
    case .head(let hat): if Outfit.bareHeads.contains(rows[0]) { rows[0] = hat }
    case .eyes(let glass): rows[1] = String(rows[1].map { Outfit.openEyes.contains($0) ? glass : $0 })
    case .chest(let sign): rows[2] = rows[2].replacing("( )", with: "(\(sign))")
    }
    return rows
  }

  private enum Drawing {
    case head(String)
    case eyes(Character)
    case chest(Character)
  }

  private func drawing(_ isASCII: Bool) -> Drawing {
    switch self {
    case .scarf: .chest(isASCII ? "=" : "≈")
    case .bobbleHat: .head(isASCII ? " .o." : " ╭●╮")
    case .bowTie: .chest(isASCII ? "x" : "⋈")
    case .sunglasses: .eyes(isASCII ? "B" : "■")
    case .strawHat: .head(isASCII ? "_.-._" : "_╭─╮_")
    case .partyHat: .head(isASCII ? "  A" : "  ▲")
    case .topHat: .head(isASCII ? " _H_" : " ▁█▁")
    case .wizardHat: .head(isASCII ? "_/^\\_" : "_/▲\\_")
    case .crown: .head(isASCII ? " WWW" : " ▟▲▙")
    }
  }

  private static let bareHeads: Set = [" ╭─╮", " .-."]
  private static let openEyes: Set<Character> = ["•", "o"]
}
