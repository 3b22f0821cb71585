import { type Aisle, type Food, findFoodById } from '@spizarka/knowledge'
import { kitchenLexicon } from '../parse/kitchen-lexicon.ts'
import { fold } from '../parse/polish/fold.ts'
import { wordStems } from './word-stems.ts'

/** Shelves of what is eaten as it is: their names are names of dishes too ("naleśniki", "placek"). */
const EATEN_AS_IT_IS: ReadonlySet<Aisle> = new Set(['ready-meals', 'snacks', 'baby', 'household'])
/** Nominatives of foods that steps also call a dish, its parts, boiling water or a tool by; and of little words that are spelt like a food. */
const NO_FOODS: ReadonlySet<string> = new Set(
  'sos sosy zupa zupy ciasto ciasta placek placki masa krem wywar bulion woda wody lód folia papier puree owoce owoc warzywa warzywo jarzyny sałatka sałatki kotlet kotlety pieczeń deser omlet kluski pierogi gulasz farsz pasta zakwas zaczyn panierka kostka kostki białko białka żółtko żółtka skórka skórki sok soki miąższ bez patelnia lodówka mięso mięsa olej tłuszcz zioła przyprawa przyprawy wafel pieczywo ryba ryby grzanki piórka cukierek lukier polewa galaretka chrupka chrupki kość kości płatek płatki łopatka łopatki marynata marynaty beszamel danie dania wstążka wstążki rosół pulpety pulpet gołąbki gołąbek bigos naleśnik naleśniki wióry'.split(
    ' ',
  ),
)
/** Forms of foods that are ordinary words in a step: "licz od wrzenia", "nie soli się". */
const LITTLE_WORDS: ReadonlySet<string> = new Set(['licz', 'lecz', 'soli', 'dania'])
/** "kulki wielkości orzecha włoskiego" */
const SIZES = /(?<!\p{L})(?:wielkości|wielkość|jak)\s+(?:(?:małego|dużego)\s+)?orzech\p{L}*(?:\s+(?:włosk|laskow)\p{L}+)?/giu
/** Verbs and participles that name what they add: "posól", "osolonej wodzie", "popieprz". */
const ADDING: readonly (readonly [RegExp, RegExp])[] = [
  [/^sol(?:-|$)/, /(?<!\p{L})(?:po|o|do|na|za)s[óo]l/iu],
  [/^pieprz(?:-|$)/, /(?<!\p{L})(?:po|do|o)pieprz/iu],
]
/** Trust of a form that the declension rules are sure of. */
const SURE = 0.97

/** The words of a text as the lexicon reads them: each word's lexemes. */
function lexemesOf(text: string): { word: string; lexemes: ReadonlySet<number> }[] {
  const { forms } = kitchenLexicon()
  return (text.match(/\p{L}+/gu) ?? []).map((word) => {
    const typed = word.toLowerCase()
    const entries = (forms.get(fold(word)) ?? []).filter((entry) => entry.form === typed && entry.trust > SURE)
    return { word, lexemes: new Set(entries.map((entry) => entry.lexeme)) }
  })
}

/** Whether a text names that food by any word of any of its names ("paprykę" of "papryka czerwona") or of its id ("makaron" of penne). */
export function namesFood(text: string, foodId: string): boolean {
  if (ADDING.some(([ids, verb]) => ids.test(foodId) && verb.test(text))) return true
  const known = wordsOfFood(foodId)
  const stems = wordStems(foodId.replaceAll('-', ' ')).filter((stem) => stem.length > 3)
  return lexemesOf(text).some(
    ({ word, lexemes }) => [...lexemes].some((lexeme) => known.has(lexeme)) || stems.some((stem) => fold(word).startsWith(stem)),
  )
}

/** Words of a text that name a food in one word, and none of those foods. */
export function foreignFoods(text: string, foodIds: readonly string[]): string[] {
  const { lexemes: all, variantsOf } = kitchenLexicon()
  const known = new Set(foodIds.flatMap((id) => [...wordsOfFood(id)]))
  return lexemesOf(text.replaceAll(SIZES, ' ')).flatMap(({ word, lexemes }) => {
    if (LITTLE_WORDS.has(word.toLowerCase())) return []
    if ([...lexemes].some((lexeme) => known.has(lexeme))) return []
    if ([...lexemes].some((lexeme) => NO_FOODS.has(all[lexeme]?.base ?? ''))) return []
    const named = [...lexemes].some((lexeme) =>
      (variantsOf.get(lexeme) ?? []).some((variant) => variant.words.length === 1 && !EATEN_AS_IT_IS.has(variant.food.aisle)),
    )
    return named ? [word] : []
  })
}

const wordsByFood = new Map<Food, ReadonlySet<number>>()

function wordsOfFood(foodId: string): ReadonlySet<number> {
  const food = findFoodById(foodId)
  if (!food) return new Set()
  let known = wordsByFood.get(food)
  if (!known) {
    const words = kitchenLexicon()
      .variantsOfFood(food)
      .flatMap((variant) => variant.words)
    known = new Set(words.flatMap(({ role, lexemes }) => (role === 'preposition' ? [] : [...lexemes])))
    wordsByFood.set(food, known)
  }
  return known
}
