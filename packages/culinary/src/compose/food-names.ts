import { FOODS, type Food, findFoodById, MENU_RULES } from '@spizarka/knowledge'
import { inflectName } from '../inflection/index.ts'
import { remembered } from '../remembered.ts'
import { formatAmount, pluralFormIndex, roundMass } from '../units/index.ts'

/** Fat and type, which a name keeps behind its other words: "śmietany 18%". */
const GRADE = /(?<!\s)\s+(?:\d+(?:,\d+)?%|typ \d+)/u
/** The finest mark of a jug. */
const LEAST_ML = 5
/** How it was sold is nothing for a menu. */
const AS_SOLD = new RegExp(` (?:${MENU_RULES.asSold.map((word) => word.replace(/\*$/, '\\p{L}*')).join('|')})$`, 'u')
const PLAIN_NAMES: ReadonlyMap<string, string> = new Map(
  FOODS.flatMap(({ name, plainName: plain }) => (plain === undefined ? [] : [[name, plain]])),
)

/** The line of a food that no line of the base stands for: `200 ml mleka kokosowego`, `2 jajka`; the shelf name where it has no such form. */
export function nameLine({ id, name, asShelved }: Pick<Food, 'id' | 'name' | 'asShelved'>, quantity: number, measure: string): string {
  const ofPieces = measure === 'g' ? severalOf(id, quantity) : null
  const words = measure === 'szt.' ? pieceName(id, quantity) : (ofPieces ?? (asShelved ? null : genitiveOf(name)))
  if (words === null) return `${name} – ${formatAmount(quantity, measure)}`
  return `${formatAmount(quantity, measure === 'szt.' ? '' : measure).trim()} ${words}`
}

/** "600 g udek": what is meat by the piece, where there is more of it than one; null for what is cut off a larger one. */
function severalOf(id: string, grams: number): string | null {
  const food = findFoodById(id)
  const isCounted = food?.aisle === 'meat' && food.gramsPerPiece !== undefined && grams > food.gramsPerPiece
  return isCounted ? pieceName(id, MANY) : null
}

/** As many as have the genitive of their plural behind them. */
const MANY = 5

/** What that many pieces of a food are called: "marchewki", "marchewek"; null where it is not known. */
export function pieceName(food: string, quantity: number): string | null {
  return findFoodById(food)?.pieceNames?.[pluralFormIndex(quantity)] ?? null
}

/** "zamiast oleju rzepakowego". */
export function insteadOf(name: string): string {
  const genitive = genitiveOf(name)
  return genitive === null ? `zamiast: ${name}` : `zamiast ${genitive}`
}

const genitiveOf = remembered(4_000, (name): string | null => {
  const genitive = inflectName(name)?.in('genitive')
  return genitive === undefined ? null : genitive + (GRADE.exec(name)?.[0] ?? '')
})

/** Millilitres as a jug tells them apart. */
export function roundMl(ml: number): number {
  return Math.max(LEAST_ML, roundMass(LEAST_ML * Math.round(ml / LEAST_ML)))
}

/** A shelf name as a menu has it: "fasola biała" for the tinned one, "oliwa" for "oliwa z oliwek". */
export function plainName(shelfName: string): string {
  return PLAIN_NAMES.get(shelfName) ?? shelfName.replace(AS_SOLD, '')
}

export { pluralFormIndex }
