import { MEASURES } from '@spizarka/knowledge/measures'

const WHOLE_MEASURES: ReadonlySet<string> = new Set(MEASURES.whole)
const NEVER_HALVED: ReadonlySet<string> = new Set(MEASURES.neverHalved)
const WHOLE_FOODS: ReadonlySet<string> = new Set(MEASURES.wholeFoods)
const SPOONS: ReadonlySet<string> = new Set(['łyżka', 'łyżeczka'])
const GLASSES: ReadonlySet<string> = new Set(['szklanka', 'filiżanka', 'kieliszek'])
/** What is measured of less than one. */
const PARTS: readonly { value: number; sign: string }[] = [
  { value: 1 / 4, sign: '¼' },
  { value: 1 / 3, sign: '⅓' },
  { value: 1 / 2, sign: '½' },
  { value: 2 / 3, sign: '⅔' },
  { value: 3 / 4, sign: '¾' },
]
/** A quarter of a cabbage and half an onion are cut by eye; two thirds of an apple nobody puts back. */
const PIECE_PARTS = [1 / 4, 1 / 2, 1]
const SAME = 0.004
const TEASPOONS = 3
const HALF_A_TABLESPOON = TEASPOONS / 2
/** Nobody fills a teaspoon more often than that. */
const MANY_TEASPOONS = 4.5
const PIECE = 'szt.'
const PINCH = 'szczypta'
/** Pinches in a teaspoon. */
const PINCHES = 12
const MANY_PINCHES = 3

/**
 * An amount for more or fewer servings, rounded to what a kitchen can measure: grams and millilitres to 1, 5, 10 or 50, spoons and
 * up to two pieces to a half, glasses to a quarter, eggs and pinches whole; below one also to thirds. Never nothing; a factor of 1 changes nothing. `measure`
 * is `g`, `ml`, `szt.` or a household measure in the nominative, `food` the id of the food.
 */
export function scaleAmount(quantity: number, measure: string, factor: number, food: string | null = null): number {
  if (factor === 1) return quantity
  const scaled = quantity * factor
  if (measure === 'g' || measure === 'ml') return roundMass(scaled)
  if (WHOLE_MEASURES.has(measure) || (measure === PIECE && food !== null && WHOLE_FOODS.has(food))) return Math.max(1, Math.round(scaled))
  if (scaled < 1) return measure === PIECE ? nearestOf(PIECE_PARTS, scaled) : nearestPart(scaled)
  // From here on it is told in tablespoons, whole ones and halves.
  if (measure === 'łyżeczka' && scaled >= MANY_TEASPOONS) return Math.round(scaled / HALF_A_TABLESPOON) * HALF_A_TABLESPOON
  return roundTo(stepOf(measure, scaled), scaled)
}

function stepOf(measure: string, scaled: number): number {
  if (GLASSES.has(measure)) return scaled < 2 ? 0.25 : scaled < 5 ? 0.5 : 1
  if (SPOONS.has(measure)) return scaled < 5 ? 0.5 : 1
  // Nobody halves an onion to have two and a half.
  return scaled < (measure === PIECE ? 2 : 4) && !NEVER_HALVED.has(measure) ? 0.5 : 1
}

function roundTo(step: number, value: number): number {
  return Math.round(value / step) * step
}

/** Grams or millilitres as a kitchen measures them: to 1, 5, 10 or 50, the coarser the more there is. */
export function roundMass(scaled: number): number {
  const step = scaled < 2 ? 0.25 : scaled < 10 ? 0.5 : scaled < 100 ? 5 : scaled < 500 ? 10 : 50
  return Math.max(0.25, Math.round(scaled / step) * step)
}

function nearestPart(scaled: number): number {
  return nearestOf([...PARTS.map(({ value }) => value), 1], scaled)
}

function nearestOf(values: readonly number[], scaled: number): number {
  return values.reduce((best, value) => (Math.abs(value - scaled) < Math.abs(best - scaled) ? value : best))
}

/** An amount as it stands before an ingredient: `150 g`, `1,5 kg`, `½ łyżki`, `1½ szklanki`, `2 szt.`; many teaspoons in tablespoons, many pinches in parts of a teaspoon. */
export function formatAmount(quantity: number, measure: string): string {
  if (measure === 'łyżeczka' && quantity >= MANY_TEASPOONS && quantity % HALF_A_TABLESPOON === 0)
    return formatAmount(quantity / TEASPOONS, 'łyżka')
  // Nobody counts out four pinches.
  if (measure === PINCH && quantity >= MANY_PINCHES) return formatAmount(nearestPart(quantity / PINCHES), 'łyżeczka')
  if (measure === 'g' && quantity >= 1000) return `${formatNumber(quantity / 1000)} kg`
  if (measure === 'ml' && quantity >= 1000) return `${formatNumber(quantity / 1000)} l`
  // A third of a tablespoon is a teaspoon.
  if (measure === 'łyżka' && quantity < 1 && quantity !== 0.5)
    return formatAmount(Math.max(1, Math.round(quantity * TEASPOONS)), 'łyżeczka')
  const isMass = measure === 'g' || measure === 'ml'
  return `${isMass ? formatNumber(quantity) : formatParts(quantity)} ${measureBehind(quantity, measure)}`
}

function formatParts(quantity: number): string {
  const whole = Math.floor(quantity + SAME)
  const rest = quantity - whole
  const part = PARTS.find(({ value }) => Math.abs(value - rest) < SAME)
  return part ? `${whole === 0 ? '' : whole}${part.sign}` : formatNumber(quantity)
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}

/** The form of a measure behind that number; the measure itself where it has no forms ("g", "szt."). */
function measureBehind(quantity: number, measure: string): string {
  const forms = MEASURES.forms[measure] ?? MEASURES.served[measure]
  if (!forms || quantity === 1) return measure
  const [few = measure, many = measure, part = measure] = forms
  if (!Number.isInteger(quantity)) return part
  const [tens, ones] = [quantity % 100, quantity % 10]
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? few : many
}
