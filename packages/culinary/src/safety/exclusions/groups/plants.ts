import { byAisle, type ExclusionGroup } from '../exclusion-group.ts'

const MUSHROOMS =
  'grzyb*|pieczar*|boczniak*|kurki|kurkami|borowik*|prawdziwk*|prawdziwek|podgrzyb*|porcini|shimeji|nameko|soplowk*|czubajk*|uszak*|pieprznik*|zielonk*|reishi|champignon*|boletus*|pieczarecz*|kurek|gasek|kozaki|kozakow|czernidlak*|zolciak*|purchawk*|maslak*|kozlarz*|kozlak*|rydz*|opienk*|gaski|kanie|kania|kani|smardz*|shiitake|shitake|mun|enoki|portobello|twardziak*|trufl~|truflow*|kurkow*|uszka|uszek|uszkami'

/** Vegetables, fruit, mushrooms and herbs. */
export const PLANTS_GROUPS: readonly ExclusionGroup[] = [
  { typed: ['kapust*'], words: ['kapust*|bigos*|kapusniak*|coleslaw*|kwasnic*|golabk*|kimchi|kimczi|sauerkraut'] },
  {
    typed: ['rodzyn*', 'sultank*'],
    words: ['rodzyn*|sultank*|koryntk*|keks~|keks|keksik*|bakali*|bakaliow*|kutia|kutii|kutie|stollen*|panettone'],
  },
  { typed: ['ananas*'], words: ['ananas*|hawajsk*', 'pina|pinia colada'] },
  {
    typed: ['grzyb*', 'grzyb* lesn*|suszon*|swiez*|dzik*|jadaln*|marynow*', 'suszon* lesn* grzyb*'],
    words: [MUSHROOMS],
    spares: /^trufle$/,
  },
  {
    typed: ['bakali*', 'suszon* owoc*'],
    words: ['bakali*|rodzyn*|koryntk*|daktyl*|zurawin*', 'suszon* sliw*|morel*|fig*|jabl*|gruszk*|banan*|owoc*'],
    foods: ({ id }) =>
      /^(?:rodzynki|koryntki|daktyle|owoce-suszone|bakalie|\w+-suszon[ey]$|zurawina)/.test(id) &&
      !/^(?:pomidor|grzyb|borowik|boczn|bazyl|oreg|papry|cebul|czosn|koper)/.test(id),
  },
  {
    typed: ['owoc* jagodow*|lesn*'],
    words: ['malin*|jagod*|borowk*|jezyn*|porzeczk*|agrest*|poziomk*|zurawin*|truskawk*|aroni*|lesn*'],
  },
  { typed: ['dyniowat*', 'warzyw* dyniowat*'], words: ['dyni*|cukini*|ogork*|kabacz*|patison*|arbuz*|melon*'] },
  {
    typed: ['nasion*', 'pestk*|pestek', 'ziaren|ziarna|ziarno', 'nasion* pestk*'],
    words: [
      'nasion*|pestk*|pestek|siemi*|slonecznik*|sezam*|chia|mak|maku|makiem|konop*|tahin*|chalw*|czarnuszk*',
      'ziarn* slonecznik*|dyni*|sezam*|lnu|lnian*',
    ],
    traits: ['sesame'],
    spares: /^(?:olej|maslo-slonecz|granat)/,
  },
  { typed: ['owoc* pestkow*'], words: ['sliwk*|sliwek|brzoskwin*|nektaryn*|morel*|wisni*|czeresni*|mirabel*|powidl*'] },
  {
    typed: ['owoc* tropik*|egzot*', 'tropik*|egzot* owoc*'],
    words: [
      'mango|ananas*|papaj*|marakuj*|liczi|lychee|kiwi|banan*|kokos*|awokado|granat~|gujaw*|karambol*|figi|fig|daktyl*|passiflor*|pitaj*',
    ],
  },
  {
    typed: ['cytrus*', 'owoc* cytrus*', 'sok~|sokow cytrus*'],
    spares: /^(?:kwasek|trawa-cytrynowa|melisa|tymianek|werbena|pieprz)/,
    words: [
      'cytryn*|limonk*|limet*|pomaranc*|mandaryn*|klementyn*|grejpfr*|grapefr*|pomel*|kumkwat*|yuzu|cytrus*|bergamot*|satsum*|kalamondyn*|lemon*|limoncello|cointreau|kafir*|ugli|minneol*|tangelo|grejfrut*',
    ],
  },
  {
    typed: ['straczk*', 'straczk* warzyw*|rosl*|nasion*', 'such*|suszon* straczk*'],
    words: [
      'fasol*|groch*|groszek|groszk*|ciecierzyc*|cieciork*|soczewic*|soj*|soi|bob|bobu|bobem|lubin*|hummus*|humus*|falafel*|tofu|edamame|tempeh|straczk*',
    ],
    traits: ['soy', 'lupin'],
  },
  {
    typed: ['psiankow*', 'psiankow* warzyw*|rosl*'],
    words: ['pomidor*|papryk*|papryczk*|ziemnia*|baklazan*|oberzyn*|chili|chilli|passat*|ketchup*|frytk*'],
  },
  {
    typed: ['kapustn*', 'warzyw* kapustn*', 'krzyzow*'],
    words: [
      'kapust*|kalafior*|brokul*|brukselk*|jarmuz*|kalarep*|rzodkiew*|rzep~|brukiew|brukwi*|romanesc*|pak|bok|coleslaw*|bigos*|kimchi|rukol*',
    ],
  },
  { typed: ['cebul*'], words: ['cebul*|szalot*|dymk*|szczypior*|soffrit*|mirepoix'] },
  { typed: ['cebulow* warzyw*'], words: ['cebul*|szalot*|dymk*|szczypior*|czosn*|por|pora|pory|porem'] },
  { typed: ['warzyw*'], foods: byAisle('vegetables') },
  { typed: ['owoc~|owocow'], foods: byAisle('fruit') },
  {
    typed: ['pomidor*'],
    words: [
      'pomidor*|malinowk*|malinowek|passat*|ketchup*|pelati|salsa|bolon*|bologn*|leczo|ajwar|gazpach*|szakszuk*|pizza|pizzerinki|margherita|ratatouill*|arrabb*',
      'sos* pizz*|cocktail*',
      'fasol* bretonsk*',
      'chili con carne',
    ],
  },
  {
    typed: ['ziemnia*', 'kartof*', 'pyr~'],
    spares: /batat|topinambur/,
    words: [
      'ziemnia*|kartof*|irga|irgi|irge|bintj*|vineta|gnatk*|frytk*|frytki|kopytk*|pyz~|puree|gnocchi|krochmal*|purre',
      'chipsy|chipsow',
      'klusk* slask*',
    ],
  },
  { typed: ['kukurydz*'], words: ['kukurydz*|popcorn*|polent*|nachos*|tacos|mamalyg*|cornfl*'] },
  { typed: ['papryk*'], words: ['papryk*|papryczk*|paprykarz*|leczo|ajwar|harissa|pepperoni|peperoni|jalapen*|chili|cayenne|ratatouill*'] },
  {
    typed: ['jabl*'],
    words: ['jabl*|jablk*|szarlot*|cydr*|antonow*|renet*|papierow*|kosztel*|ligol*|jonagold*|szampion*'],
    spares: /^granat$/,
    foods: (food) => food.id.startsWith('jablka'),
  },
  { typed: ['sliw*'], words: ['sliw*|powidl*|wegier~|wegierk*|wegierek|mirabel*|renklod*'] },
  { typed: ['winogron*'], words: ['winogron*|rodzyn*|koryntk*'] },
  { typed: ['por|pora|pory|porow'], words: ['por|pora|pory|porow|porem|porami|porowa|porowej|porowy|porowe|porowego'] },
  { typed: ['kolendr*'], words: ['kolendr*|curry|garam', 'masala'] },
  { typed: ['czosn*'], words: ['czosn*|aioli|tzatzik*', 'pesto'] },
  { typed: ['ogor*'], words: ['ogorek|ogork*|ogoreczk*|ogorkow*|korniszon*|mizeri*|tzatzik*|pikle'] },
  { typed: ['oliwk*'], words: ['oliwk*|oliwek|tapenad*'], spares: /^oliwa/ },
  { typed: ['awokad*', 'avocado'], words: ['awokad*|avocado|guacamol*'] },
  { typed: ['ciecierzyc*', 'cieciork*'], words: ['ciecierzyc*|cieciork*|hummus*|humus*|falafel*'] },
  { typed: ['kokos*'], words: ['kokos*|raffaello|bounty'] },
  { typed: ['buracz*|burak*'], words: ['burak*|buracz*|cwikl*|botwin*', 'barszcz* czerwon*|ukrain*'] },
  { typed: ['marchew*|marchwi*'], words: ['marchew*|marchwi*|wloszczyzn*'] },
  { typed: ['pietrusz*'], words: ['pietrusz*|natk*|wloszczyzn*'] },
  // The pod is of the same family, and who cannot stand the one seldom stands the other: the person named the family.
  {
    typed: ['fasol~|fasole', 'fasol* straczk*'],
    words: ['fasol*|szparagowk*|edamame', 'fasolk* szparagow*'],
    foods: ({ id }) => /^(?:fasol|kielki-fasoli)/.test(id),
  },
  {
    typed: ['grosz~|groszek|groszk*', 'zielon* groszek|groszk*'],
    words: ['groszek|groszk*'],
    spares: /^groszek-ptysiowy/,
    foods: ({ id }) => /^groszek-(?!ptysiowy)/.test(id),
  },
  { typed: ['bob|bobu|boby'], words: ['bob|bobu|bobem|bobie|boby|bobow*'] },
  { typed: ['grusz*'], words: ['grusz*|konferencj*|klaps~|bonkret*'] },
  {
    typed: ['koper|kopru|koperek|koperk*'],
    words: ['koper|kopru|koprem|koperek|koperk*|koprow*'],
    spares: /^(?:fenkul|koper-wloski|herbata)/,
  },
  { typed: ['kasz~|kasza grycz*', 'gryk*', 'grycz*'], words: ['grycz*|gryk*|hreczk*'], spares: /^miod/ },
]
