import Contacts

/// The entry point that libFuzzer calls with its bytes, which are read as an address book. Whoever is in it has a name
/// and a way to be reached, in one line each.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  for card in VCard.cards(in: text) {
    precondition(!card.name.isEmpty && !(card.phones + card.emails).isEmpty)
    let shown = [card.name, card.company] + card.nicknames + (card.phones + card.emails).map(\.value)
    precondition(shown.allSatisfy { !$0.contains(where: \.isNewline) })
  }
  return 0
}
