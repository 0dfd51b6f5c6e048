/// What is wrong with a text file, told as compilers do, so that editors lead there.
struct PhraseError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line): error: \(message)" }
}
