import type { Food } from './food.ts'

/**
 * Condition tags that follow from what a food is, so that not every row repeats them. GI: reference list of class per food; FODMAP:
 * public summaries of the Monash lists; purines: Kaneko 2014/2020. All of it informs, none of it is measured for the Polish product.
 */
const BY_ID: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:bob|bob-suchy|bob-mrozony|soja|lubin|edamame|napoj-z-nerkowcow|cwikla-z-chrzanem|buraczki-|groszek-konserwowy|groszek-z-marchewka|groszek-mrozony|marchewka-z-groszkiem|mieszanka-meksykanska)/,
    'fodmap:high',
  ],
  [
    /^(?:brzoskwinie-w-puszce|morele-w-puszce|gruszki-w-puszce|mango-w-puszce|wisnie-w-|kompot-wisniowy|koktajl-owocowy|figi|owoce-suszone|rodzynki|koryntki|kaki|durian|pigwa)/,
    'fodmap:high',
  ],
  [
    /^(?:pieczarki-marynowane|grzyby-marynowane|podgrzybki-marynowane|borowiki-marynowane|maslaki-marynowane|kurki-marynowane|kalafior-)/,
    'fodmap:high',
  ],
  [/^(?:karob|krem-czekoladowo-orzechowy|masa-kajmakowa|deser|serek-twarogowy|labneh)/, 'fodmap:high'],
  [
    /^(?:wloszczyzna|warzywa-na-patelnie|mieszanka-chinska|mieszanka-na-zupe|warzywa|mrozonka|kimchi|guacamole|salsa|ajwar|chutney|marynata|harissa|adzika|pesto|sos-czosnkowy|tzatziki)/,
    'fodmap:high',
  ],
  [
    /^(?:dynia|dynia-pizmowa|dynia-mrozona|granat|porzeczki|fenkul|orzechy-laskowe|maslo-migdalowe|kapusta-wloska|mleko-kokosowe|ricotta|serek-smietankowy|mascarpone|herbata-z-kopru)/,
    'fodmap:moderate',
  ],
  [
    /^(?:frytki|cwiartki-ziemniaczane|placki-ziemniaczane|rosti|krokiety-ziemniaczane|ryz-jasminowy|ryz-do-sushi|bulki(?!-razowe|-pelno|-bezglut|-z-ziarn)|ciabatta|bajgle|obwarzanki|precle|tortilla$|bulka-tarta|grzanki|sucharki|chleb-bezglutenowy$|maka-ryzowa$|wafle-kukurydziane|kluski-slaskie|kopytka|gnocchi)/,
    'gi:high',
  ],
  [
    /^(?:kasza-manna|ryz-arborio|ryz-paraboliczny|makaron-ryzowy|rodzynki|skrobia-|maka-ziemniaczana|maka-kukurydziana|kasza-kukurydziana|maka-pszenna$|maka$)/,
    'gi:medium',
  ],
  [/^(?:homar|langust|krab|raki|paluszki-krabowe)/, 'purine:moderate'],
  [
    /^(?:osmiornica|matwa|malze|ostrygi|przegrzebki|vongole|slimaki|owoce-morza|paprykarz|pasta-rybna|pasta-z-tunczyka|szprotki-w-|carpaccio|ogonowka|serwolatka)/,
    'purine:moderate',
  ],
  [
    /^(?:kostka-rosolowa|kostka-wolowa|kostka-bulionowa-rybna|bulion-wolowy|bulion-rybny|bulion$|rosol$|pasztet|pasztetowa|watroba-dorsza)/,
    'purine:high',
  ],
  [/^(?:cola$|cola-bez-cukru|ser-topiony)/, 'phosphates'],
  [/^sol-niskosodowa$/, 'potassium-chloride'],
  // Soy and fish sauce are low in the spoonfuls that a dish takes (Monash).
  [/^(?:sos-sojowy(?:-jasny|-bezglutenowy|-o-obnizonej-zawartosci-soli)?|sos-rybny)$/, 'fodmap:low'],
]

const FERMENTED_OR_TRACE =
  /^(?:sos-|piwo|porter|radler|gochujang|miso|przyprawa|kwas-|podpiwek|kawa-|napoj-owsian|smietanka-owsian|fix-|platki-owsian|otreby-owsian|maka-owsian)/

/** The food with the tags that follow from what it is; those of its row count more. */
export function withImpliedTags(food: Food): Food {
  const tags = food.tags ?? []
  const implied = BY_ID.filter(([ids, tag]) => ids.test(food.id) && !tags.some((own) => kindOf(own) === kindOf(tag))).map(([, tag]) => tag)
  // Wheat, rye and barley hold fructans, milk holds lactose; both are FODMAPs.
  const holdsFodmaps = (food.allergens.includes('gluten') && !FERMENTED_OR_TRACE.test(food.id)) || tags.includes('lactose:high')
  if (holdsFodmaps && ![...tags, ...implied].some((tag) => kindOf(tag) === 'fodmap')) implied.push('fodmap:high')
  return implied.length === 0 ? food : { ...food, tags: [...tags, ...new Set(implied)] }
}

function kindOf(tag: string): string {
  return tag.split(':')[0] ?? tag
}
