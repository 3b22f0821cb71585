import { fold } from '../parse/polish/fold.ts'

/** Participles of what is done to an ingredient before it goes in ("pokrojona", "roztopionego", "startej", "umytych"). */
const DONE = /(?:an|on|ion|yt|ut|et|art|iet|int)(?:y|a|e|i|ych|ego|ej|emu|ym|ymi)$/
/** Words that stand around a participle and name nothing: "w kostkę", "na tarce", "drobno", "przez praskę". */
const AROUND =
  /^(?:w|we|na|z|ze|do|i|oraz|lub|bez|o|po|przez|drobno|grubo|cienko|mocno|lekko|dobrze|swiezo|dokladnie|najlepiej|kost(?:k|eczk)\w*|plast(?:e)?r\w*|pol(?!edwi|ent|ew)\w*|pias\w*|pas(?:k|eczk)\w*|slup\w*|zapal\w*|czast\w*|cwiart\w*|tarc\w*|oczk\w*|pian\w*|pekniec\w*|skor\w*|pest(?!o$)\w*|kosci|lusk\w*|temperatur\w*|pokojow\w*|miekk\w*|zimn\w*|ciepl\w*|gorac\w*|letni\w*|smaku?|rozmiar\w*|duz\w*|mal(?!in)\w*|sredni\w*|grub\w*|drobn\w*|razem|wczesniej|sit\w*|prask\w*)$/

/** Turns of phrase of recipes that lists of groceries do not have, and what the parser reads in their stead. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:ziaren|ziarenek|ziarna|ziarno|ziarenka|ziarenko|kulek|kulki|kulka)\s+(?=ziel|pieprz|jałowc|jalowc|kardamon)/giu, ''],
  // A leaf of cabbage is counted as a small leaf of basil is; bay leaves are called so.
  [
    /(?<!\p{L})li(?:ście|ści|ść|ścia|scie|sci|sc|scia)\s+(?=(?:\p{L}+\s+)?(?:sałat|salat|kapust|szałwi|szalwi|bazyli|mięt|miet|jarmuż|jarmuz|szpinak|rukol|melis|natk|kolendr))/giu,
    'listków ',
  ],
  // What is young only in size; of these the shop has an own kind.
  [
    /(?<!\p{L})młod(?:a|e|ej|ych|y|ego|ą|ymi)\s+(?=(?:cukini|kabacz|patison|bakłaż|brokuł|kalafior|szpara|dyni|dynia|botwin|liśc|listk|pędy|pędów|rzep|por|pietrusz|seler|boć|bob|bób|grosz|fasol))/giu,
    '',
  ],
  // Scoops are counted, and are no nutmegs.
  [/(?<!\p{L})gał(?:ka|ki|kę|ek)\s+(?=lod|sorbet)|(?<=(?:lody|lodów|sorbet|sorbetu)\s.{0,100})\s\d+\s+gał(?:ka|ki|ek)(?!\p{L})/giu, ''],
  [/(?<!\p{L})ziaren(?:ka|ek)\s+z\s+(?=lask)/giu, ''],
  [/(?<!\p{L})strąk(?:i|ów|a)?\s+(?=(?:\p{L}+\s+)?(?:papryk|papryczk|chil|pieprz))/giu, ''],
  [/(?<!\p{L})(?:wrzątk|wrzatk|wrząt|wrzat)(?:u|iem|ek)?(?!\p{L})/giu, 'wody'],
  [/^\s*(?:farsz|ciasto|sos|nadzienie|dodatkowo|polewa|kruszonka|krem|marynata|panierka|wierzch|zaprawa|do podania)\s*:\s*/iu, ''],
  // The zest of a fruit weighs some 3 g, a few drops one.
  [
    /(?<!\p{L})(?:\p{L}+\s+)?skór(?:ka|ki|kę)\s+(?:\p{L}+\s+)?z\s+(?:(?:jednej|połowy|pół|1(?:\/2)?)\s+)?(?=cytryn|pomarańcz|limon)/iu,
    '3 g ',
  ],
  [/(?<!\p{L})kilka\s+kropl\p{L}*\s+/iu, '1 g '],
  [/\sz\s+(?:połow\p{L}*|pół)\s+(?=\p{L})/iu, ' z 1/2 '],
  [/(?<!\d)\d+(?:[.,]\d+)?\s*cm\s+(?=(?:\p{L}+\s+)?imbir)/iu, 'kawałek '],
  [/(?<!\p{L})(?:(?:drobno|świeżo|grubo)\s+)?(?:posiekan|pokrojon|roztopion|stopion|startych|startej|startego|czerstw)\p{L}*\s+/giu, ''],
]

/** A recipe's line as the parser of groceries reads best: without the comma and what is done to the ingredient behind it. */
export function withoutPreparation(line: string): string {
  const spelled = PHRASES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
  const [named = '', ...rest] = spelled.split(/(?<!\d),|,(?!\d)|\s[–—]\s(?!\d)/)
  return [named, ...rest.filter((part) => !isPreparation(part))].join(',')
}

function isPreparation(part: string): boolean {
  const words = fold(part).match(/[a-z]+/g) ?? []
  const isStated = words.some((word) => DONE.test(word) || /^(?:w|we|bez|do|na)$/.test(word))
  return isStated && words.every((word) => DONE.test(word) || AROUND.test(word))
}
