import Engine
package import Replies
import Session
package import Vault

extension AgeError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .notAge: UserError("That is no age file. Nothing was changed.")
    case .armoured:
      UserError(
        "That age file is written as text. Nothing was changed.", hint: "“age -d” opens it, and “age -p” makes another."
      )
    case .wrongKey: UserError("That does not open the file. Nothing was changed.", hint: "Try it again.", code: .locked)
    case .wrongKeyKind(needsPassphrase: true):
      UserError("A passphrase opens that file, no identity. Nothing was changed.", code: .locked)
    case .wrongKeyKind(needsPassphrase: false):
      UserError(
        "An identity opens that file, no passphrase. Nothing was changed.", hint: "Give its file: --identity FILE",
        code: .locked)
    case .tooCostly(let cost):
      UserError("The passphrase of that file takes more memory than nudgy gives it (2^\(cost)). Nothing was changed.")
    case .damaged: UserError("That file is damaged or cut short. Nothing was changed.", hint: "Copy it again.")
    case .truncated: UserError("That file is cut short. Nothing was changed.", hint: "Copy it again.")
    case .badRecipient(let text): UserError("\(text) is no recipient.", hint: "One begins with age1.", code: .usage)
    case .badIdentity:
      UserError("There is no identity in that file.", hint: "“age-keygen” makes one.", code: .usage)
    }
  }
}
