import type { RecipeStep } from '@spizarka/knowledge'
import type { Kitchen } from '../../kitchen.ts'
import { mentions, replaceWords } from '../../rewriting/index.ts'
import type { AdaptedIngredient } from '../adapted-dish.ts'

/** "boczek wędzony plastry", "ser gouda w plastrach": what a shelf calls so was sliced before it was bought. */
const SOLD_SLICED = /(?<!\p{L})plas(?:tr|ter)/iu
/** "Boczek pokrój w cienkie plastry i wysmaż", "Szynkę pokrój w plasterki.": one thing that is sliced, and what is done with it then. */
const SLICED =
  /(?<=^|[.!?] )(\p{Lu}\p{L}*(?: \p{Ll}+)?) pokrój w (?:\p{L}+ )?(?:plastry|plasterki)(?: (?:i (?=\p{Ll})|grubości [^.!?]*))?(?:\.(?: |$))?/gu

/** A step that slices nothing which comes sliced from the shop. */
export function asSold(step: RecipeStep, ingredients: readonly AdaptedIngredient[], { stock: { pantry } }: Kitchen): RecipeStep {
  const sliced = ingredients.filter(({ stock: { product } }) => product !== null && SOLD_SLICED.test(pantry[product]?.name ?? ''))
  if (sliced.length === 0) return step
  return replaceWords(step, SLICED, (found, [name = '']) => {
    if (!sliced.some(({ row }) => mentions(name, row.id))) return found
    return found.endsWith(' i ') ? `${name} ` : found.trimEnd().endsWith('.') ? '' : found
  })
}
