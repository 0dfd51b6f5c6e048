/// Verbs that things to do begin with.
enum Deeds {
  static func begin(_ title: String) -> Bool {
    Line(title).words.first.map { isVerb($0.key) } ?? false
  }

  static func isVerb(_ word: String) -> Bool { verbs.contains(word) }

  private static let verbs = Set(
    """
    add apply arrange ask assemble attend bake batch bathe bin bleed book borrow bring brush build buy call cancel carve \
    catch change charge chase check choose chuck claim clean clear close collect complete compare confirm contact cook copy cut \
    deal declutter defrost deliver deposit descale dig do donate download draft drain draw drink drop dry dust email \
    empty exchange exercise explain export feed fetch figure file fill find finish fix fold follow forward freeze get \
    give go grab grease hand hang have help hem hoover hydrate install invite invoice iron join jog jot kill label learn \
    leave lend let list listen load lock log look mail make mark measure meditate meet mend message mop move mow need oil open \
    order organise organize pack paint park pay peel phone pick plan plant play polish pop post practise practice pray \
    prep prepare print pump prune pull purchase push put raise read rearrange rebook recycle refill register renew rent repair replace reply \
    report repot request research reschedule reset respond return review revise ring rinse run save scan schedule scrub \
    sell send serve service set sew shake share shave ship shop shovel shower sign soak sort speak spray start stick stock stop store stretch study \
    submit subscribe sweep swap swim take talk tell test text thank throw tidy top track train transfer trim try turn unblock \
    unload unpack unplug unsubscribe untangle update upload use vacuum visit wake walk wash watch water weed weigh wipe wish \
    work wrap write
    """.split(separator: " ").map(String.init))
}
