// The words of a title that tell its kind of task.
extension German {
  package static let taskKindKeywords = familySignList.addingASCIISpellings

  private static let familySignList: [String: String] = [
    "phone call": "anrufen, zurückrufen, telefonieren, durchrufen, rückruf, telefonat, anruf, mailbox abhören",
    "hard conversation":
      """
    entschuldigen, entschuldigung, schwieriges gespräch, ernstes gespräch, aussprechen, aussprache, schluss \
    machen, grenze setzen, wahrheit sagen, vertragen
    """,
    "inbox":
      """
    posteingang, ungelesene mail, mail aufräumen, mail sortieren, mails sortieren, mails aufräumen, alle mails
    """,
    "e-mail": "mail, email, e mail, mailen, emailen, mail schreiben, mail beantworten, mails beantworten",
    "message": "schreiben, nachricht, whatsapp, simsen, sms, antworten, texten, zurückschreiben",
    "complaint":
      """
    beschweren, beschwerde, reklamieren, reklamation, erstattung, geld zurück, widerspruch, entschädigung
    """,
    "letter": "brief, postkarte, dankeskarte, karte schreiben, beileid, dankesbrief",
    "tax": "steuer, steuern, steuererklärung, finanzamt, elster, umsatzsteuer, steuerbescheid",
    "passport or visa":
      """
    reisepass, pass, personalausweis, ausweis, perso, visum, führerschein, aufenthaltstitel, geburtsurkunde
    """,
    "insurance claim": "schaden melden, schadensmeldung, versicherungsfall, schaden einreichen",
    "insurance": "versicherung, haftpflicht, hausratversicherung, kfz versicherung, autoversicherung, krankenkasse",
    "benefits":
      """
    antrag stellen, bürgergeld, jobcenter, wohngeld, kindergeld, elterngeld, pflegegrad, schwerbehindertenausweis, \
    krankengeld, krankmeldung, arbeitsamt, bafög
    """,
    "legal": "testament, anwalt, anwältin, gericht, vollmacht, patientenverfügung, scheidung, notar",
    "opening post": "post öffnen, briefe öffnen, brief öffnen, poststapel, briefstapel, ungeöffnet",
    "filing":
      """
    ablage, abheften, papiere sortieren, papierkram, unterlagen sortieren, unterlagen, schreddern, dokument, \
    papierstapel
    """,
    "form": "formular, ausfüllen, anmeldung, anmelden, beantragen, antrag, fragebogen, registrieren",
    "printing and signing": "drucken, ausdrucken, scannen, einscannen, kopieren, unterschreiben, unterschrift",
    "cancel a subscription":
      """
    abo, abo kündigen, kündigen, kündigung, abbestellen, probeabo, mitgliedschaft, vertrag kündigen
    """,
    "phone or energy contract":
      """
    handyvertrag, stromvertrag, stromanbieter, gasanbieter, internetvertrag, internetanbieter, tarif, anbieter \
    wechseln, dsl
    """,
    "bank": "bank, konto, dauerauftrag, lastschrift, sparkasse, bankkonto",
    "password": "passwort, kennwort, login, einloggen, zugangsdaten, passwort zurücksetzen",
    "pay a bill":
      """
    bezahlen, zahlen, überweisen, überweisung, rechnung, miete, strafzettel, knöllchen, stromrechnung, kfz steuer, \
    bußgeld
    """,
    "send an invoice": "rechnung schreiben, rechnung stellen, rechnung schicken, kunde rechnung, mahnung schreiben",
    "expenses": "spesen, beleg, belege, quittung, reisekosten, kassenbon",
    "debt": "schulden, dispo, kredit, kreditkarte, hypothek, ratenzahlung, mahnung, inkasso",
    "budget": "budget, haushaltsbuch, finanzen, ausgaben, geld, sparen, kontoauszug",
    "pension": "rente, rentenversicherung, altersvorsorge, geldanlage, aktien, depot, etf",
    "refill a prescription": "rezept, apotheke, medikament, medikamente, tabletten, tablette, pille, medis",
    "therapy":
      """
    therapie, therapeut, therapeutin, psychologe, psychologin, psychiater, psychiaterin, adhs diagnose, diagnose, \
    coach
    """,
    "appointment":
      """
    zahnarzt, zahnärztin, arzt, ärztin, hausarzt, hausärztin, arzttermin, zahnarzttermin, termin, augenarzt, \
    hautarzt, frauenarzt, kinderarzt, vorsorge, blutabnahme, impfung, impfen, krankenhaus, physio, orthopäde, \
    hebamme, sehtest
    """,
    "haircut": "friseur, frisör, haare schneiden, haarschnitt, nägel, bart",
    "walk the dog": "gassi, gassi gehen, hund raus, hunderunde, hund spazieren",
    "exercise":
      """
    sport, training, trainieren, fitnessstudio, fitness, laufen, joggen, yoga, dehnen, schwimmen, spazieren, \
    spaziergang, pilates, radfahren, übungen, workout
    """,
    "go to bed": "schlafen, schlafen gehen, ins bett, bett gehen, früh schlafen",
    "get up": "aufstehen, aus bett, aufwachen, morgenroutine",
    "wash": "duschen, dusche, baden, haare waschen, zähne putzen, zähne, rasieren, gesicht waschen, zahnseide",
    "eat something": "essen, frühstück, frühstücken, mittagessen, snack, wasser trinken, trinken",
    "clean the car": "auto putzen, auto waschen, auto saugen, auto aufräumen, waschstraße, auto aussaugen",
    "fridge or cupboards":
      """
    kühlschrank, gefrierfach, gefrierschrank, schrank, speisekammer, backofen, ofen, mikrowelle
    """,
    "kitchen": "küche, arbeitsplatte, spüle, herd",
    "bathroom": "bad, badezimmer, klo, toilette, bad putzen, klo putzen, dusche putzen, wc",
    "garage or loft": "garage, dachboden, speicher, keller, schuppen, abstellraum, abstellkammer",
    "desk": "schreibtisch, arbeitsplatz, büro, arbeitszimmer",
    "wardrobe":
      """
    kleiderschrank, kleidung sortieren, kleidung aussortieren, klamotten aussortieren, klamotten sortieren, \
    schublade, alte klamotten
    """,
    "bedding": "bett beziehen, betten beziehen, bettwäsche, bett machen, laken, bettzeug",
    "bedroom": "schlafzimmer, mein zimmer, zimmer aufräumen, kinderzimmer",
    "declutter": "ausmisten, entrümpeln, aussortieren, wegwerfen, spenden, krempel, gerümpel, sperrmüll",
    "vacuum the floors": "staubsaugen, saugen, wischen, kehren, fegen, boden, staubsauger",
    "whole home":
      """
    wohnzimmer, wohnung, haus, wohnung putzen, hausputz, haushalt, frühjahrsputz, flur, fenster putzen, fenster
    """,
    "dishes": "abwasch, abwaschen, spülen, geschirr, spülmaschine, geschirrspüler, abspülen, teller, töpfe",
    "laundry":
      """
    wäsche, waschen, wäsche waschen, wäsche aufhängen, wäsche falten, bügeln, waschmaschine, trockner, socken
    """,
    "rubbish":
      """
    müll, müll raus, mülltonne, tonne, altpapier, altglas, glascontainer, pfand, gelber sack, recycling, \
    wertstoffhof, kompost
    """,
    "cooking": "kochen, abendessen, backen, kuchen, rezept kochen, vorkochen, suppe, mittag kochen",
    "food shopping":
      """
    einkaufen, einkauf, supermarkt, wocheneinkauf, lebensmittel, einkaufsliste, milch, brot, rewe, edeka, aldi, \
    lidl
    """,
    "garden":
      """
    garten, rasen, rasen mähen, mähen, unkraut, jäten, hecke, laub, laub rechen, balkon, terrasse, schrebergarten
    """,
    "plants": "pflanzen, pflanze, blumen gießen, gießen, umtopfen, blumen, zimmerpflanze, saatgut",
    "vet": "tierarzt, tierärztin, entwurmen, wurmkur, flöhe, kastrieren, katze impfen, hund impfen",
    "pets": "haustier, hund, katze, katzenklo, streu, hamster, kaninchen, meerschweinchen, aquarium, käfig",
    "library books": "bibliothek, bücherei",
    "return a parcel": "retoure, zurückschicken, zurückgeben, umtauschen, rücksendung, paket zurück",
    "post": "post, paket, päckchen, brief einwerfen, briefmarke, paket abgeben, briefkasten, postfiliale",
    "pick up or drop off": "abholen, abgeben, vorbeibringen, hinbringen, reinigung",
    "find something lost": "suchen, verloren, schlüssel suchen, finden, schlüssel finden, wo ist, verschwunden",
    "sell something": "verkaufen, ebay, kleinanzeigen, vinted, inserat, anzeige, flohmarkt",
    "volunteering": "ehrenamt, freiwillig, ehrenamtlich, tafel helfen, spendenaktion",
    "gift": "geschenk, geschenk kaufen, geburtstagsgeschenk, weihnachtsgeschenk, einpacken, wichteln, geschenke",
    "birthday": "geburtstag, jahrestag, geburtstagskarte, hochzeitstag",
    "party": "party, feier, fest, weihnachten, hochzeit, einladung, einladungen, gästeliste, grillen, grillfest",
    "unpack": "auspacken, koffer auspacken, kisten auspacken",
    "move house": "umziehen, umzug, ausziehen, einziehen, umzugskarton, kisten packen, kartons packen",
    "find a home":
      """
    wohnungssuche, wohnung suchen, wohnung finden, besichtigung, wohnungsbesichtigung, makler, neue wohnung, wg \
    zimmer
    """,
    "pack a bag": "packen, koffer, koffer packen, rucksack, tasche packen, sporttasche, reisetasche",
    "book a trip":
      """
    flug, flüge, zugticket, bahnticket, hotel, reise, urlaub, airbnb, fahrkarte, fähre, ferienwohnung, zug buchen, \
    campingplatz
    """,
    "book a table":
      """
    tisch reservieren, tisch bestellen, restaurant, reservierung, reservieren, kino, theater, konzert, karten \
    kaufen, ticket
    """,
    "thesis": "masterarbeit, bachelorarbeit, doktorarbeit, dissertation, abschlussarbeit, diss, literaturverzeichnis",
    "presentation": "präsentation, folien, powerpoint, vortrag, referat, rede, vortrag vorbereiten",
    "essay or report": "aufsatz, bericht, artikel, blog, exposé, hausarbeit, protokoll, newsletter, essay, gutachten",
    "creative work": "malen, zeichnen, stricken, nähen, häkeln, basteln, roman, gedicht, lied, bild malen, geschichte",
    "interview": "vorstellungsgespräch, bewerbungsgespräch",
    "CV": "lebenslauf, linkedin, portfolio, arbeitszeugnis, xing",
    "job application":
      """
    bewerbung, bewerben, anschreiben, jobsuche, stelle, stellenanzeige, ausbildungsplatz, praktikum
    """,
    "meeting": "meeting, besprechung, sitzung, tagesordnung, mitarbeitergespräch, teamsitzung",
    "code":
      """
    code, bug, programmieren, deploy, refactoring, pull request, website, webseite, skript, app, github, \
    datenbank, api
    """,
    "spreadsheet": "tabelle, excel, daten, diagramm, zahlen, inventur",
    "plan the week": "woche planen, tag planen, wochenplan, kalender, terminplan, to do liste, tagesplan",
    "language": "duolingo, vokabeln, sprachkurs, spanisch, französisch, englisch, italienisch, japanisch, sprache",
    "instrument": "klavier, gitarre, geige, instrument, schlagzeug, singen, chor, tonleiter, ukulele, cello",
    "study":
      """
    lernen, prüfung, klausur, hausaufgaben, vorlesung, karteikarten, mathe, arbeitsblatt, kurs, modul, seminar, \
    wiederholen
    """,
    "reading": "lesen, buch, buch lesen, kapitel, hörbuch, buch fertig, lesekreis",
    "car service":
      """
    auto, tüv, reifen, reifen wechseln, winterreifen, ölwechsel, werkstatt, windschutzscheibe, autobatterie, \
    bremsen, inspektion
    """,
    "bike": "fahrrad, rad, platten, fahrradkette, roller, fahrrad flicken",
    "backup": "backup, sicherung, datensicherung, festplatte, icloud, cloud, speicher voll",
    "photos": "fotos, foto, bilder, fotoalbum, fotobuch, bilderrahmen",
    "computer": "computer, laptop, update, drucker, wlan, router, neues handy, software, installieren, rechner, pc",
    "furniture": "möbel, aufbauen, ikea, regal aufbauen, bett aufbauen, schrank aufbauen, zusammenbauen",
    "home repair":
      """
    reparieren, reparatur, tropfen, wasserhahn, bohren, aufhängen, regal, glühbirne, lampe, streichen, klempner, \
    elektriker, vermieter, heizung, schimmel, schloss, vorhang, wand, rauchmelder, dachrinne, handwerker
    """,
    "clean something": "putzen, aufräumen, abwischen, schrubben, abstauben, sauber machen, ordnen, sortieren, reinigen",
    "buy something": "kaufen, bestellen, besorgen, holen, shoppen, ersetzen",
    "look into something":
      """
    recherchieren, nachschauen, herausfinden, rausfinden, vergleichen, entscheiden, prüfen, googeln, nachsehen, \
    informieren
    """,
    "write something": "verfassen, entwurf, überarbeiten, korrigieren, text schreiben",
    "book something": "buchen, vereinbaren, ausmachen, organisieren, termin machen",
    "plan something": "planen, projekt, vorbereiten, plan, idee, überlegen, nachdenken",
    "school matters":
      """
    schule, lehrer, lehrerin, elternabend, klassenfahrt, schulausflug, sportbeutel, schulranzen, \
    einverständniserklärung
    """,
    "childcare": "kita, kindergarten, babysitter, kind, kinder, windel, windeln, baby, tagesmutter, sohn, tochter",
    "see someone": "besuchen, treffen, besuch, sehen, oma, opa, mama, papa, verabreden",
  ]
}
