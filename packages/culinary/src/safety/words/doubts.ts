import { maskOf, type Trait } from '../traits.ts'
import { compileWord } from './compile-phrases.ts'

/** What is left out of a dish, the dishes that have the traits from it as a rule, and those traits: doubtful then, not gone. */
const DOUBTS: readonly (readonly [lacked: string, dishes: string, traits: readonly Trait[]])[] = [
  [
    'smietan*|smietank*',
    'zup*|krem~|barszcz*|koperkow*|ogorkow*|pomidorow*|pieczarkow*|szczawiow*|mizeri*|gulasz*|szpinak*|puree|purre|ziemniak*|surowk*|curry|sos~|sosu|sosem',
    ['milk', 'lactose'],
  ],
  ['maslo|masla', 'puree|purre|ziemniak*|kanapk*|jajecznic*|warzyw*|ryz|kasz*|tost*|fasolk*|szparag*|grzank*', ['milk', 'lactose']],
  [
    'sera|serow|parmezanu|mozzarelli|fety|goudy|pecorino',
    'pizz*|zapiekank*|kanapk*|pesto|makaron*|spaghetti|risott*|tost*|burger*|hamburger*|salat*|tortill*|wrap*',
    ['milk', 'lactose'],
  ],
  [
    'panierki|bulki',
    'schab*|piers*|filet*|ryb*|dorsz*|mintaj*|mirun*|kalafior*|cukini*|baklazan*|boczniak*|kani*|fasolk*|brokul*',
    ['gluten', 'eggs'],
  ],
  ['makaronu|klusek|grzanek', 'rosol*|zup*|barszcz*|pomidorow*|krem~|salat*', ['gluten', 'eggs']],
  ['maki|zasmazki', 'placki|plackow|placek|placuszk*|sos~|sosu|zup*|sernik*|omlet*|pulpet*|brownie|kapust*', ['gluten']],
  ['tahini|tahiny|sezamu', 'hummus*|humus*|baba*', ['sesame']],
  ['majonezu', 'kanapk*|burger*|surowk*|kebab*|tortill*|wrap*', ['eggs', 'mustard']],
  [
    'kielbasy|boczku|wedzonki|szynki|zeberek|kielbasek',
    'fasolk*|bigos*|leczo|grochow*|zur|zurek|zurk*|kapusniak*|zapiekank*|pizz*|jajecznic*|kapust*|fasolow*|krupnik*',
    ['meat', 'pork', 'beef', 'poultry'],
  ],
  ['wina', 'risott*|gulasz*|sos~|sosu|bigos*', ['alcohol', 'sulphites']],
]

const doubts = DOUBTS.map(([lacked, dishes, traits]) => ({
  isLacked: compileWord(lacked),
  isDish: compileWord(dishes),
  mask: maskOf(traits),
}))

/** What comes from a cut of meat and not from the shop: without its breading nothing is left of it. */
const BREADED = compileWord('schabow*|sznyc*')
const BREADING = maskOf(['gluten', 'eggs', 'milk'])

/** What a dish of that name has from its breading alone, where it is made without ("kotlety schabowe bez panierki"); a mask. */
export function breadingOf(lacked: readonly string[], dish: string): number {
  return BREADED(dish) && lacked.includes('panierki') ? BREADING : 0
}

/** What is cooked in milk as a rule, and need not be. */
const MILKY = compileWord(
  'owsiank*|lody|lodow|lodami|nalesnik*|plack~|placki|placek|placuszk*|budyn*|kasz~|kaszk~|kasza|kaszka|mann~|jaglank*|ryz*|platk*|kakao|latte|cappuccin*|kaw~|koktajl*|shake~|puree|purre|ciast*|babk~|muffin*|gofr*|pancake*|pankejk*|racuch*|racuszk*|omlet*|zup*|krem~|pudding*|deser*|drozdzow*|chlebek|bulecz*|bulk*|grysik*|czekolada',
)
const MILK = maskOf(['milk', 'lactose'])
const MILK_ITSELF = maskOf(['milk'])
const PLANT_MILK = compileWord(
  'roslinn*|soj*|owsian*|ryzow*|migdal*|kokos*|orzech*|laskow*|nerkow*|konop*|grochow*|wegan*|makow*|gryczan*|jaglan*|bezmlecz*',
)

interface Placed {
  folded: string
  chunk: number
  removed: number
}

/** Whether a dish is made with water or with a drink of plants in place of milk ("owsianka na wodzie", "naleśniki na napoju sojowym"). */
export function isMadeWithoutMilk(words: readonly Placed[]): boolean {
  return words.some(({ folded, chunk, removed }, at) => {
    if (chunk === 0 || words[at - 1]?.chunk === chunk) return false
    if (/^(?:wodzie|sokiem|soku)$/.test(folded)) return true
    if (!/^(?:mlek|napoj|mleczk)(?:u|iem|em)$/.test(folded)) return false
    const next = words[at + 1]
    return (removed & MILK_ITSELF) !== 0 || (next?.chunk === chunk && PLANT_MILK(next.folded))
  })
}

/** What a dish of that name has from milk, where it is made without: doubtful then; a mask. */
export function milkOf(dish: string): number {
  return MILKY(dish) ? MILK : 0
}

/** A word that names a dish, and what the dish no longer holds for certain without what is lacked ("zupa krem bez śmietany"); a mask. */
export function doubtOf(lacked: readonly string[], dish: string): number {
  return doubts.filter(({ isLacked, isDish }) => isDish(dish) && lacked.some(isLacked)).reduce((mask, { mask: more }) => mask | more, 0)
}
