import { type Aisle, FOODS, type Food } from '@spizarka/knowledge'
import type { Amount } from '../../units/convert.ts'

/** What the other lines of a receipt say of how its sizes are read. */
export interface SizesBeside {
  /** Noughts of other sizes were misread. */
  blurred: boolean
  /** Sizes that other lines print for the same product. */
  ofSameProduct: readonly number[]
}

/** A size that another line of the product has is nearly as good as one of the food's own packs. */
const NEIGHBOUR_WEIGHT = 0.5

/** The size that a pack most likely has where OCR read this one: itself, or a usual pack of the food that one misreading makes it of. */
export function usualSize(pack: Amount, food: Food | null, { blurred, ofSameProduct }: SizesBeside): Amount {
  const read = String(pack.value)
  if (!/^\d{2,}$/.test(read)) return pack
  let best = { value: pack.value, cost: packRarity(pack, food) }
  if (best.cost === 0) return pack
  for (const { printed, cost } of printingsOf(read, blurred)) {
    const value = Number(printed)
    const rarity = ofSameProduct.includes(value) ? NEIGHBOUR_WEIGHT : packRarity({ ...pack, value }, food)
    if (rarity + cost < best.cost) best = { value, cost: rarity + cost }
  }
  return { ...pack, value: best.value }
}

/** What a size may have been printed as, and how seldom OCR reads it so. */
interface Printing {
  printed: string
  cost: number
}

/** What OCR makes of a nought (dotted, slashed, narrow). */
const OF_NOUGHT: Readonly<Record<string, number>> = { '6': 3, '8': 3, '9': 3, '2': 6, '3': 5, '5': 6 }
/** On a receipt whose other noughts are misread, one more is less of a wonder; and so is one behind another. */
const BLURRED = 0.5
const NEXT_NOUGHT = 0.4
/** A letter, plus or point before a size as a figure of it; a nought read as two figures. */
const GAINED_AHEAD: Readonly<Record<string, number>> = { '1': 3, '4': 3, '8': 3, '6': 3, '2': 4, '5': 4, '9': 4 }
const DOUBLED_NOUGHT = 3
const ONE_WHOLE = 3
const NOUGHTLIKE = /[0689]/
const MISREAD_NOUGHT = /[689]/

/** Every size that one usual misreading (of its noughts, of a sign before it or a nought as one figure too many) turns into the one read. */
function printingsOf(read: string, blurred: boolean): Printing[] {
  const shorter = Array.from(read, (gained, place) => ({
    printed: `${read.slice(0, place)}${read.slice(place + 1)}`,
    cost: costOfGained(read, gained, place),
  }))
  const likely = shorter.filter(({ cost }) => Number.isFinite(cost))
  const changed = [{ printed: read, cost: 0 }, ...likely].flatMap(({ printed, cost }) =>
    withNoughts(printed, 1, blurred).map((each) => ({ ...each, cost: each.cost + cost })),
  )
  return [...likely, ...changed, ...oneWhole(read)].filter(({ printed }) => /^[1-9]/.test(printed))
}

/** One kilogram or litre read as "4l", "7kg". */
function oneWhole(read: string): Printing[] {
  return /^[47]000$/.test(read) ? [{ printed: '1000', cost: ONE_WHOLE }] : []
}

/** The size with one or more of its figures from a place on, but for the first, turned back to noughts. */
function withNoughts(read: string, from: number, blurred: boolean): Printing[] {
  const found: Printing[] = []
  for (let place = from; place < read.length; place++) {
    const cost = OF_NOUGHT[read[place] ?? '']
    if (cost === undefined) continue
    const one = { printed: `${read.slice(0, place)}0${read.slice(place + 1)}`, cost: blurred ? cost * BLURRED : cost }
    const more = withNoughts(one.printed, place + 1, blurred)
    found.push(one, ...more.map((next) => ({ ...next, cost: one.cost + next.cost * NEXT_NOUGHT })))
  }
  return found
}

function costOfGained(read: string, gained: string, place: number): number {
  const beside = `${read[place - 1] ?? ''}${read[place + 1] ?? ''}`
  const doubled = MISREAD_NOUGHT.test(gained) && NOUGHTLIKE.test(beside) ? DOUBLED_NOUGHT : Number.POSITIVE_INFINITY
  return place === 0 ? Math.min(GAINED_AHEAD[gained] ?? Number.POSITIVE_INFINITY, doubled) : doubled
}

/** Sizes that no food of the table comes in; small ones are any number, for a sachet holds what it holds. */
const UNKNOWN = 6
const UNKNOWN_HALF_ROUND = 5
const UNKNOWN_SMALL = 4
const UNKNOWN_NINE_PIECES = 5
const UNKNOWN_LARGE = 8
const SMALL = 100
const LARGE = 1000
/** A pack of foods kept elsewhere in the shop is so much rarer than one of the aisle. */
const OF_ANOTHER_AISLE = 1
/** Beside packs of its own a food has others less often. */
const NOT_OF_ITS_OWN = 1
/** A size that so many foods come in, or one of the aisle, is no rarer than a misread nought. */
const MANY = 15
const OF_MANY = 3
/** Tens of tea bags, eggs and rolls. */
const TENS_OF_PIECES = 1.5
/** Jars and bottles that are sold besides those of the food table, in grams. */
const JARS: ReadonlySet<number> = new Set([520, 560, 570, 670, 870, 880, 920])
const OF_JARS: ReadonlySet<Aisle> = new Set(['sauces', 'cans-and-jars'])
const JAR = 2.5

/** How many foods come in packs of a unit, and in one size, in all and in one aisle. */
let counts: ReadonlyMap<string, number> | undefined

function countOf(key: string): number {
  counts ??= countPacks()
  return counts.get(key) ?? 0
}

function countPacks(): Map<string, number> {
  const counted = new Map<string, number>()
  for (const { packs = [], unit, aisle } of FOODS)
    for (const size of ['', ...packs])
      for (const key of [`${unit} ${size}`, `${unit} ${size} ${aisle}`]) counted.set(key, (counted.get(key) ?? 0) + 1)
  return counted
}

/** How unusual a pack of that size is for a food, as a cost: 0 for the food's own packs, more the fewer foods come in it. */
function packRarity({ value, unit }: Amount, food: Food | null): number {
  // Kefir is sold by weight and by volume.
  const own = food !== null && (food.unit === 'pieces') === (unit === 'pieces') ? (food.packs ?? []) : []
  if (own.includes(value)) return 0
  if (unit === 'pieces' && value % 10 === 0) return TENS_OF_PIECES
  if (food !== null && OF_JARS.has(food.aisle) && JARS.has(value)) return JAR
  const besides = own.length > 0 ? NOT_OF_ITS_OWN : 0
  const ofAisle = food === null ? 0 : countOf(`${unit} ${value} ${food.aisle}`) / Math.max(1, countOf(`${unit}  ${food.aisle}`))
  const ofAll = countOf(`${unit} ${value}`) / countOf(`${unit} `)
  const known = Math.min(-Math.log(ofAisle), OF_ANOTHER_AISLE - Math.log(ofAll)) + besides
  const usual = ofAisle > 0 || countOf(`${unit} ${value}`) >= MANY ? OF_MANY : rarityOfUnknown({ value, unit })
  return Math.min(known, usual)
}

function rarityOfUnknown({ value, unit }: Amount): number {
  if (unit === 'pieces' && value % 10 === 9) return UNKNOWN_NINE_PIECES
  if (value < SMALL) return UNKNOWN_SMALL
  if (value > LARGE && value % 50 !== 0) return UNKNOWN_LARGE
  return value % 10 === 5 ? UNKNOWN_HALF_ROUND : UNKNOWN
}
