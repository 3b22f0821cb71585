import { isSeasoning, type RecipeStep } from '@spizarka/knowledge'
import type { Kitchen } from '../../kitchen.ts'
import { mentions, replaceWords } from '../../rewriting/index.ts'
import type { AdaptedIngredient } from '../adapted-dish.ts'

/** "boczek wędzony plastry", "ser gouda w plastrach": what a shelf calls so was sliced before it was bought. */
const SOLD_SLICED = /(?<!\p{L})plas(?:tr|ter)/iu
/** "Boczek pokrój w cienkie plastry i wysmaż", "Szynkę pokrój w plasterki.": one thing that is sliced, and what is done with it then. */
const SLICED =
  /(?<=^|[.!?] )(\p{Lu}\p{L}*(?: \p{Ll}+)?) pokrój w (?:\p{L}+ )?(?:plastry|plasterki)(?: (?:i (?=\p{Ll})|grubości [^.!?]*))?(?:\.(?: |$))?/gu

/** "Ser zetrzyj na grubych oczkach.", "[ser] zetrzyj i wymieszaj": what is sliced is torn. */
const GRATED =
  /(?<!\p{L})(\p{L}+(?: \p{Ll}+)?) zetrzyj(?: na (?:grubych|drobnych) oczkach)?(?: albo pokrój w (?:\p{L}+ )?(?:plastry|plasterki))?(?!\p{L})/gu
/** "Posyp tartym serem", "podawaj ze startym serem żółtym". */
const GRATED_ON_TOP = /(?<!\p{L})(?:s?tart|utart)(ym|ego|y) (\p{Ll}+)/gu
/** "posyp posiekanym koperkiem", "wmieszaj drobno posiekaną natkę". */
const CHOPPED = /(?<!\p{L})(?:drobno |grubo )?(?:po)?siekan\p{L}+ (\p{Ll}+)/gu
/** "Koperek posiekaj. ", "Koperek drobno posiekaj." alone in its sentence. */
const CHOPPING = /(?<=^|[.!?] )(\p{Lu}\p{L}*) (?:drobno |grubo )?posiekaj\.(?: |$)/gu

/** A step that does nothing which was done before its food was sold: what comes in slices is neither sliced nor grated, herbs from the freezer are not chopped. */
export function asSold(step: RecipeStep, ingredients: readonly AdaptedIngredient[], { stock: { pantry } }: Kitchen): RecipeStep {
  const sliced = ingredients.filter(({ stock: { product } }) => product !== null && SOLD_SLICED.test(pantry[product]?.name ?? ''))
  const chopped = ingredients.filter(({ row }) => row.aisle === 'frozen' && isSeasoning(row.id))
  return withoutChopping(withoutSlicing(step, sliced), chopped)
}

function withoutSlicing(step: RecipeStep, sliced: readonly AdaptedIngredient[]): RecipeStep {
  if (sliced.length === 0) return step
  const isSliced = (name: string): boolean => sliced.some(({ row }) => mentions(name, row.id))
  const whole = replaceWords(step, SLICED, (found, [name = '']) => {
    if (!isSliced(name)) return found
    return found.endsWith(' i ') ? `${name} ` : found.trimEnd().endsWith('.') ? '' : found
  })
  const torn = replaceWords(whole, GRATED, (found, [name = '']) => (isSliced(name) ? `${name} porwij na kawałki` : found))
  return replaceWords(torn, GRATED_ON_TOP, (found, [ending = '', name = '']) => (isSliced(name) ? `porwan${ending} ${name}` : found))
}

function withoutChopping(step: RecipeStep, chopped: readonly AdaptedIngredient[]): RecipeStep {
  if (chopped.length === 0) return step
  const isChopped = (name: string): boolean => chopped.some(({ row }) => mentions(name, row.id) || mentions(name, row.parent ?? row.id))
  const sprinkled = replaceWords(step, CHOPPED, (found, [name = '']) => (isChopped(name) ? name : found))
  return replaceWords(sprinkled, CHOPPING, (found, [name = '']) => (isChopped(name) ? '' : found))
}
