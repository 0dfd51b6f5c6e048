/// One piece of terminal input: a character, a key's escape sequence, a bracketed paste, or the answer to a query.
enum TerminalInput: Equatable {
  case scalar(Unicode.Scalar)
  case sequence([UInt8])
  case paste(String)
  case response([UInt8])
}
