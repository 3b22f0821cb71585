import { type Aisle, FOODS, type Food } from '@spizarka/knowledge'
import type { Amount } from '../../units/convert.ts'

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
export function packRarity({ value, unit }: Amount, food: Food | null): number {
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
