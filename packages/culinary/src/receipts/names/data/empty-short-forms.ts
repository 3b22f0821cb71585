/** Words of tills that say nothing about the product: how it is sold, packed, kept and graded. Folded. */
export const EMPTY_SHORT_FORMS: ReadonlySet<string> = new Set(
  `luz luzem kg szt sztuka op opak opk pacz paczka tacka tack tac vac prom promo promoc promocja wyb wolnowyb wybieg wybiegu chow chowu sciol sciolk sciolkowe sciolkow klatk klatkowe wolny woln wolne wolnego kla klb kl but butelka pet puszka pusz pus
  kart karton sloik sloj szklo worek wor siatka siat tor toreb torebka kub kubek msc asc map swiez sw swieze swiezy pol polska pols polski kraj krajowy import imp hiszp wlasny own gat gatunek i ii iii klasa xl dyskont cena hit nowosc eko bio organic wazone wazony waga wag ok maxi mega
  jadalne jadalny jadal myta mytych pecz peczek peczki konfekc konfekcj konfekcjonowane konfekcjonowana konfekcjonowany doniczka donicz paski plat tusz tarcz deserowe myte wczesne a b c d e g l m r x t tb nr typ stoisko porc porcja porcje wiadro wiad wiaderko osl doy doypack pouch box family rodzin familijny duze duzy mala maly paka zestaw zest pak bl atm vp`
    .split(/\s+/)
    .filter(Boolean),
)
