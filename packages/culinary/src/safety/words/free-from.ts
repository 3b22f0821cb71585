import { maskOf, type Trait } from '../traits.ts'
import { compileWord, type WordTest } from './compile-phrases.ts'

const FLESH: readonly Trait[] = ['meat', 'pork', 'beef', 'poultry', 'fish', 'crustaceans', 'molluscs', 'gelatine']
const ANIMAL: readonly Trait[] = [...FLESH, 'milk', 'lactose', 'eggs', 'honey', 'rennet', 'insects']

/** Adjectives that take something out of the product they describe. */
const CLAIMS: readonly (readonly [string, readonly Trait[]])[] = [
  ['bezgluten*|glutenfree|niskogluten*', ['gluten']],
  ['bezmlecz*|beznabial*', ['milk', 'lactose']],
  ['bezlaktoz*|delaktoz*|niskolaktoz*', ['lactose']],
  ['bezjaj*', ['eggs']],
  ['bezorzech*', ['nuts', 'peanuts']],
  ['bezsoj*', ['soy']],
  ['bezmies*', ['meat', 'pork', 'beef', 'poultry']],
  ['bezalkohol*', ['alcohol']],
  ['niesiark*', ['sulphites']],
  ['wegetarian*|jarsk*|vegetarian*|wege|vege', FLESH],
  ['wegan*|wegan|vegan*|roslinn*', ANIMAL],
]

/** What may stand behind "bez", "nie zawiera", "wolny od". */
const LACKS: readonly (readonly [string, readonly Trait[]])[] = [
  ['glutenu|gluten|glutenow*|pszenicy', ['gluten']],
  ['laktozy|laktoza|laktozow*', ['lactose']],
  ['mleka|nabialu|kazeiny|mleko', ['milk', 'lactose']],
  ['jaj|jajek|jajka|jajka', ['eggs']],
  ['orzechow|orzeszkow', ['nuts', 'peanuts']],
  ['soi|soje', ['soy']],
  ['selera|selerow', ['celery']],
  ['ryb|ryby', ['fish']],
  ['skorupiakow', ['crustaceans']],
  ['miesa', ['meat', 'pork', 'beef', 'poultry']],
  ['miodu', ['honey']],
  ['zelatyny', ['gelatine']],
  ['gorczycy|musztardy', ['mustard']],
  ['sezamu|tahini|tahiny', ['sesame']],
  ['siarczynow|siarki|siarczanow', ['sulphites']],
  ['lubinu', ['lupin']],
  ['alkoholu', ['alcohol']],
  ['dodatku|dodatkow|zawartosci|konserwantow|cukru|soli|skory|kosci|osci|pestek|skorki', []],
]

interface Taker {
  test: WordTest
  mask: number
}

const takers = (entries: typeof CLAIMS): readonly Taker[] =>
  entries.map(([words, traits]) => ({ test: compileWord(words), mask: maskOf(traits) }))
const claims = takers(CLAIMS)
const lacks = takers(LACKS)

/** What the adjective takes out of its product; null when it is no such claim. */
export function claimOf(folded: string): number | null {
  return claims.find(({ test }) => test(folded))?.mask ?? null
}

/** What the noun behind "bez" takes out; null for a noun that takes nothing we follow. */
export function lackOf(folded: string): number | null {
  return lacks.find(({ test }) => test(folded))?.mask ?? null
}
