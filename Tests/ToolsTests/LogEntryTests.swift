import Civil
import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Several entries of the log in one line, whatever stands between them.
@Suite struct LogEntryTests {
  let home = TestHome()

  private var measures: [String: Double] {
    get throws {
      try Dictionary(uniqueKeysWithValues: home.store.all(Measure.self).map { ($0.name, $0.value) })
    }
  }

  @Test func `Entries side by side are all logged`() async throws {
    await home.say("bp 128/84 pulse 71", in: home.reader())
    #expect(try measures == ["systolic": 128, "diastolic": 84, "pulse": 71])
    await home.say("took ritalin at 8 slept 4h mood 3", in: home.reader())
    #expect(try measures["sleep"] == 4)
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ritalin"])
    #expect(try home.store.all(MoodLog.self).map(\.score) == [3])
  }

  @Test(arguments: [
    ("morning. slept 4.5h, zosia up 3 times", "sleep", 4.5), ("slept maybe 5 1/2 hrs", "sleep", 5.5),
    ("slept about five no six and a half hours the cat kept walking on me", "sleep", 6.5),
    ("weight this morning was eighty nine kilos", "weight", 89), ("pulse seventy two", "pulse", 72),
    ("bp one forty two over ninety one", "systolic", 142), ("walked ten thousand steps", "steps", 10_000),
  ])
  func `A measure is logged with all of its number, whatever is said before`(
    line: String, name: String, value: Double
  ) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures[name] == value)
  }

  @Test(arguments: ["hot flush just now, id say an 8", "hello. hot flush, 8"])
  func `A bare rating behind a symptom is its own, and no mood`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [8])
    #expect(try home.store.all(MoodLog.self).isEmpty)
  }

  @Test func `A number said again corrects what was logged last`() async throws {
    let reader = home.reader()
    await home.say("weight 78.5", "typo, 76.5", in: reader)
    #expect(try measures == ["weight": 76.5])
    await home.say("took two naproxen", "sorry one naproxen not two", in: reader)
    #expect(try home.store.all(MedicationEntry.self).map(\.dose) == ["1"])
  }

  @Test(arguments: [
    "took my progesterone 200mg last night, forgot to say", "forgot to say took progesterone 200mg last night",
    "progesterone 200mg last night at work",
  ])
  func `A dose that one forgot to tell of was taken`(line: String) async throws {
    await home.say(line, in: home.reader())
    let doses = try home.store.all(MedicationEntry.self)
    #expect(doses.map(\.state) == [.taken])
    #expect(doses.map(\.medication) == ["progesterone"] && doses.map(\.dose) == ["200mg"])
  }

  @Test(arguments: [
    "i took it at 11 not 10.30", "took it at 8", "I took my metformin every day except last Saturday.",
    "is it ok to take double sertraline", "upped sertraline to 100mg",
    "i used to be on 20mg fluoxetine at uni, years back", "sertraline 50mg in the post", "2 lemsip in the tin",
    "had 2 meetings about ibuprofen sales", "is ibuprofen 400 ok with lemsip", "used to take 40mg of citalopram in uni",
    "delete the missed progesterone, i did take it",
  ])
  func `No dose comes of a word that names none, of what repeats, or of a deletion`(line: String) async throws {
    await home.say("i take sertraline 50mg every day at 8")
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).isEmpty)
    #expect(try home.store.plans().allSatisfy { $0.isActive(on: home.now.day) })
  }

  @Test(arguments: [
    ("migraine behind the left eye since lunch, like a 7", "migraine", 7),
    ("head still pounding like mad, a 6", "headache", 6),
    ("tummy cramps again today 4/10 after the curry", "cramps", 4),
  ])
  func `A rating belongs to the nearest name, whatever stands between`(
    line: String, symptom: String, severity: Int
  ) async throws {
    await home.say(line, in: home.reader())
    let entries = try home.store.all(SymptomEntry.self)
    #expect(entries.map(\.symptom) == [symptom] && entries.map(\.severity) == [severity])
  }

  @Test(arguments: [
    "jo 7 headache", "stress of the job, 3 of us left", "reading chapter 4 about sleep", "headache since the age of 7",
    "depression era photos, 6 on the wall", "expect pain 5 after the op on friday", "tyre pressure 32 at the front",
  ])
  func `A number of something else rates nothing`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).allSatisfy { $0.severity == nil })
    #expect(try measures.isEmpty)
  }

  @Test func `How often there was something is no rating`() async throws {
    await home.say("3 hot flushes today", in: home.reader())
    let entries = try home.store.all(SymptomEntry.self)
    #expect(entries.map(\.symptom) == ["hot flush"] && entries.map(\.severity) == [nil])
  }

  @Test func `An undo that no phrase asks for does not take a line with a day for one`() async throws {
    await home.say("buy milk", "No, I didn't take it on Saturday, that was the one I missed.", in: home.reader())
    #expect(try home.titles(.active) == ["buy milk"])
  }

  @Test func `A drink beside a dose is logged too`() async throws {
    await home.say("took my methylphenidate 30mg at 7.45 and 2 coffees already", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.dose) == ["30mg"])
    #expect(try measures == ["coffee": 2])
  }

  @Test func `Words between the entries are a note on the one before`() async throws {
    await home.say("mood 3 tired took sumatriptan 50 at 9.20", in: home.reader())
    let mood = try #require(home.store.all(MoodLog.self).first)
    #expect(try mood.note.map { try home.profile.sealedFields.open($0, of: mood.id, .moodNote) } == "tired")
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["sumatriptan"])
  }

  @Test(arguments: [
    "i took sumatriptan 50mg at 6am and paracetamol 1g at 7", "took sumatriptan at 6, paracetamol at 7",
    "took sumatriptan 50 with some toast and paracetamol", "took sumatriptan and metoclopramide, and paracetamol x2",
  ])
  func `Every medicine behind a verb of taking is a dose`(line: String) async throws {
    await home.say(line, in: home.reader())
    let names = try home.store.all(MedicationEntry.self).map(\.medication)
    #expect(names.contains("sumatriptan") && names.contains("paracetamol"))
  }

  @Test func `What takes no note parts no entries`() async throws {
    await home.say("slept 5h, up twice with dads phone going, mood 5", in: home.reader())
    #expect(try measures == ["sleep": 5])
    #expect(try home.store.all(MoodLog.self).map(\.score) == [5])
  }

  @Test(arguments: [
    "headache still about a 5 today, pulse 61", "headache, 5, and pulse 61", "pulse 61, headache down to a 5",
    "pulse 61 and the headache is only a 5 so that's a win", "pulse 61. headache 5. what a morning",
  ])
  func `A number belongs to the name that words only link it with`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures == ["pulse": 61])
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [5])
  }

  @Test func `A number apart from a name is not its own where more follows`() async throws {
    await home.say("awful headache, 2 ibuprofen at 9, pulse 61", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).allSatisfy { $0.severity != 2 })
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ibuprofen"])
  }

  @Test func `The number of one entry is not the next one's`() async throws {
    await home.say("mood 3, anxiety 7, sertraline taken at 8", in: home.reader())
    #expect(try home.store.all(MoodLog.self).map(\.score) == [3])
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [7])
  }

  @Test func `A part of the body with a rating hurts`() async throws {
    await home.say("my throat is a 5, left hip eased off to a 2, mood 6. back down to a 3", in: home.reader())
    let severities = try Dictionary(
      uniqueKeysWithValues: home.store.all(SymptomEntry.self).map { ($0.symptom, $0.severity) })
    #expect(severities == ["sore throat": 5, "hip pain": 2, "back pain": 3])
  }

  @Test func `A unit says what is measured`() async throws {
    await home.say("82.3kg, 58bpm, 36.6c, mood 6", in: home.reader())
    #expect(try measures == ["weight": 82.3, "heart rate": 58, "temperature": 36.6])
  }

  @Test func `Stones and pounds are one weight`() async throws {
    await home.say("weight 13 stone 7", in: home.reader())
    #expect(try measures == ["weight": 13.5])
  }

  @Test func `A rating of something unknown counts beside what is known`() async throws {
    await home.say("pulse 61, eyes burning 6/10", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).map(\.symptom) == ["eyes burning"])
  }

  @Test(arguments: [
    "read chapter 5, mood 6", "chapter 5 done, mood 6", "choir on 5 may, mood 6", "pulse 61, platform 4",
    "lunch 1, meeting 3, mood 5", "back at 7, dinner in the oven", "knee op on 5 jan, scan at 9",
    "restaurant 8/10, slept 5h", "no headache, pulse 61",
  ])
  func `Not every number is a rating`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).isEmpty)
  }

  @Test(arguments: [
    "metformin and ramipril both at 8, pulse 61", "metformin & ramipril in, pulse 61",
    "metformin with porridge, ramipril ✅, pulse 61",
  ])
  func `Medicines are doses by what stands behind them`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try Set(home.store.all(MedicationEntry.self).map(\.medication)) == ["metformin", "ramipril"])
  }

  @Test(arguments: [
    "paracetamol, plasters, bandages", "get ibuprofen and 2 pints of milk", "2 kg flour, eggs, milk",
    "order metformin, ramipril and iron yes", "magnesium with the shopping, post office after",
    "need ibuprofen 400, paracetamol 500, plasters", "ritalin tomorrow, dentist friday",
  ])
  func `A shopping list logs nothing`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).isEmpty)
    #expect(try measures.isEmpty)
  }

  @Test func `What is for somebody else is no dose`() async throws {
    await home.say("antibiotics at 6 for the cat, mood 5", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).isEmpty)
  }

  @Test func `A rating is no date`() async throws {
    await home.say("took ritalin at 8, restless 3/10", in: home.reader())
    #expect(
      try home.store.all(MedicationEntry.self).allSatisfy { $0.at.when.day.month != 10 && $0.at.when.day.month != 3 })
  }

  @Test func `What is denied is no symptom`() async throws {
    await home.say("pulse 61, no chest pain", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).allSatisfy { $0.severity == 0 })
  }

  @Test func `A question behind it takes no dose back`() async throws {
    await home.say("took ritalin at 8, mood 6, so i guess it works?", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ritalin"])
  }

  @Test func `A measure counts beside a remark`() async throws {
    await home.say("my pulse is 68 according to the little machine", in: home.reader())
    #expect(try measures == ["pulse": 68])
  }

  @Test func `A medicine may be called by its beginning`() async throws {
    await home.say("took sumatriptan 50", "took suma", in: home.reader())
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["sumatriptan", "sumatriptan"])
  }

  @Test func `What one phrase says is one entry`() async throws {
    await home.say("headache 6/10 took ibuprofen", in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).map(\.severity) == [6])
    #expect(try home.store.all(MedicationEntry.self).map(\.medication) == ["ibuprofen"])
  }

  @Test(arguments: ["2 coffees tomorrow", "1 coffee at 9 tomorrow", "3 coffees with sam at 3"])
  func `What is still to come is no entry`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures.isEmpty)
    #expect(try home.store.all(Nudge.self).count == 1)
  }

  @Test(arguments: ["2 coffees", "had 2 coffees", "had two coffees at 8"])
  func `Coffees are counted`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures == ["coffee": 2])
  }

  @Test(arguments: [
    ("had a coffee", "coffee"), ("just had a coffee", "coffee"), ("another coffee", "coffee"),
    ("log coffee at 9am", "coffee"), ("i had a cup of tea this morning", "tea"),
  ])
  func `One cup needs no number`(line: String, drink: String) async throws {
    await home.say(line)
    #expect(try measures == [drink: 1])
    #expect(home.heard?.hasPrefix("Logged: \(drink) 1 cup") == true)
  }

  @Test(arguments: [
    ("the headache is bad this morning, i'd say a 6, no tell a lie, more like a 7 out of 10", "headache", 7),
    ("migraine was a 4 no hang on 5 out of 10", "migraine", 5), ("anxiety 5, make that 6", "anxiety", 6),
    ("headache about 7, scratch that, 6", "headache", 6),
  ])
  func `A rating set right in the same breath counts once`(line: String, symptom: String, severity: Int) async throws {
    await home.say(line, in: home.reader())
    let entries = try home.store.all(SymptomEntry.self)
    #expect(entries.map(\.symptom) == [symptom] && entries.map(\.severity) == [severity])
    #expect(try home.store.all(MoodLog.self).isEmpty)
  }

  @Test(arguments: [
    ("bp 131/84 no sorry 141/84", "systolic", 141), ("pulse 88, i mean 78", "pulse", 78),
    ("slept 6 hours, no i lie, 5 hours", "sleep", 5), ("weight 81.2 sorry 82.1", "weight", 82.1),
  ])
  func `A measure set right in the same breath counts once`(line: String, name: String, value: Double) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures[name] == value)
    #expect(try home.titles(.active).isEmpty)
  }

  @Test(arguments: [
    ("pulse one oh four", "pulse", 104), ("bp one oh nine over sixty eight", "systolic", 109),
    ("weighed myself one seventy three point five dont judge me", "weight", 173.5),
    ("steps on the watch say eleven thousand two hundred", "steps", 11200),
    ("fitbit says twelve thousand three hundred steps", "steps", 12300),
    ("steps 4200 so far, walked along the canal. bp 128/79", "steps", 4200),
    ("pulse was one twelve after the stairs", "pulse", 112),
  ])
  func `A number in words is a number wherever one may stand`(
    line: String, name: String, value: Double
  ) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures[name] == value)
  }

  @Test(arguments: [
    ("had three cups of coffee on shift", "coffee", 3), ("coffee 2 down already", "coffee", 2),
    ("coffees 4 down", "coffee", 4), ("had four mugs of coffee at work", "coffee", 4),
    ("im on 4 coffees already", "coffee", 4), ("three black coffees in", "coffee", 3),
    ("drank two cans of red bull on the drive", "caffeine", 2),
    ("5 cups of tea already and its only noon", "tea", 5), ("third coffee already", "coffee", 3),
    ("that's my 4th cuppa of the day", "tea", 4), ("that's coffee number two", "coffee", 2),
    ("already 3 lattes", "coffee", 3), ("2 teas already lmao", "tea", 2),
  ])
  func `Drinks are counted whatever they come in`(line: String, drink: String, count: Double) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures == [drink: count])
  }

  @Test(arguments: [
    "buy 3 coffees for the team", "two cups on the list", "i need 4 pints of milk", "get 2 coffees for mum",
    "PR 812 reviewed and merged", "PR 812 (ansible role) needs my review before noon", "issue 48 fixed and pushed",
    "bug 1203 reproduced on staging", "PR 12 by noon",
  ])
  func `What only has a number is no measure`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures.isEmpty)
  }

  @Test(arguments: [
    ("temp 36,9 so not sick, just monday feeling on a tuesday", "temperature"), ("weight 70 not bloated", "weight"),
    ("temp 36.4 and not sick", "temperature"), ("oxygen 98 so not breathless", "oxygen"),
    ("slept 8h so not tired", "sleep"),
  ])
  func `A symptom that is only denied behind a measure is none`(line: String, name: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).isEmpty)
    #expect(try measures.keys.elementsEqual([name]))
  }

  @Test(arguments: [
    "Good morning. Kindly note that I slept 6.5 hours last night, with one interruption due to Baba's coughing.",
    "just so you know i slept 6.5 hours", "please be advised that i slept 6.5 hours with two interruptions",

  ])
  func `What only announces an entry keeps none from being logged`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try measures == ["sleep": 6.5])
  }

  @Test(arguments: [
    ("forgot my iron tablet last nite so i just took it now w oj", "iron"),
    ("forgot the sertraline last night so took it just now", "sertraline"),
    ("missed the iron yesterday, had it now with juice", "iron"),
    ("forgot my levothyroxine at 6, took it at 7:30", "levothyroxine"),
  ])
  func `What was forgotten and then taken is one dose`(line: String, medicine: String) async throws {
    await home.say(line, in: home.reader())
    let doses = try home.store.all(MedicationEntry.self)
    #expect(doses.map(\.medication) == [medicine] && doses.map(\.state) == [.taken])
    #expect(doses.allSatisfy { $0.at.when.day == home.now.day })
  }

  @Test(arguments: ["had me elvanse at 7", "took me elvanse at 7", "had my elvanse at 7 with toast"])
  func `The time of a dose is no amount`(line: String) async throws {
    await home.say(line, in: home.reader())
    let doses = try home.store.all(MedicationEntry.self)
    #expect(doses.map(\.dose) == [nil] && doses.map { $0.at.when.start.hour } == [7])
  }
}
