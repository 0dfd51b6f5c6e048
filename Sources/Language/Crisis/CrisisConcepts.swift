/// Words that stand for one another where somebody speaks of life and death, so that what was learnt of a wrist holds
/// for a thigh.
enum CrisisConcepts {
  /// The concept of a word, or the word.
  static func named(_ word: Spelling) -> Spelling { concepts[word] ?? word }

  private static let concepts: [Spelling: Spelling] = {
    var concepts: [Spelling: Spelling] = [:]
    for (name, words) in english {
      let name = Spelling("#" + name)
      Spelling.forEach(in: words) { concepts[$0] = name }
    }
    return concepts
  }()

  private static let english: KeyValuePairs = [
    "body": """
    wrist wrists arm arms thigh thighs leg legs stomach belly hip hips forearm forearms skin throat neck chest veins vein
    """,
    "wound": """
    cut cuts cutting stab stabbed stabbing slash slashed slashing slice sliced carve carved carving scratch scratched
    burn burned burnt burning bruise bruised scar scars bleed bleeding bled
    """,
    "blade": "blade blades razor razors scissors knife knives glass compass scalpel stanley",
    "means": """
    rope noose belt ligature gun pistol shotgun rifle bullet bullets exhaust hosepipe charcoal gas petrol poison
    pesticide paraquat
    """,
    "place": """
    bridge ledge cliff cliffs roof rooftop tracks track railway platform viaduct overpass balcony terrace multistorey
    motorway edge railing railings lake river canal sea weir train trains lorry bus traffic
    """,
    "medicine": """
    pill pills tablet tablets meds medication paracetamol ibuprofen insulin packet packets box bottle overdose dose
    sertraline tramadol diazepam codeine morphine zopiclone antidepressants sleepers sleeping capsules
    """,
    "swallow": "take taking took taken swallow swallowed swallowing neck necked down downed eat eaten drank drink",
    "dead": "dead death die dies died dying gone deceased passed unalive unalived",
    "kill":
      "kill kills killed killing hang hanged hung hanging shoot drown drowned jump jumped jumping end ending ended finish finished",
    "suicide": "suicide suicidal kms ctb si unaliving suicidality",
    "self": "myself himself herself themselves themself meself mself ourselves",
    "life": "life living live alive exist existing existence breathing breathe world earth",
    "farewell": "goodbye goodbyes bye farewell adios note notes letter letters will funeral",
    "kin": """
    mum mom mam mummy mother dad da daddy father brother sister bro sis son daughter wife husband partner boyfriend
    girlfriend nan gran granny grandad grandpa cousin uncle aunt auntie aunty kids children boy girl lad stepson
    stepdaughter nephew niece
    """,
    "friend":
      "friend friends mate mates bestie flatmate roommate housemate colleague coworker neighbour neighbor student ex pal buddy",
    "they": "he she they him her them his hers their",
    "pain": "pain hurt hurts hurting suffering agony torture ache aching",
    "tired": "tired exhausted sick done finished drained fed weary worn knackered",
    "everyone": "everyone everybody anyone anybody nobody noone people family all",
    "better": "better easier happier relieved relief peace peaceful lighter",
    "burden": "burden waste failure worthless useless pointless nothing hopeless",
    "soon":
      "tonight today now tomorrow soon weekend monday tuesday wednesday thursday friday saturday sunday morning midnight",
    "fiction": """
    book film movie episode chapter novel game character level boss season series song show podcast play plot murder
    mystery essay article museum band album lyric lyrics
    """,
    "machine": """
    battery phone laptop printer server process script wifi app code build repo engine car boiler light lights alarm
    """,
    "garden":
      "plant plants garden hedge lawn weeds weed moss roses tree trees slugs wasps mouse mice ants flowers seeds",
    "task": """
    buy call ring email book pay order return renew clean wash hoover iron cook fix post send print collect pick cancel
    """,
    "laugh": "lol haha hahaha lmao joking kidding ha rofl",
    "past": "ago years year used once back since",
    "help": "help hotline samaritans crisis ambulance hospital therapist counsellor gp doctor psychiatrist ae er",
  ]
}
