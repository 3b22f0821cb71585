import { measureOf, numberOf, vesselOf, type Word, wordsOf } from '../meal-words.ts'

const SHORTEST_STEM = 3

/**
 * Whether an amount comes from a text: each of its words stands there, numbers by their value ("2" of "dwie"), measures and vessels in any case.
 * False for an amount without words.
 */
export function isAmountSaidIn(amount: string, text: string): boolean {
  const said = apart(text)
  const words = apart(amount)
  return words.length > 0 && words.every((word) => said.some((other) => isSame(word, other)))
}

/** The words, a unit apart from its number: "200g". */
function apart(text: string): Word[] {
  return wordsOf(text.replace(/(?<=\d)(?=\p{L})/gu, ' '))
}

function isSame(one: Word, other: Word): boolean {
  if (one.plain === other.plain) return true
  const number = numberOf(one)
  if (number !== null) return number === numberOf(other)
  const known = measureOf(one) ?? vesselOf(one)?.measure
  if (known !== undefined) return known === (measureOf(other) ?? vesselOf(other)?.measure)
  const stem = one.plain.slice(0, SHORTEST_STEM)
  return stem.length === SHORTEST_STEM && !/\d/.test(stem) && other.plain.startsWith(stem)
}
