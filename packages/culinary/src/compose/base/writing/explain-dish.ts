import { findFoodById, isA, isOneOf, MENU_RULES } from '@spizarka/knowledge'
import { inflectName } from '../../../inflection/index.ts'
import { countAtHome, isAtHome, type StockedProduct } from '../../../stock/index.ts'
import type { ComposedRecipe } from '../../composed-recipe.ts'
import { pluralFormIndex } from '../../food-names.ts'
import type { Kitchen } from '../../kitchen.ts'
import { explainRest, explainStock, isPastCooking, soonUsed } from '../../pantry/index.ts'
import { describeEnergy } from '../../wish/index.ts'
import type { AdaptedDish } from '../adapted-dish.ts'

/** Why this dish, in sentences for the user; foods stand in the nominative. */
export function explainDish(
  adapted: AdaptedDish,
  { request, stock, profileGate }: Kitchen,
  unchecked: readonly string[],
): Pick<ComposedRecipe, 'why' | 'lastingWhy'> {
  const { ingredients } = adapted
  const dropped = adapted.dropped.filter(({ reason }) => reason !== 'spare')
  // What need not be there and is named all the same is what the words cannot do without.
  const lacking = ingredients.filter(({ stock: held }) => !isAtHome(held))
  const soon = soonUsed(
    ingredients.map((each) => each.stock),
    stock.pantry,
    request.today,
  )
  const atHome = countAtHome(
    ingredients.map(({ row, base, stock: held }) => ({ food: row.id, optional: base.optional === true && isAtHome(held), stock: held })),
  )
  const lastingWhy = [
    ...(adapted.servings < request.servings ? [`Na ${portions(adapted.servings)}: na więcej nie starczy tego, co masz.`] : []),
    ...(adapted.servings > request.servings ? [`Na ${portions(adapted.servings)}: mniejszego nie warto piec, reszta postoi.`] : []),
    ...sayReplacements(adapted, profileGate),
    ...sayWhatIsLeft(adapted, stock.pantry),
    ...(dropped.length > 0 ? [`Pominięto: ${list(dropped.map(({ base }) => base.name))}.`] : []),
    ...describeEnergy(adapted.kcal, request.kcal),
    ...(unchecked.length > 0 ? [`Nie dało się sprawdzić: ${list(unchecked)} – przeczytaj skład na etykiecie.`] : []),
  ]
  const stocked = explainStock({ soon, ...atHome, missing: lacking.map(({ row }) => row.name) })
  const rest = explainRest(
    ingredients.map((each) => each.stock),
    stock.pantry,
    request.today,
  )
  const spoilt = request.pantry.filter((product) => isPastCooking(product, request.today))
  const leftAside = spoilt.length > 0 ? [`Nie użyto, bo długo po terminie: ${list(spoilt.map(({ name }) => name))}.`] : []
  return { why: [...stocked, ...leftAside, ...rest, ...lastingWhy], lastingWhy }
}

function sayReplacements({ ingredients }: AdaptedDish, profileGate: Kitchen['profileGate']): string[] {
  return ingredients.flatMap(({ base, row, replacedFor, stock }) => {
    if (replacedFor === null || (replacedFor === 'missing' && isTakenWithoutAWord(base, row))) return []
    const replaced = inflectName(base.name)?.in('genitive') ?? `„${base.name}”`
    // Whose profile is empty has nothing that it could suit.
    const forEater = profileGate?.(base.food) === 'ok' ? 'tak jak w życzeniu' : 'pasuje do Twojego profilu'
    return [
      `Zamiast ${replaced}: ${row.name} (${replacedFor === 'profile' ? forEater : stock.product === null ? 'zakładamy, że masz' : 'ze spiżarni'}).`,
    ]
  })
}

/** Minced pork is minced meat, who says "ryż" has white rice, and what cooks alike is no replacement: nobody has to be told. */
export function isTakenWithoutAWord(base: { food: string; name: string }, row: { id: string; name: string }): boolean {
  return (
    isA(row.id, base.food) ||
    isSameButForFigures(row.name, base.name) ||
    base.name.startsWith(`${row.name} `) ||
    MENU_RULES.cookAlike.some((heap) => isOneOf(row.id, heap) && isOneOf(base.food, heap))
  )
}

/** Soured cream of another fat content, or minced meat of some kind: nobody calls that a replacement. */
function isSameButForFigures(name: string, replaced: string): boolean {
  const plain = replaced
    .split(' ')
    .filter((word) => !/^[\d,.]*%$/u.test(word))
    .join(' ')
  return name === plain || name.startsWith(`${plain} `)
}

/** In the accusative: "1 porcję", "3 porcje", "5 porcji". */
function portions(count: number): string {
  return `${count} ${['porcję', 'porcje', 'porcji', 'porcji'][pluralFormIndex(count)]}`
}

function list(names: readonly string[]): string {
  return [...new Set(names)].join(', ')
}

/** Whites of whole eggs leave yolks: how many are opened, and what to do with the rest, unless the dish takes that too. */
function sayWhatIsLeft({ ingredients }: AdaptedDish, pantry: readonly StockedProduct[]): string[] {
  return ingredients.flatMap(({ row, stock }) => {
    const { whole, rest } = row.partOf ?? {}
    const takes = stock.takes.filter(({ product }) => pantry[product]?.foodId === whole)
    const takesRest = ingredients.some((other) => other.row.id !== row.id && other.row.partOf?.whole === whole)
    if (whole === undefined || rest === undefined || takes.length === 0 || takesRest) return []
    const pieces = Math.ceil(takes.reduce((sum, { unit, quantity }) => sum + (unit === 'pieces' ? quantity : 0), 0))
    const [, , many = '', one = ''] = findFoodById(whole)?.pieceNames ?? []
    const name = capitalised(row.pieceNames?.[pieces === 1 ? 0 : 1] ?? row.name)
    return [pieces === 0 ? rest : `${name} weź z ${pieces} ${pieces === 1 ? one : many}. ${rest}`]
  })
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
