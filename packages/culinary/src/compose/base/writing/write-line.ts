import { formatAmount } from '../../../units/index.ts'
import { readUnit } from '../../../units/read-unit.ts'
import { nameLine, pieceName, pluralFormIndex } from '../../food-names.ts'
import type { BaseIngredient } from '../base-dish.ts'

/** An amount at the beginning of a line. */
const NUMBER = /^(?:\d+(?:[.,]\d+)?(?:\s?\/\s?\d+)?(?:\s\d\/\d)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s+/u

/**
 * The line of an ingredient with another quantity of the same measure, `2 łyżki masła` → `3 łyżki masła`. Behind a measure the words
 * stay as they are; pieces take the form for as many ("5 marchewek") where it is known, and stand before their number where not.
 */
export function writeLine(
  { line, name, food, amount }: Pick<BaseIngredient, 'line' | 'name' | 'food' | 'amount'>,
  quantity: number,
): string {
  if (amount === null || amount.quantity === quantity) return line
  const words = wordsBehind(line, amount.measure)
  // "skórka z 1 cytryny" is what it is, for half of the dough too.
  if (words === null && quantity < amount.quantity && !NUMBER.test(line) && /\d/u.test(line)) return line
  if (words === null) return nameLine({ id: food, name }, quantity, amount.measure)
  if (amount.measure !== 'szt.') return `${formatAmount(quantity, amount.measure)} ${words}`
  const hasSameForm = pluralFormIndex(quantity) === pluralFormIndex(amount.quantity)
  // "mała cukinia – 3 szt.": without its size the piece would weigh more.
  if (!hasSameForm && SIZED.test(words)) return `${words} – ${formatAmount(quantity, amount.measure)}`
  const inflected = hasSameForm ? words : pieceName(food, quantity)
  return inflected === null ? nameLine({ id: food, name }, quantity, amount.measure) : `${formatAmount(quantity, '').trim()} ${inflected}`
}

const SIZED = /^(?:mał|duż|średni|wielk|spor)/u

/** The words of a line behind its amount; null where it is not written amount first. */
function wordsBehind(line: string, measure: string): string | null {
  const rest = line.replace(NUMBER, '')
  if (measure === 'szt.') return rest === line ? null : rest
  const [unit, ...words] = rest.split(' ')
  return unit !== undefined && words.length > 0 && readUnit(unit) !== null ? words.join(' ') : null
}
