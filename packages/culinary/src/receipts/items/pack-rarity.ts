import { FOODS, type Food } from '../../knowledge/index.ts'
import type { Amount } from '../../units/convert.ts'

/** Sizes that no food of the table comes in; small ones are any number, for a sachet holds what it holds. */
const UNKNOWN = 6
const UNKNOWN_HALF_ROUND = 5
const UNKNOWN_SMALL = 4
const UNKNOWN_LARGE = 8
const SMALL = 100
const LARGE = 3000
/** A pack of other foods, for a food with packs of its own and for one whose packs nobody listed. */
const OF_OTHERS = 3
const OF_ITS_KIND = 1.5
/** A size that so many foods come in is a usual one of any food. */
const MANY = 30

/** How many foods come in a size, by unit and size; an aisle's own under its name. */
let known: ReadonlyMap<string, number> | undefined

function countKnown(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { packs = [], unit, aisle } of FOODS)
    for (const size of packs) for (const key of [`${unit} ${size}`, `${unit} ${size} ${aisle}`]) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** How unusual a pack of that size is, as a cost: 0 for the food's own packs, 6 for a size that nobody sells. */
export function packRarity({ value, unit }: Amount, food: Food | null): number {
  known ??= countKnown()
  const own = food?.unit === unit ? (food.packs ?? []) : []
  if (own.includes(value)) return 0
  const counted = known.get(`${unit} ${value}`) ?? 0
  const ofAisle = food !== null && known.has(`${unit} ${value} ${food.aisle}`)
  if (own.length === 0 && (ofAisle || counted >= MANY)) return OF_ITS_KIND
  if (counted > 0) return OF_OTHERS
  if (value < SMALL) return UNKNOWN_SMALL
  if (value > LARGE) return UNKNOWN_LARGE
  return value % 10 === 5 ? UNKNOWN_HALF_ROUND : UNKNOWN
}

/** The sizes of the food's own packs, then of those that many foods come in. */
export function usualPacks(unit: Amount['unit'], food: Food | null): number[] {
  known ??= countKnown()
  const common = [...known].flatMap(([key, count]) => {
    const [of, size, aisle] = key.split(' ')
    return of === unit && (aisle === undefined ? count >= MANY : aisle === food?.aisle) ? [Number(size)] : []
  })
  return [...new Set([...(food?.unit === unit ? (food.packs ?? []) : []), ...common])]
}
