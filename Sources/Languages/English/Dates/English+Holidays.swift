import Civil
internal import Language

extension English {
  static func addHolidays(to tree: inout RowTree) {
    tree.add(.holiday) {
      Row("(christmas|xmas|christmas day|xmas day)") { .fixed(month: 12, day: 25) }
      Row("(christmas|xmas) eve") { .fixed(month: 12, day: 24) }
      Row("boxing day") { .fixed(month: 12, day: 26) }
      Row("(new year|new years|new year's) eve") { .fixed(month: 12, day: 31) }
      Row("nye") { .fixed(month: 12, day: 31) }
      Row("(new year|new years|new year's) day") { .fixed(month: 1, day: 1) }
      Row("(new year|new years|new year's)") { .fixed(month: 1, day: 1) }
      Row("(epiphany|three kings day|three kings' day)") { .fixed(month: 1, day: 6) }
      Row("burns night") { .fixed(month: 1, day: 25) }
      Row("australia day") { .fixed(month: 1, day: 26) }
      Row("(groundhog|groundhogs|groundhog's) day") { .fixed(month: 2, day: 2) }
      Row("[st|st.|saint] (valentine|valentines|valentine's) [day]") { .fixed(month: 2, day: 14) }
      Row("(leap day)") { .fixed(month: 2, day: 29) }
      Row("[international] (women|womens|women's) day") { .fixed(month: 3, day: 8) }
      Row("pi day") { .fixed(month: 3, day: 14) }
      Row("(st|st.|saint) (patrick|patricks|patrick's|paddy|paddys|paddy's) day") { .fixed(month: 3, day: 17) }
      Row("(patrick's|patricks|paddy's|paddys) day") { .fixed(month: 3, day: 17) }
      Row("(april fool|april fools|april fool's|april fools'|all fools|all fools') [day]") { .fixed(month: 4, day: 1) }
      Row("(april fools'|april fools') day") { .fixed(month: 4, day: 1) }
      Row("(earth) day") { .fixed(month: 4, day: 22) }
      Row("(st|st.|saint) (george|georges|george's) day") { .fixed(month: 4, day: 23) }
      Row("anzac day") { .fixed(month: 4, day: 25) }
      Row("may day") { .fixed(month: 5, day: 1) }
      Row("(star wars) day") { .fixed(month: 5, day: 4) }
      Row("cinco de mayo") { .fixed(month: 5, day: 5) }
      Row("juneteenth") { .fixed(month: 6, day: 19) }
      Row("(canada) day") { .fixed(month: 7, day: 1) }
      Row("independence day") { .fixed(month: 7, day: 4) }
      Row("bastille day") { .fixed(month: 7, day: 14) }
      Row("(assumption|assumption day)") { .fixed(month: 8, day: 15) }
      Row("(halloween|hallowe'en|all hallows eve|all hallows' eve|all hallow's eve) [day]") {
        .fixed(month: 10, day: 31)
      }
      Row("(all saints|all saints'|all saint's) day") { .fixed(month: 11, day: 1) }
      Row("(all souls|all souls'|all soul's) day") { .fixed(month: 11, day: 2) }
      Row("(guy fawkes|guy fawkes day|guy fawkes night|bonfire night|fireworks night)") { .fixed(month: 11, day: 5) }
      Row("(veteran|veterans|veterans'|veteran's|armistice) day") { .fixed(month: 11, day: 11) }
      Row("(st|st.|saint) (andrew|andrews|andrew's) day") { .fixed(month: 11, day: 30) }
      Row("(st|st.|saint) (nicholas|nicholas'|nick's) day") { .fixed(month: 12, day: 6) }
      Row("(waitangi) day") { .fixed(month: 2, day: 6) }
      Row("(st|st.|saint) (david|davids|david's) day") { .fixed(month: 3, day: 1) }
      Row("(midsummer|midsummers|midsummer's) [day]") { .fixed(month: 6, day: 24) }
      Row("(st|st.|saint) (stephen|stephens|stephen's) day") { .fixed(month: 12, day: 26) }
      Row("hogmanay") { .fixed(month: 12, day: 31) }
      Row("remembrance sunday") { .nth(2, .sunday, month: 11) }
      Row("[the] (early may|may day) bank holiday [monday]") { .nth(1, .monday, month: 5) }
      Row("[the] (spring|whitsun|late may) bank holiday [monday]") { .nth(-1, .monday, month: 5) }
      Row("[the] (august|summer|late summer) bank holiday [monday]") { .nth(-1, .monday, month: 8) }
      Row("kwanzaa") { .fixed(month: 12, day: 26) }
      Row("(martin luther king|martin luther kings|martin luther king's|mlk) [jr|jr.] day") {
        .nth(3, .monday, month: 1)
      }
      Row("(martin luther king|mlk) [,] (jr|jr.) day") { .nth(3, .monday, month: 1) }
      Row("(president|presidents|presidents'|president's|washington's) (day|birthday)") { .nth(3, .monday, month: 2) }
      Row("super bowl [sunday]") { .nth(2, .sunday, month: 2) }
      Row("(mother|mothers|mother's|mothers') day") { .nth(2, .sunday, month: 5) }
      Row("memorial day") { .nth(-1, .monday, month: 5) }
      Row("(father|fathers|father's|fathers') day") { .nth(3, .sunday, month: 6) }
      Row("(parent|parents|parents'|parent's) day") { .nth(4, .sunday, month: 7) }
      Row("(labor|labour) day") { .nth(1, .monday, month: 9) }
      Row("(grandparent|grandparents|grandparents'|grandparent's) day") { .nth(1, .sunday, month: 9, plus: 7) }
      Row("(columbus|indigenous peoples|indigenous peoples'|indigenous people's) day") { .nth(2, .monday, month: 10) }
      Row("(boss|boss's|bosses|bosses') day") { .fixed(month: 10, day: 16) }
      Row("(thanksgiving|thanksgiving day|turkey day)") { .nth(4, .thursday, month: 11) }
      Row("black friday") { .nth(4, .thursday, month: 11, plus: 1) }
      Row("small business saturday") { .nth(4, .thursday, month: 11, plus: 2) }
      Row("cyber monday") { .nth(4, .thursday, month: 11, plus: 4) }
      Row("giving tuesday") { .nth(4, .thursday, month: 11, plus: 5) }
      Row("(shrove tuesday|pancake day|mardi gras|fat tuesday)") { .easter(-47) }
      Row("mothering sunday") { .easter(-21) }
      Row("ash wednesday") { .easter(-46) }
      Row("palm sunday") { .easter(-7) }
      Row("(maundy|holy) thursday") { .easter(-3) }
      Row("(good|great) friday") { .easter(-2) }
      Row("(holy|easter) saturday") { .easter(-1) }
      Row("(easter|easter sunday|easter day)") { .easter(0) }
      Row("easter monday") { .easter(1) }
      Row("ascension [day|thursday]") { .easter(39) }
      Row("(pentecost|whit sunday|whitsun)") { .easter(49) }
      Row("(whit monday|pentecost monday)") { .easter(50) }
      Row("corpus christi") { .easter(60) }
      Row("(chinese|lunar|chinese lunar) (new year|new years|new year's) [day]") { .lunar(.lunarNewYear) }
      Row("(ramadan)") { .lunar(.ramadan) }
      Row("(eid|eid al-fitr|eid al fitr|eid ul-fitr)") { .lunar(.eidFitr) }
      Row("(eid al-adha|eid al adha|eid ul-adha)") { .lunar(.eidAdha) }
      Row("(hanukkah|chanukah|hanukah)") { .lunar(.hanukkah) }
      Row("(passover|pesach)") { .lunar(.passover) }
      Row("(rosh hashanah|rosh hashana)") { .lunar(.passover, plus: 163) }
      Row("yom kippur") { .lunar(.passover, plus: 172) }
    }
  }
}
