import { type Food, MEAL_WORDS, portionsOf } from '@spizarka/knowledge'

/** A household measure of a food: grams as eaten, without peel, bones or stone. */
export interface EatenMeasure {
  /** Polish, in the nominative: `kromka`. */
  measure: string
  grams: number
}

/** Grams of solids that a gram of brewed coffee or tea takes from the dry goods which the food's figures are for. */
const BREWED_SOLIDS = 0.01
/** From so many grams on a measure of a hot drink is a vessel of it, and not a spoon of what it is brewed from. */
const LEAST_CUP_G = 25
export const PIECE = 'sztuka'
/** Parts of a piece that are told as measures of their own. */
const PARTS: ReadonlyMap<number, string> = new Map([
  [0.5, 'pół'],
  [0.25, 'ćwiartka'],
])
/** Other ways of writing a measure. */
const ALIASES: Readonly<Record<string, string>> = { 'szt.': PIECE, szt: PIECE, lampka: 'kieliszek', worek: 'woreczek' }
/** Millilitres that vessels hold, those first that the figures of tables are for. */
const VOLUMES: ReadonlyMap<string, number> = new Map([
  ['szklanka', 250],
  ...MEAL_WORDS.vessels.flatMap(({ measure, ml }) => (ml === undefined ? [] : [[measure, ml] as const])),
])

/**
 * The household measures that a food is eaten by, the usual one first: those of the diary's portions, which are heaped as people fill them,
 * then the food's own. Of hot drinks a cup weighs what is dissolved in it, as their figures are for the dry goods.
 */
export function measuresOf(food: Food): EatenMeasure[] {
  const [portion] = portionsOf(food.id)
  const measures = new Map<string, number>()
  if (portion) measures.set(portion.usual, portion.measures[portion.usual] ?? 0)
  // A food that has a piece of its own is told by it: an apple is no portion of fruit.
  const piece = pieceOf(food)
  const isOwn = portion?.of.includes(food.id) === true
  for (const [measure, grams] of Object.entries(portion?.measures ?? {}))
    if (measure !== PIECE || isOwn || piece === null) measures.set(measure, grams)
  if (piece !== null && !measures.has(PIECE)) measures.set(PIECE, piece)
  for (const [measure, grams] of Object.entries(food.measures ?? {}))
    if (!measures.has(measure)) measures.set(measure, isWhole(grams, food) ? grams * (food.edibleShare ?? 1) : grams)
  return [...measures].map(([measure, grams]) => ({ measure, grams: rounded(isCup(grams, food) ? grams * BREWED_SOLIDS : grams) }))
}

/** Grams as eaten of so much of a measure (`g` and `ml` among them); null where the food is not measured so. */
export function gramsOfMeasure(food: Food, quantity: number, measure: string): number | null {
  const name = ALIASES[measure] ?? measure
  if (name === 'g') return quantity
  if (name === 'ml') return isBrewed(food) ? quantity * BREWED_SOLIDS : quantity * (food.density ?? 1)
  const known = measuresOf(food)
  // Half a chicken is told as one measure: what is left over weighs otherwise than half of what is bought.
  const part = name === PIECE ? known.find((each) => each.measure === PARTS.get(quantity)) : undefined
  if (part) return part.grams
  const grams =
    known.find((each) => each.measure === measure)?.grams ?? known.find((each) => each.measure === name)?.grams ?? filled(known, name)
  return grams === undefined ? null : rounded(grams * quantity)
}

/** Grams in a vessel that nobody weighed for the food: as much more or less as it holds than one that somebody did. Undefined where nobody weighed any. */
function filled(known: readonly EatenMeasure[], vessel: string): number | undefined {
  const volume = VOLUMES.get(vessel)
  const [weighed] = [...VOLUMES].flatMap(([measure, ml]) => known.flatMap((each) => (each.measure === measure ? each.grams / ml : [])))
  return volume === undefined || weighed === undefined ? undefined : weighed * volume
}

/** What somebody eats of a food who does not say how much. */
export interface AssumedAmount {
  grams: number
  quantity: number
  measure: string
}

/** The usual amount of a food; `isAddition` where it goes with something else ("kawa z mlekiem"). */
export function assumedAmount(food: Food, isAddition = false): AssumedAmount {
  const [portion] = portionsOf(food.id)
  if (food.spice) return { grams: SPICE_G, quantity: SPICE_G, measure: 'g' }
  const addition = isAddition ? portion?.with : undefined
  if (addition !== undefined) return { grams: addition, quantity: addition, measure: 'g' }
  const own = portion?.of.includes(food.id) ? null : ownServing(food)
  if (own) return own
  const [usual] = measuresOf(food)
  if (portion && usual) return { grams: usual.grams, quantity: 1, measure: usual.measure }
  return usual && usual.grams <= MOST_ASSUMED_G
    ? { grams: usual.grams, quantity: 1, measure: usual.measure }
    : { grams: USUAL_G, quantity: USUAL_G, measure: 'g' }
}

/** A good pinch. */
const SPICE_G = 1
/** Of what no portion is known for. */
const USUAL_G = 100
const MOST_ASSUMED_G = 400
/** A piece that one person eats: an apple is, a cabbage is not. */
const PERSONAL_PIECE_G = { least: 15, most: 350 }

/** A cut of a cake, or a piece of what is eaten by the piece: what the food says of itself, and not what is said of its kind. */
function ownServing(food: Food): AssumedAmount | null {
  const cut = EATEN_BY_THE_PIECE.has(food.aisle) ? food.measures?.[CUT] : undefined
  if (cut !== undefined) return { grams: cut, quantity: 1, measure: CUT }
  const piece = EATEN_BY_THE_PIECE.has(food.aisle) ? pieceOf(food) : null
  return piece !== null && piece >= PERSONAL_PIECE_G.least && piece <= PERSONAL_PIECE_G.most
    ? { grams: rounded(piece), quantity: 1, measure: PIECE }
    : null
}

const CUT = 'kawałek'
const EATEN_BY_THE_PIECE: ReadonlySet<string> = new Set(['fruit', 'bakery', 'vegetables', 'sweets'])

function pieceOf({ gramsPerPiece, edibleShare = 1, bonedShare = 1 }: Food): number | null {
  return gramsPerPiece === undefined ? null : gramsPerPiece * edibleShare * bonedShare
}

function isWhole(grams: number, { gramsPerPiece }: Food): boolean {
  return gramsPerPiece !== undefined && grams >= gramsPerPiece
}

function isBrewed({ aisle, unit }: Food): boolean {
  return aisle === 'hot-drinks' && unit !== 'ml'
}

function isCup(grams: number, food: Food): boolean {
  return isBrewed(food) && grams >= LEAST_CUP_G
}

function rounded(grams: number): number {
  return Math.round(grams * 1000) / 1000
}
