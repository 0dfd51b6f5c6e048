extension CrisisLine {
  static let all = [
    CrisisLine(
      country: "US", names: ["United States", "USA", "America", "the US", "the States"],
      service: "988 Suicide & Crisis Lifeline", call: "988", text: "988", emergency: "911",
      sources: ["health.wyo.gov", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: """
        America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Boise America/Menominee \
        America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Nome America/Adak Pacific/Honolulu \
        America/Indiana/ America/Kentucky/ America/North_Dakota/ US/
        """),
    CrisisLine(
      country: "CA", names: ["Canada"], service: "9-8-8 Suicide Crisis Helpline", call: "988", text: "988",
      emergency: "911", sources: ["mentalhealthcommission.ca", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: """
        America/Toronto America/Vancouver America/Montreal America/Halifax America/Winnipeg America/Edmonton America/Regina \
        America/St_Johns America/Moncton America/Iqaluit America/Whitehorse America/Yellowknife Canada/
        """),
    CrisisLine(
      country: "GB",
      names: ["United Kingdom", "UK", "Britain", "England", "Scotland", "Wales", "Northern Ireland"],
      service: "Samaritans", call: "116 123", text: "SHOUT to 85258", emergency: "999",
      sources: ["fullfact.org", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Europe/London Europe/Belfast GB"),
    CrisisLine(
      country: "IE", names: ["Ireland", "Republic of Ireland"], service: "Samaritans", call: "116 123",
      text: "HELLO to 50808", emergency: "112",
      sources: ["merrionstreet.ie", "github.com/Compyra/oasis-online.labidi.eu"], zones: "Europe/Dublin Eire"),
    CrisisLine(
      country: "AU", names: ["Australia"], service: "Lifeline", call: "13 11 14", text: "0477 13 11 14",
      emergency: "000", sources: ["lifeinmind.org.au", "github.com/Compyra/oasis-online.labidi.eu"], zones: "Australia/"
    ),
    CrisisLine(
      country: "NZ", names: ["New Zealand", "Aotearoa"], service: "1737, Need to talk?", call: "1737", text: "1737",
      emergency: "111", sources: ["pegasus.health.nz", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Pacific/Auckland Pacific/Chatham NZ"),
    CrisisLine(
      country: "DE", names: ["Germany"], service: "TelefonSeelsorge", call: "0800 111 0 111, 0800 111 0 222 or 116 123",
      emergency: "112", sources: ["domradio.de", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Europe/Berlin Europe/Busingen"),
    CrisisLine(
      country: "AT", names: ["Austria"], service: "TelefonSeelsorge", call: "142", emergency: "112",
      sources: ["gailtal-journal.at", "tirol.orf.at"], zones: "Europe/Vienna"),
    CrisisLine(
      country: "CH", names: ["Switzerland"], service: "Die Dargebotene Hand", call: "143", emergency: "112",
      sources: ["143.ch", "watson.ch"], zones: "Europe/Zurich"),
    CrisisLine(
      country: "ES", names: ["Spain"], service: "Línea 024", call: "024 or 717 003 717", emergency: "112",
      sources: ["maldita.es", "rtve.es", "teleonuba.es"], zones: "Europe/Madrid Atlantic/Canary Africa/Ceuta"),
    CrisisLine(
      country: "FR", names: ["France"], service: "3114", call: "3114", emergency: "112",
      sources: ["3114.fr", "francetvinfo.fr"],
      zones: "Europe/Paris"),
    CrisisLine(
      country: "IT", names: ["Italy"], service: "Telefono Amico Italia", call: "02 2327 2327",
      hours: "daily from 9 am to midnight",
      emergency: "112", sources: ["agensir.it", "github.com/Compyra/oasis-online.labidi.eu"], zones: "Europe/Rome"),
    CrisisLine(
      country: "NL", names: ["Netherlands", "Holland"], service: "113 Zelfmoordpreventie", call: "113 or 0800 0113",
      emergency: "112", sources: ["upday.com", "113.nl", "nu.nl"], zones: "Europe/Amsterdam"),
    CrisisLine(
      country: "BE", names: ["Belgium"], service: "Zelfmoordlijn, Centre de Prévention du Suicide",
      call: "1813 or, in French, 0800 32 123", emergency: "112",
      sources: ["github.com/Compyra/oasis-online.labidi.eu", "vrt.be", "preventionsuicide.be"],
      zones: "Europe/Brussels"),
    CrisisLine(
      country: "PT", names: ["Portugal"], service: "Linha Nacional de Prevenção do Suicídio", call: "1411",
      emergency: "112", sources: ["24noticias.sapo.pt", "altominho.tv", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Europe/Lisbon Atlantic/Madeira Atlantic/Azores"),
    CrisisLine(
      country: "SE", names: ["Sweden"], service: "Mind Självmordslinjen", call: "90101", emergency: "112",
      sources: ["kronprinsessparetsstiftelse.se", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Europe/Stockholm"),
    CrisisLine(
      country: "NO", names: ["Norway"], service: "Mental Helse", call: "116 123", emergency: "113",
      sources: ["vindafjord.kommune.no", "nrk.no"], zones: "Europe/Oslo"),
    CrisisLine(
      country: "DK", names: ["Denmark"], service: "Livslinien", call: "70 201 201", hours: "daily from 9 am to 5 am",
      emergency: "112", sources: ["github.com/Compyra/oasis-online.labidi.eu", "livslinien.dk"],
      zones: "Europe/Copenhagen"),
    CrisisLine(
      country: "PL", names: ["Poland"], service: "Kryzysowy Telefon Zaufania", call: "116 123", emergency: "112",
      sources: ["telepolis.pl", "zdrowie.pap.pl", "banai.pl"], zones: "Europe/Warsaw"),
    CrisisLine(
      country: "IN", names: ["India"], service: "Tele-MANAS", call: "14416", emergency: "112",
      sources: ["theshillongtimes.com", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Asia/Kolkata Asia/Calcutta"),
    CrisisLine(
      country: "ZA", names: ["South Africa"], service: "SADAG Suicide Crisis Helpline", call: "0800 567 567",
      emergency: "112", sources: ["tonight.co.za", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: "Africa/Johannesburg"),
    CrisisLine(
      country: "BR", names: ["Brazil"], service: "CVV", call: "188", emergency: "192",
      sources: ["hercampus.com", "github.com/Compyra/oasis-online.labidi.eu"],
      zones: """
        America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba \
        America/Campo_Grande America/Porto_Velho America/Rio_Branco America/Maceio America/Araguaina America/Boa_Vista
        """),
    CrisisLine(
      country: "AR", names: ["Argentina"], service: "Línea Nacional de Salud Mental", call: "0800 999 0091",
      emergency: "911",
      sources: ["ospia.org.ar", "lapostacomodorense.com.ar"], zones: "America/Argentina/ America/Buenos_Aires"),
    CrisisLine(
      country: "IL", names: ["Israel"], service: "ERAN", call: "1201", emergency: "101",
      sources: ["jpost.com", "jerusaleminstitute.org.il"],
      zones: "Asia/Jerusalem Asia/Tel_Aviv"),
  ]
}
