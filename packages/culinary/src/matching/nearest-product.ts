import { FOODS } from '@spizarka/knowledge'
import { parseGroceries } from '../parse/index.ts'
import { typingDistance } from '../parse/names/typing-distance.ts'
import type { ParsedItem } from '../parse/parsed-item.ts'
import { fold } from '../parse/polish/fold.ts'
import { once } from '../remembered.ts'

/** Shorter words turn into each other by a slip or two. */
const MIN_LETTERS = 4

const plainNames = once(() => FOODS.map(({ name }) => ({ name, plain: fold(name) })))

/**
 * What a line that is no product may have meant: the food whose name its words come nearest to, with the line's amount; null where
 * more than one letter in four would have to be another. For a person to agree to, never to be taken in silence.
 */
export function nearestProduct(line: string): ParsedItem | null {
  const words = (line.match(/\p{L}+/gu) ?? []).filter((word) => word.length >= MIN_LETTERS)
  const typed = fold(words.join(' '))
  if (typed.length < MIN_LETTERS || typed.length > 60) return null
  const most = Math.floor(typed.length / 4)
  let best: { name: string; distance: number } | undefined
  for (const { name, plain } of plainNames()) {
    const limit = best?.distance ?? most
    if (Math.abs(plain.length - typed.length) > most) continue
    const distance = typingDistance(typed, plain, limit)
    if (distance <= most && (!best || distance < best.distance)) best = { name, distance }
  }
  if (!best) return null
  const [first = ''] = words
  const last = words.at(-1) ?? first
  const from = line.indexOf(first)
  const corrected = `${line.slice(0, from)}${best.name}${line.slice(line.lastIndexOf(last) + last.length)}`
  const [item] = parseGroceries(corrected)
  return item && item.problem === null && item.foodId !== null ? item : null
}
