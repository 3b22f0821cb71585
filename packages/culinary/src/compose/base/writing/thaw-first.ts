import { isA, type RecipeStep } from '@spizarka/knowledge'
import { inflectName } from '../../../inflection/index.ts'
import { isNeverLeftRaw } from '../../../kitchen-checks/index.ts'
import { isFrozen, isSoldFrozen, type StockedProduct } from '../../../stock/index.ts'
import type { Kitchen } from '../../kitchen.ts'
import { daysBetween } from '../../pantry/index.ts'
import { mentions, replaceWords } from '../../rewriting/index.ts'
import type { AdaptedIngredient } from '../adapted-dish.ts'

/** "Dorsza rozmroź wcześniej w lodówce, osusz i pokrój", "Mintaja rozmroź i odlej wodę." */
const THAWED = /(?<=^|[.!?] )(\p{Lu}\p{L}*(?: \p{Ll}+)?) rozmroź(?: wcześniej)?(?: w lodówce)?(?:,| i) (?:odlej wodę\.(?: |$))?/gu
/** "Rozmroź łososia, osusz", "Rozmroź dorsza. " */
const THAW = /(?<=^|[.!?] )Rozmroź (\p{L}+)(,| i|\.)(?: |$)/gu
const WORDS_OF_FREEZING = / (?:mroż|zamroż)on\p{L}+/gu

/** Raw meat and fish of a dish that lie in the freezer, by what they are called there or by their food. */
export function frozenFlesh(
  ingredients: readonly AdaptedIngredient[],
  { stock: { pantry }, request }: Pick<Kitchen, 'stock' | 'request'>,
): AdaptedIngredient[] {
  return ingredients.filter(({ row, stock: { product } }) => {
    const held = product === null ? undefined : pantry[product]
    return isRawFlesh(row.id) && (held ? isSoldFrozen(held) && !isBoughtFresh(held, request.today) : isFrozen(row.id))
  })
}

/** What lies in a freezer does not end within days: pollock that ends tomorrow is from the counter, though it is mostly sold frozen. */
function isBoughtFresh({ name, bestBefore }: StockedProduct, today: string): boolean {
  const days = bestBefore === null ? null : daysBetween(today, bestBefore)
  return days !== null && days >= 0 && days <= FRESH_DAYS && !isSoldFrozen({ foodId: null, name })
}

const FRESH_DAYS = 3

function isRawFlesh(food: string): boolean {
  return (isA(food, 'mieso') || isA(food, 'ryba')) && isNeverLeftRaw(food)
}

/**
 * Steps before which what is frozen is thawed, as a step of its own that no minutes are counted for: no block of meat is cut into strips, and none thaws in twenty minutes.
 * Where the steps had a word of it, that goes.
 */
export function thawFirst(steps: readonly RecipeStep[], frozen: readonly AdaptedIngredient[]): readonly RecipeStep[] {
  if (frozen.length === 0) return steps
  const isOfThem = (name: string): boolean => frozen.some(({ row }) => mentions(name, row.id) || mentions(name, row.parent ?? row.id))
  const rest = steps.flatMap((step) => {
    const plain = replaceWords(step, THAWED, (found, [name = '']) => (isOfThem(name) ? (found.includes('odlej') ? '' : `${name} `) : found))
    const shorter = replaceWords(plain, THAW, (found, [name = '', end]) =>
      isOfThem(name) ? (end === '.' ? '' : `${capitalised(name)} `) : found,
    )
    return shorter.text.trim() === '' ? [] : { ...shorter, text: shorter.text.trimEnd() }
  })
  const names = [...new Set(frozen.map(({ row }) => accusative(row.name)))]
  const text = `${capitalised(names.join(' i '))} rozmroź wcześniej: przez noc w lodówce albo szybciej w zimnej wodzie, w szczelnym woreczku.`
  return [{ text, uses: [...new Set(frozen.map(({ row }) => row.id))] }, ...rest]
}

function accusative(name: string): string {
  const plain = name.replace(WORDS_OF_FREEZING, '')
  return inflectName(plain)?.in('accusative') ?? plain
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
