import Foundation
import Language
import Languages
import TestFiles
import Testing

/// That nobody is offered a language in which nudgy would not hear that they are in danger.
@Suite struct CrisisLanguageTests {
  @Test(arguments: [.english] + Language.others)
  func `A language that is spoken hears the people in danger who taught it`(language: Language) throws {
    let folder = TestFiles.inCheckout("Tests/Crisis/\(language.tag)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".crisis.txt") }
    let lines = try files.sorted().prefix(5).flatMap { file in
      try String(contentsOf: folder.appending(path: file), encoding: .utf8).split(separator: "\n").prefix(40)
    }
    #expect(lines.count > 50)
    let heard = lines.count { Crisis(String($0), in: language) != nil }
    #expect(Double(heard) >= 0.9 * Double(lines.count), "\(heard) of \(lines.count)")
  }
}
