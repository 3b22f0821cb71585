import { formatAmount } from './household-amount.ts'

/** An amount that a sentence states. */
export interface ToldAmount {
  quantity: number
  /** `g`, `ml`, `szt.` or a household measure in the nominative. */
  measure: string
  /** The words behind the number for one, two to four, five and more, and a part of one; none for grams and millilitres. */
  forms?: readonly [string, string, string, string] | null | undefined
  /** No number stands before them: "wbij jajko". */
  isBare?: boolean | undefined
}

/** An amount in words: "3 łyżki", "200 g", "dwa jajka" where a number was written out before; of a bare name its form alone. */
export function tellAmount(amount: ToldAmount, before: string): string {
  const words = wordsOf(amount, before)
  return /^\p{Lu}/u.test(before) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

function wordsOf({ quantity, measure, forms, isBare }: ToldAmount, before: string): string {
  if (!forms) return formatAmount(quantity, measure)
  // Behind a bare name there is no number to hang "jajek" on.
  if (isBare) return forms[quantity > 1 ? 1 : 0]
  const form = forms[pluralFormIndex(quantity)]
  // Of other cases than the accusative few and many have one form, and their numbers are not written out.
  const word = /^\p{L}/u.test(before) && forms[1] !== forms[2] ? numberWord(quantity, forms[0]) : null
  return `${word ?? formatAmount(quantity, '').trim()} ${form}`
}

const WORDS_FROM_THREE = ['trzy', 'cztery', 'pięć', 'sześć', 'siedem', 'osiem', 'dziewięć', 'dziesięć']

/** A number in the accusative before a noun, given in the singular; null where it is written in figures. */
function numberWord(quantity: number, one: string): string | null {
  if (quantity === 0.5) return 'pół'
  const gender = one.endsWith('ę') ? 'feminine' : /[oe]$/u.test(one) ? 'neuter' : 'masculine'
  if (quantity === 1) return { feminine: 'jedną', neuter: 'jedno', masculine: 'jeden' }[gender]
  if (quantity === 2) return gender === 'feminine' ? 'dwie' : 'dwa'
  return WORDS_FROM_THREE[quantity - 3] ?? null
}

/** Place of the form for that many among the names of pieces: one, few, many, a part. */
export function pluralFormIndex(quantity: number): 0 | 1 | 2 | 3 {
  if (!Number.isInteger(quantity)) return 3
  if (quantity === 1) return 0
  const [tens, ones] = [quantity % 100, quantity % 10]
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 1 : 2
}
