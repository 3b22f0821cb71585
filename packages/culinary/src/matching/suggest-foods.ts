import { FOODS } from '@spizarka/knowledge'
import { fold } from '../parse/polish/fold.ts'

interface Suggestible {
  id: string
  name: string
  /** As typed in haste, each with a space before: the name first, then the others that people use. */
  spellings: readonly string[]
  /** All of them, for a quick look. */
  joined: string
}

let suggestible: readonly Suggestible[] | undefined

/**
 * Foods for what somebody has begun to type, with or without diacritics, the likeliest first and at most `limit`: those that
 * begin with it, then those with words that begin so, then those that hold it; a food's own name before its others, short before long.
 */
export function suggestFoods(typed: string, limit: number): { id: string; name: string }[] {
  const plain = hasty(typed)
  if (plain === '') return []
  const words = plain.split(' ').map((word) => ` ${word}`)
  const [first = ''] = plain.split(' ')
  return foodsToEat()
    .filter(({ joined }) => joined.includes(first))
    .map(({ id, name, spellings }) => ({ id, name, rank: bestRank(spellings, plain, words) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank || one.name.length - other.name.length || one.name.localeCompare(other.name, 'pl'))
    .slice(0, limit)
    .map(({ id, name }) => ({ id, name }))
}

function foodsToEat(): readonly Suggestible[] {
  suggestible ??= FOODS.filter(({ aisle }) => aisle !== 'household').map(({ id, name, also = [] }) => {
    const spellings = [name, ...also].map((spelling) => ` ${hasty(spelling)}`)
    return { id, name, spellings, joined: spellings.join('\n') }
  })
  return suggestible
}

/** Small letters without diacritics, single spaces instead of all punctuation that is no part of a number. */
function hasty(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}%,]+/gu, ' ')
    .trim()
}

function bestRank(spellings: readonly string[], plain: string, words: readonly string[]): number {
  return Math.min(...spellings.map((spelling, at) => 2 * fitOf(spelling, plain, words) + (at === 0 ? 0 : 1)))
}

function fitOf(spelling: string, plain: string, words: readonly string[]): number {
  if (spelling.startsWith(plain, 1)) return 0
  if (words.every((word) => spelling.includes(word))) return 1
  return spelling.includes(plain) ? 2 : Number.POSITIVE_INFINITY
}
