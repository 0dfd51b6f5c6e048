package import Engine
import Session
package import Vault

extension AgeError: Troubled {
  package var trouble: Trouble {
    switch self {
    case .notAge: Trouble("That is no age file. Nothing was changed.")
    case .armoured:
      Trouble(
        "That age file is written as text. Nothing was changed.", hint: "“age -d” opens it, and “age -p” makes another."
      )
    case .wrongKey: Trouble("That does not open the file. Nothing was changed.", hint: "Try it again.", code: .locked)
    case .otherLock(needsPassphrase: true):
      Trouble("A passphrase opens that file, no identity. Nothing was changed.", code: .locked)
    case .otherLock(needsPassphrase: false):
      Trouble(
        "An identity opens that file, no passphrase. Nothing was changed.", hint: "Give its file: --identity FILE",
        code: .locked)
    case .tooCostly(let cost):
      Trouble("The passphrase of that file takes more memory than nudgy gives it (2^\(cost)). Nothing was changed.")
    case .damaged: Trouble("That file is damaged or cut short. Nothing was changed.", hint: "Copy it again.")
    case .truncated: Trouble("That file is cut short. Nothing was changed.", hint: "Copy it again.")
    case .badRecipient(let text): Trouble("\(text) is no recipient.", hint: "One begins with age1.", code: .usage)
    case .badIdentity:
      Trouble("There is no identity in that file.", hint: "“age-keygen” makes one.", code: .usage)
    }
  }
}
