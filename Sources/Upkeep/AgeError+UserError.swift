package import Replies
package import Vault

extension AgeError: UserErrorConvertible {
  package var userError: UserError {
    switch self {
    case .notAge: UserError("That isn't an age file. Nothing was changed.")
    case .armoured:
      UserError(
        "That age file is armoured text, which I can't read. Nothing was changed.",
        hint: "“age -d” opens it, and “age -p” makes another."
      )
    case .wrongKey: UserError("That doesn't open the file. Nothing was changed.", hint: "Try again.", code: .locked)
    case .wrongKeyKind(needsPassphrase: true):
      UserError("That file needs a passphrase, not an identity. Nothing was changed.", code: .locked)
    case .wrongKeyKind(needsPassphrase: false):
      UserError(
        "That file needs an identity, not a passphrase. Nothing was changed.", hint: "Give its file: --identity FILE",
        code: .locked)
    case .tooCostly(let cost):
      UserError("The passphrase of that file needs more memory than nudgy allows (2^\(cost)). Nothing was changed.")
    case .damaged: UserError("That file is damaged or cut short. Nothing was changed.", hint: "Copy it again.")
    case .truncated: UserError("That file is cut short. Nothing was changed.", hint: "Copy it again.")
    case .badRecipient(let text): UserError("\(text) isn't a recipient.", hint: "One begins with age1.", code: .usage)
    case .badIdentity:
      UserError("There's no identity in that file.", hint: "“age-keygen” makes one.", code: .usage)
    }
  }
}
