/// What a terminal sends: a character, an escape sequence of a key, a bracketed paste, or its answer to a query.
enum Stroke: Equatable {
  case scalar(Unicode.Scalar)
  case sequence([UInt8])
  case paste(String)
  case answer([UInt8])
}
