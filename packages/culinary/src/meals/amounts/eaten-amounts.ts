import { type Food, findFoodById, MEAL_WORDS, measuringOf, portionsOf, WORDS } from '@spizarka/knowledge'

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
 * The household measures that a food is eaten by, the usual one first: those that the diary has for it and for what it is a kind of, then its own.
 * Of hot drinks a cup weighs what is dissolved in it, as their figures are for the dry goods.
 */
export function measuresOf(food: Food): EatenMeasure[] {
  const portions = portionsOf(food.id)
  const piece = pieceOf(food) === null ? [] : [PIECE]
  const told = portions.flatMap(({ measures }) => Object.keys(measures))
  const names = new Set([...portions.slice(0, 1).map(({ usual }) => usual), ...told, ...piece, ...Object.keys(food.measures ?? {})])
  return [...names].flatMap((measure) => {
    const grams = weighed(food, measure)
    return grams === undefined ? [] : { measure, grams: rounded(isCup(grams, food) ? grams * BREWED_SOLIDS : grams) }
  })
}

/** Grams as eaten of so much of a measure (`g` and `ml` among them); null where the food is not measured so. */
export function gramsOfMeasure(food: Food, quantity: number, measure: string): number | null {
  const name = ALIASES[measure] ?? measure
  if (name === 'g') return quantity
  if (name === 'ml') return rounded(isBrewed(food) ? quantity * BREWED_SOLIDS : quantity * (food.density ?? 1))
  // Half a chicken is told as one measure: what is left over weighs otherwise than half of what is bought.
  const part = name === PIECE ? PARTS.get(quantity) : undefined
  const ofPart = part === undefined ? undefined : weighed(food, part)
  if (ofPart !== undefined) return ofPart
  const grams = gramsOfOne(food, measure) ?? gramsOfOne(food, name)
  return grams === undefined ? null : rounded(grams * quantity)
}

function gramsOfOne(food: Food, measure: string): number | undefined {
  const grams =
    weighed(food, measure) ??
    bite(food, measure) ??
    ofKind(food, measure) ??
    filled(food, measure) ??
    otherCut(food, measure) ??
    (measure === PIECE ? pieceOfPlain(food) : undefined)
  const larger = grams === undefined ? undefined : largerVessel(food, measure)
  if (grams !== undefined && larger !== undefined && larger < grams) return larger
  return grams !== undefined && isCup(grams, food) ? grams * BREWED_SOLIDS : grams
}

/** Measures that a diary fills higher than a recipe does, with the millilitres that they hold flat. */
const SPOONS: ReadonlyMap<string, number> = new Map([
  ['łyżka', 15],
  ['łyżeczka', 5],
])
/** Spoons of one food weigh as three to one. */
const OTHER_SPOON: ReadonlyMap<string, { measure: string; times: number }> = new Map([
  ['łyżka', { measure: 'łyżeczka', times: 3 }],
  ['łyżeczka', { measure: 'łyżka', times: 1 / 3 }],
])

/**
 * Grams of a measure that somebody weighed. What is nearest wins, measure by measure: what the diary says of the food itself, the food's own weight, then
 * what is said of each thing that it is a kind of. A spoon is the diary's before the food's own, which is flat.
 */
function weighed(food: Food, measure: string): number | undefined {
  // Of what is cut a piece is one cut, and no biscuit: "jeden sernik".
  const own = measure === PIECE ? (pieceOf(food) ?? cutOf(food)) : ownGrams(food, measure)
  const other = OTHER_SPOON.get(measure)
  for (const { portion, kind } of measuringOf(food.id)) {
    const told = portion?.measures[measure]
    if (portion && told !== undefined) return portion.of.includes(food.id) || SPOONS.has(measure) ? told : (own ?? told)
    const spoon = other && portion?.measures[other.measure]
    if (other && spoon !== undefined) return spoon * other.times
    // A food's own spoon is flat, and is heaped as far as its kind can be; what hot drinks are brewed from is measured flat.
    if (kind && own !== undefined) return SPOONS.has(measure) && !isBrewed(food) ? own * kind.heap : own
    if (kind && ofKind(food, measure) !== undefined) return undefined
  }
  return own
}

/** The weight of the food's own record, of whole pieces and of packs what is eaten: a tin is told with its brine. */
function ownGrams(food: Food, measure: string): number | undefined {
  const grams = food.measures?.[measure]
  if (grams === undefined) return undefined
  if (PACKS.has(measure)) return grams * (food.drainedShare ?? 1) * (food.edibleShare ?? 1)
  return isWhole(grams, food) ? grams * (food.edibleShare ?? 1) : grams
}

const PACKS: ReadonlySet<string> = new Set(WORDS.units.packs)

/** A "kawałek" of what is eaten by small pieces is one of them, and no cut of a whole: of sushi, of nuggets. */
function bite(food: Food, measure: string): number | undefined {
  const piece = measure === CUT ? weighed(food, PIECE) : undefined
  return piece !== undefined && piece <= MOST_BITE_G ? piece : undefined
}

const MOST_BITE_G = 70

/** Grams of a measure that nobody weighed for the food, by what its kind weighs; undefined where its kind has no such measure. */
function ofKind(food: Food, measure: string): number | undefined {
  return isBrewed(food) ? undefined : gramsOfKind(food.id, measure)
}

/** Grams of a measure as a food or a group is measured, whoever weighed it; undefined where none of that kind is measured so. */
export function gramsOfKind(id: string, measure: string): number | undefined {
  const kinds = measuringOf(id).flatMap(({ kind }) => kind ?? [])
  const [nearest] = kinds
  const grams = kinds.flatMap(({ measures }) => measures?.[measure] ?? [])[0]
  if (!nearest || grams !== undefined) return grams
  const spoon = SPOONS.get(measure)
  if (spoon !== undefined) return spoon * nearest.density * nearest.heap
  const volume = VOLUMES.get(measure)
  return volume === undefined ? undefined : volume * nearest.density
}

/** Grams in a vessel that nobody weighed for the food: as much more or less as it holds than one that somebody did. Undefined where nobody weighed any. */
function filled(food: Food, vessel: string): number | undefined {
  const volume = VOLUMES.get(vessel)
  const [perMl] = [...VOLUMES].flatMap(([measure, ml]) => {
    const grams = weighed(food, measure)
    return grams === undefined ? [] : grams / ml
  })
  return volume === undefined || perMl === undefined ? undefined : perMl * volume
}

/** Grams in the least of the larger vessels that somebody weighed the food in: a small bowl holds no more than a bowl. */
function largerVessel(food: Food, vessel: string): number | undefined {
  const volume = VOLUMES.get(vessel)
  if (volume === undefined || weighed(food, vessel) !== undefined) return undefined
  const larger = [...VOLUMES].flatMap(([measure, ml]) => (ml > volume ? (weighed(food, measure) ?? []) : []))
  return larger.length > 0 ? Math.min(...larger) : undefined
}

/** A slice of cake is what its "kawałek" is: what is cut has one cut, by whichever word. */
function otherCut(food: Food, measure: string): number | undefined {
  return CUTS.includes(measure) ? CUTS.flatMap((cut) => weighed(food, cut) ?? ofKind(food, cut) ?? [])[0] : undefined
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
  const addition = isAddition ? (portion ? portion.with : spoonful(food)) : undefined
  if (addition !== undefined) return { grams: addition, quantity: addition, measure: 'g' }
  const [usual] = measuresOf(food)
  const own = portion?.of.includes(food.id) ? null : ownServing(food)
  if (own && !(portion && usual && own.grams > SHARED * usual.grams)) return own
  if (portion && usual) return { grams: usual.grams, quantity: 1, measure: usual.measure }
  return usual && usual.grams <= MOST_ASSUMED_G
    ? { grams: usual.grams, quantity: 1, measure: usual.measure }
    : { grams: USUAL_G, quantity: USUAL_G, measure: 'g' }
}

/** A spoon of what is measured by spoons and that nobody has a portion of: with something else nobody has a glass of it. */
function spoonful(food: Food): number | undefined {
  return food.measures?.[CUT] === undefined && pieceOf(food) === null ? weighed(food, 'łyżka') : undefined
}

/** What weighs so many usual amounts is cut or broken, and shared: a loaf, a head of broccoli. */
const SHARED = 3
/** A good pinch. */
const SPICE_G = 1
/** Of what no portion is known for. */
const USUAL_G = 100
const MOST_ASSUMED_G = 400
/** A piece that one person eats: an apple is, a cabbage is not. */
const PERSONAL_PIECE_G = { least: 15, most: 350 }

/** A cut of a cake, or a piece of what is eaten by the piece or off its bone: what the food says of itself, and not what is said of its kind. */
function ownServing(food: Food): AssumedAmount | null {
  const cut = EATEN_BY_THE_PIECE.has(food.aisle) ? food.measures?.[CUT] : undefined
  if (cut !== undefined) return { grams: cut, quantity: 1, measure: CUT }
  const piece = EATEN_BY_THE_PIECE.has(food.aisle) || food.bonedShare !== undefined ? pieceOf(food) : null
  // A bag of rocket is no piece of it.
  const isBag = food.aisle === 'vegetables' && food.packs?.includes(food.gramsPerPiece ?? 0) === true
  return piece !== null && !isBag && piece >= PERSONAL_PIECE_G.least && piece <= PERSONAL_PIECE_G.most
    ? { grams: rounded(piece), quantity: 1, measure: PIECE }
    : null
}

/** A cut of what is baked whole. */
function cutOf({ aisle, measures }: Food): number | undefined {
  return EATEN_BY_THE_PIECE.has(aisle) ? measures?.[CUT] : undefined
}

const CUT = 'kawałek'
const CUTS = ['kromka', 'plaster', CUT]
const EATEN_BY_THE_PIECE: ReadonlySet<string> = new Set(['fruit', 'bakery', 'vegetables', 'sweets'])

/** Grams of one that is eaten; null where what is sold by the piece is a jar or a bag of many. */
function pieceOf(food: Food): number | null {
  const { gramsPerPiece, edibleShare, bonedShare = 1, measures } = food
  const one = measures?.[PIECE]
  if (one !== undefined) return isWhole(one, food) ? one * (edibleShare ?? 1) : one
  // A share that is eaten is without bones already.
  return gramsPerPiece === undefined || isPackOfMany(food) ? null : gramsPerPiece * (edibleShare ?? bonedShare)
}

function isPackOfMany({ aisle, gramsPerPiece, packs = [] }: Food): boolean {
  return SOLD_PACKED.has(aisle) && gramsPerPiece !== undefined && gramsPerPiece >= LEAST_PACK_G && packs.includes(gramsPerPiece)
}

/** Aisles in which a piece is a jar, a tin or a bag. */
const SOLD_PACKED: ReadonlySet<string> = new Set([
  'cans-and-jars',
  'frozen',
  'sauces',
  'oils-and-vinegars',
  'baking',
  'baby',
  'pulses-nuts-seeds',
])
const LEAST_PACK_G = 200

/** Of what is sold in jars or bags one is as large as one of what it is made of: a tinned peach is a peach. */
function pieceOfPlain(food: Food): number | undefined {
  const plain = findFoodById(food.parent)
  return plain === null ? undefined : (pieceOf(plain) ?? pieceOfPlain(plain))
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
