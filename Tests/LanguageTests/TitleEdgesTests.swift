import Testing

@testable import Language
@testable import Languages

@Suite struct TitleEdgesTests {
  @Test(arguments: [
    ("sharpen the bloody chisels", "sharpen the chisels"), ("fuckin logbook needs signing", "logbook needs signing"),
    ("buy bloody mary mix", "buy bloody mary mix"), ("the blimmin", "the blimmin"),
    ("take the chicken out!!!!", "take the chicken out"), ("tofu (no onion!!)", "tofu (no onion!!)"), ("!!", "!!"),
    ("pay the bill pay the bill pay the bill", "pay the bill"), ("lanyard. lanyard. lanyard.", "lanyard"),
    ("pom pom", "pom pom"), ("hat with the pom pom", "hat with the pom pom"), ("pay the the bill", "pay the bill"),
    ("one that fits the, the shelf", "one that fits the shelf"),
    ("buy milk (semi skimmed", "buy milk (semi skimmed"), ("(call mum", "(call mum"),
    ("call Jo (the (old) number)", "call Jo (the (old) number)"), ("", ""),
  ])
  func `What is never part of a title is left out`(_ title: String, _ plain: String) {
    #expect(English.cleanTitle(title, of: Utterance(title, in: .english)) == plain)
  }

  @Test func `A bracket that the line closes behind the title is no part of it`() {
    let line = Utterance("replace the E string (yes he plays too, nobody is perfect)", in: .english)
    #expect(English.cleanTitle("replace the E string (yes he plays too", of: line) == "replace the E string")
  }

  @Test(arguments: [
    ("message ellie back shes gonna think im ignoring her", "message ellie back"),
    ("watch the end of the show with ellie she been waiting", "watch the end of the show with ellie"),
    ("get the jab, i got 4 left", "get the jab"), ("email the teacher cause a 61 is not it", "email the teacher"),
    ("wash the bedding it stinks", "wash the bedding"), ("get mama a card her bday", "get mama a card"),
    ("ring nan so i know", "ring nan"), ("prob eat something tbh", "eat something"),
    ("cancel the gym already", "cancel the gym"),
    ("tell bethan i love her shes in the next room", "tell bethan i love her"),
    ("washboard needs new thimbles mind", "washboard needs new thimbles"), ("buy socks (sorry)", "buy socks"),
  ])
  func `A sentence, fillers and brackets at the edges of a title can be left out`(_ title: String, _ cut: String) throws
  {
    let line = Utterance(title, in: .english)
    let first = try #require(TitleEdges(Array(line.tokens.indices), in: line).shorterTitles.first)
    #expect(line.words(at: first) == cut)
  }

  @Test(arguments: [
    "ask ifan if hes free", "get the one she likes", "wash it", "post it now", "check what she wants",
    "ring as soon as he calls", "write about the cause of it", "check the tent has its pegs", "change my mind",
    "post the form for her birthday", "i am here", "tell bethan i love her", "text mum im late", "the mints she has",
    "give the hamster its drops", "return the book i borrowed from jen", "pay the money i owe tom",
    "call the number they gave me", "pick up the parcel they left next door", "get the film shes on about",
    "call ted about the ted talk he owes me", "put it back in the box it comes in", "order my new shoes we saw in town",
  ])
  func `A sentence that belongs to the thing is no edge`(_ title: String) {
    let line = Utterance(title, in: .english)
    #expect(TitleEdges(Array(line.tokens.indices), in: line).shorterTitles.isEmpty)
  }
}
