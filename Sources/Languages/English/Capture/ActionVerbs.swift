internal import Language

/// Verbs that tasks begin with.
enum ActionVerbs {
  static func beginsWithVerb(_ title: String) -> Bool {
    Line(title, words: 1).words.first.map(isVerb) ?? false
  }

  static func isVerb(_ word: Line.Word) -> Bool { isVerb(word.spelling) }

  static func isVerb(_ word: Spelling) -> Bool { verbs.contains(word) }

  /// "check off the milk" says that something is done.
  static func isCheckOff(_ title: String) -> Bool {
    let words = Line(title, words: 2).words
    return words.count > 1 && words[1].key == "off" && ["check", "cross", "mark"].contains(words[0].key)
  }

  private static let verbs = WordSet(wordList)

  /// All verbs, separated by blanks.
  static let wordList = """
    reboot deploy migrate configure merge rebase refactor resole rehair proof knead glaze solder loosen calibrate fax \
    deworm microchip fertilise plough onboard escalate approve reject countersign notarise archive reapply resubmit redraft sanitise \
    accept activate add adjust air apologise apply arrange ask assemble attach attend babysit back bag bake batch bath bathe beg bid bin \
    bleach bleed blend block boil book borrow braid brew bring brush build burn bury buy calculate call cancel carry carve \
    cash catch celebrate chair change charge chase check choose chop chuck claim clean clear clip close coach collect \
    colour comb compare complete compost confirm congratulate contact cook coordinate copy cover crochet cut cycle darn deal debug decide \
    declutter decorate deep defrost deliver deposit descale design dig disinfect dismantle dispute do donate double download draft drag drain draw \
    dress drill drink drive drop dry duplicate dust dye earn eat edit email empty enrol enroll enter exchange exercise \
    explain export extend fast feed fetch figure file fill finalise finalize find finish fit fix flea flip floss flush fold follow forward \
    frame freeze fry fund gas gather get gift give glue go grab grate grease greet grill grind groom grow guide gym hand hang harvest \
    have heat help hem hire hold hoover hose host hug hunt hydrate identify inflate inform insert inspect install insulate \
    insure interview investigate invite invoice iron jog join jot jump keep kill knit label laminate launch lay learn \
    leave lend let lift link list listen load lodge lock log look lower mail make map marinate mark mash massage measure \
    meditate meet memorise mend message microwave milk mix mop mount move mow mulch nap narrow negotiate nip notify oil open \
    order organise organize outline overhaul pack paint park patch pass pay peel peg phone photocopy photograph pick pitch plait plan \
    plant plaster play plug polish pop post pot practice practise pray preheat prep prepare present press print proofread \
    prune pull pump purchase push put quit raise rake rate read rearrange rebook recharge reconcile record recycle redeem \
    refill refuel refund register rehearse reheat release remind renew renovate rent reorder reorganise reorganize repaint repair \
    repay replace reply report repot request reschedule research reserve reset resolve respond restart restock return review \
    revise rewire rewrite ride ring rinse roast rotate rsvp rub run salt sand save scan schedule scrape screw scrub seal search \
    season see select sell send serve service set settle sew shake share sharpen shave shelve shift ship shop shorten \
    shovel show shower shred sign sketch skim slice slow smooth soak sort speak spend spray spring squeeze stack stain start \
    stay steam sterilise stick stir stitch stock stop store straighten strain strap stretch strip study style sub submit \
    subscribe sue swap sweep swim swing switch sync tackle take talk tape taste teach tell test text thank thaw throw tidy tie tighten tile \
    tip top touch track trade train transcribe transfer transplant trap treat trim try tune turn tutor tweak type unblock \
    unclog undo unfollow uninstall unload unlock unpack unplug unroll unsubscribe untangle unwrap update upgrade upload use \
    vaccinate vacuum varnish ventilate verify visit volunteer vote wait wake walk warm warn wash watch water waterproof \
    wax wear weed weigh weld whip whisk whiten wind wipe wish withdraw work worm wrap write zip
    """
}
