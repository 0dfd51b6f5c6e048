import Cards
import Contacts
import Engine
import Records
import Replies
import Session
import Settings
import Store

/// An address that is kept somewhere, and how it is told from others.
struct KnownAddress: Hashable, Sendable {
  let address: ContactAddress
  /// Whose it is.
  let name: String
  /// “Ann Lee, cell: +44 20 7946 0000”.
  let label: String
}

extension Session {
  /// How a card's person, company or page is reached.
  struct Reach {
    /// The only one, or the one that was chosen before.
    var address: ContactAddress?
    /// Whose it is, where an address book tells.
    var name: String?
    /// Where there are several.
    var choices: [KnownAddress] = []
  }

  /// Looks at the card itself, then at what was typed or chosen for the same name before, then into the address book.
  func reach(of nudge: Nudge, _ action: Nudge.Action) throws -> Reach {
    if let own = nudge.target.flatMap({ ContactAddress($0, for: action) }) { return Reach(address: own) }
    if let own = nudge.contact.flatMap({ ContactAddress($0, for: action) }) {
      return Reach(address: own, name: nudge.target)
    }
    guard let name = nudge.target, action != .link else { return Reach() }
    if let earlier = try earlierAddress(of: name, action) { return Reach(address: earlier, name: name) }
    let known = addressBook(name, action)
    guard known.count == 1, let only = known.first else { return Reach(choices: known) }
    return Reach(address: only.address, name: only.name)
  }

  /// Keeps an address with the card, where later cards for the same name find it.
  func remember(_ address: ContactAddress, for nudge: Nudge) throws -> Nudge {
    guard nudge.contact != address.text, nudge.target != address.text else { return nudge }
    var changed = nudge
    changed.contact = address.text
    try changes.write("kept how to reach \(nudge.target ?? nudge.title)", "act") { try $0.put(changed) }
    return changed
  }

  /// The address that the latest card for the same name has.
  private func earlierAddress(of name: String, _ action: Nudge.Action) throws -> ContactAddress? {
    let folded = name.lowercased()
    let cards = try store.cards(
      containing: TitleWords.split(name), CardFilter.any.statuses, limit: Session.maximumCardsOfName)
    return cards.filter { !$0.deleted && $0.contact != nil && $0.target?.lowercased() == folded }
      .sorted { $0.updatedAt > $1.updatedAt }
      .lazy.compactMap { $0.contact.flatMap { ContactAddress($0, for: action) } }.first
  }

  private func addressBook(_ name: String, _ action: Nudge.Action) -> [KnownAddress] {
    guard let path = settings.current.contacts.map(expandingTilde) else { return [] }
    let folder = ContactFolder(path)
    guard folder.exists else {
      log.attempt("reading the contacts") { throw UserError("There's no folder \(path).") }
      return []
    }
    var seen: Set<ContactAddress> = []
    return folder.cards(named: name).flatMap { card in
      action.addresses(of: card).compactMap { entry -> KnownAddress? in
        guard let address = ContactAddress(entry.value, for: action), seen.insert(address).inserted else { return nil }
        let kind = entry.places.joined(separator: " ")
        let owner = kind.isEmpty ? card.name : "\(card.name), \(kind)"
        return KnownAddress(address: address, name: card.name, label: "\(owner): \(entry.value)")
      }
    }
  }

  private func expandingTilde(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = options.userFolder else { return path }
    return home + path.dropFirst()
  }

  private static let maximumCardsOfName = 100
}

extension Nudge.Action {
  /// Those of a person that are of any use for it; for a message first of all mobile numbers.
  fileprivate func addresses(of card: VCard) -> [VCard.Address] {
    let phones = card.phones.filter(\.reachesPerson)
    switch self {
    case .call: return phones
    case .text:
      let mobile = phones.filter(\.isMobile)
      return mobile.isEmpty ? phones : mobile
    case .email: return card.emails
    case .link: return []
    }
  }
}
