import type { Food } from '@spizarka/knowledge'
import { type Amount, toBaseUnits } from '../../units/convert.ts'
import { readDigits } from '../../units/read-number.ts'

/** Bottles and cans are between these, in litres. */
const LEAST_LITRES = 0.2
const MOST_LITRES = 6
/** A number from here on that ends a name is a size in grams or millilitres. */
const LEAST_SIZE = 80
const MOST_SIZE = 2000

const SEVERAL = /(?<!\d|\d[.,])(\d{1,2})\s?[x*]\s?(\d{2,4})(?![\d,.])/i
const LITRES = /(?<!\d|\d[.,])(\d[.,]\d{1,3})(?![\d%])/
const NUMBER = /(?<!\d|\d[.,])(?<!(?<!\p{L})t(?:yp)?[\s.]{0,5})(\d{1,4})(?![\d,.%])/giu

/** The size of one pack where a name gives it without a unit ("MASŁO 200", "WODA GAZ 1,5", "PAPIER TOAL.8"); null where the number may mean something else. */
export function readBareSize(rest: string, food: Food): Amount | null {
  const { unit, aisle, packs = [] } = food
  const several = SEVERAL.exec(rest)
  if (several?.[1] && several[2] && unit !== 'pieces') return toBaseUnits(Number(several[1]), Number(several[2]), unit)
  const litres = readDigits(LITRES.exec(rest)?.[1] ?? '')
  if (litres !== null) {
    const drinkable = unit === 'ml' && (aisle === 'drinks' || aisle === 'alcohol')
    return drinkable && litres >= LEAST_LITRES && litres <= MOST_LITRES ? toBaseUnits(litres, 1000, 'ml') : null
  }
  const found = [...rest.matchAll(NUMBER)].at(-1)
  const number = Number(found?.[1])
  if (!found || !(number > 1)) return null
  const ends = rest.slice(found.index + found[0].length).trim() === ''
  const usual = packs.includes(number)
  // Bread is counted, but a number on it is its weight.
  if (unit === 'pieces' && !(number >= LEAST_SIZE && food.gramsPerPiece !== undefined))
    return usual && ends ? toBaseUnits(number, 1, unit) : null
  // Flour has its type, sauces their thousand islands.
  if (aisle === 'flour-and-groats' || number < LEAST_SIZE || number > MOST_SIZE) return null
  return usual || (ends && number % 5 === 0) ? toBaseUnits(number, 1, unit === 'pieces' ? 'grams' : unit) : null
}
