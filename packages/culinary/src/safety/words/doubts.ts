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
  ['wina', 'risott*|gulasz*|sos~|sosu|bigos*', ['alcohol', 'sulphites']],
]

const doubts = DOUBTS.map(([lacked, dishes, traits]) => ({
  isLacked: compileWord(lacked),
  isDish: compileWord(dishes),
  mask: maskOf(traits),
}))

/** A word that names a dish, and what the dish no longer holds for certain without what is lacked ("zupa krem bez śmietany"); a mask. */
export function doubtOf(lacked: readonly string[], dish: string): number {
  return doubts.filter(({ isLacked, isDish }) => isDish(dish) && lacked.some(isLacked)).reduce((mask, { mask: more }) => mask | more, 0)
}
