import { findFoodById } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { mentions } from './mentions.ts'

const BOTH = /(?<!\p{L})(obie|oba|obiema)\s+(?:\p{L}+\s+)?(\p{L}+)(?!\p{L})/u

/** A text that speaks of two foods as both, with the one that is left: "obie mielone papryki" → "paprykę wędzoną"; null where it does not. */
export function withOneOfBoth(text: string, food: string, others: readonly string[]): string | null {
  const [said, both, noun = ''] = BOTH.exec(text) ?? []
  if (said === undefined || !mentions(noun, food)) return null
  const [left, ...more] = others.filter((other) => mentions(noun, other))
  const name = left === undefined || more.length > 0 ? null : inflectName(findFoodById(left)?.name ?? '')
  return name && text.replace(said, name.in(both === 'obiema' ? 'instrumental' : 'accusative'))
}
