import { type DishKind, findFoodById, MENU_RULES } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { plainName } from '../food-names.ts'
import type { Kitchen } from '../kitchen.ts'
import { NO_WISH, type Wish } from './read-wish.ts'

/** A dish as far as a wish can be held against it. */
interface WishedDish {
  title: string
  kind: DishKind
  /** Ids of its foods. */
  foods: readonly string[]
  /** Of a serving; null where nothing of it is known. */
  kcal: number | null
}

/** What a light dish has at most, kcal a serving. */
const LIGHT_KCAL = 400
/** Foods set aside that are spoken of: more would be a list of the pantry. */
const MOST_SET_ASIDE = 3

/**
 * How much of what a wish asks for a dish is or holds, 0 to 1; 1 where it asks for nothing that can be held against a dish. Of several
 * kinds one is enough; a dish of the kind that is called otherwise (a "placek" for "naleśniki") meets half of it.
 */
export function shareOfWish({ kinds, called, foods, light }: Wish, dish: WishedDish): number {
  const met = foods.map((ids) => Number(ids.some((id) => dish.foods.includes(id))))
  if (kinds.length > 0) met.push(kinds.includes(dish.kind) ? shareCalled(called, dish.title) : 0)
  if (light) met.push(Number((dish.kcal ?? 0) <= LIGHT_KCAL))
  return met.length === 0 ? 1 : met.reduce((sum, each) => sum + each, 0) / met.length
}

function shareCalled(called: readonly string[], title: string): number {
  const folded = fold(title)
  return called.every((stem) => folded.includes(stem)) ? 1 : 0.5
}

/** What became of a wish that was not met, as it has to be said; `asked` is the user's text, `why` what is known of the reason. */
export function explainUnmet(asked: string | null, wish: Wish, dish: WishedDish, why: readonly string[] = []): string[] {
  if (asked === null || asked.trim() === '') return []
  if (isNothing(wish)) return ['Życzenia nie rozumiemy, dlatego danie jest dobrane bez niego.']
  const share = shareOfWish(wish, dish)
  if (share === 1) return []
  return [share === 0 ? 'Życzenia nie udało się spełnić z tego, co było.' : 'Życzenie jest spełnione tylko w części.', ...why]
}

function isNothing(wish: Wish): boolean {
  return JSON.stringify(wish) === JSON.stringify(NO_WISH)
}

/** What a wish names and the pantry has, but the gate does not let this eater have, in sentences. */
export function explainSetAside({ named }: Wish, { request, gate, stock }: Pick<Kitchen, 'request' | 'gate' | 'stock'>): string[] {
  const aside = request.pantry.filter(
    (product) => product.foodId !== null && named.includes(product.foodId) && !stock.pantry.includes(product),
  )
  const foods = [...new Set(aside.flatMap(({ foodId }) => foodId ?? []))].slice(0, MOST_SET_ASIDE)
  return foods.map((food) => explainOmission(plainName(findFoodById(food)?.name ?? food), gate(food) === 'blocked'))
}

function explainOmission(name: string, isBlocked: boolean): string {
  const inflected = inflectName(name)
  const genitive = inflected?.in('genitive') ?? `składnika „${name}”`
  const suits = inflected?.agreement === 'plural' ? 'pasują' : 'pasuje'
  const opening = `${genitive.charAt(0).toUpperCase()}${genitive.slice(1)} nie użyto`
  return isBlocked ? `${opening}: nie ${suits} do Twojego profilu.` : `${opening}: nie wiadomo, czy ${suits} do Twojego profilu.`
}

/** Whether a dish only goes with another: not where the wish names it, nor as a snack, which a spread or a drink may well be. */
export function isAccompaniment(kind: DishKind, { request }: Pick<Kitchen, 'request'>, wish: Wish): boolean {
  return MENU_RULES.accompaniments.includes(kind) && request.meal !== 'snack' && !wish.kinds.includes(kind)
}
