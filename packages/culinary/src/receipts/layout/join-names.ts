import type { PrintedLine } from '../lines/printed-line.ts'
import { nameOf } from './name-of.ts'
import { isBroken, OPEN_END, type Wrapping } from './wrapping.ts'

/** Where a name without figures belongs: to the line below, the purchase above, to itself, or it is no name. */
type Belonging = 'below' | 'above' | 'apart' | 'neither'

/** Decides where a name without figures belongs, by which way of joining the food table knows and by how the till breaks names. */
export function joinNames(above: string | null, between: string, below: string, wrapping: Wrapping): Belonging {
  const own = nameOf(between)
  const next = nameOf(below)
  const joined = nameOf(`${between} ${below}`)
  if (!/\p{L}{3}/u.test(below.replace(/(?<!\d)\d+\s?(?:k?g|m?l|szt)\b/gi, ''))) return 'below'
  const broken = isBroken(between, below, wrapping.width)
  const readsAsOne = broken && joined.foodId !== null && (joined.sure || (own.foodId !== null && !own.sure) || OPEN_END.test(between))
  if (readsAsOne) return 'below'
  const asUsual = broken && wrapping.usual ? 'below' : null
  if (own.foodId === null) {
    if (above !== null && own.pack && nameOf(above).pack === null) return 'above'
    if (next.foodId === null) return joined.foodId !== null ? 'below' : (asUsual ?? 'neither')
    return joined.foodId === next.foodId && (joined.sure || !next.sure) ? 'below' : 'neither'
  }
  if (next.foodId === null) return joined.foodId === null ? (asUsual ?? 'apart') : 'below'
  return joined.sure && joined.foodId === own.foodId && !next.sure ? 'below' : 'apart'
}

/** Two parts of a name as one; a till that breaks within words, with a hyphen or without, leaves no blank to put back. */
export function joinParts({ label, source }: PrintedLine, below: string, { width }: Wrapping): string {
  const spaced = `${label} ${below}`
  const glued = `${label}${below}`
  const withinWord = /\p{L}-$/u.test(source) || (label.length >= width && !nameOf(spaced).sure && nameOf(glued).sure)
  return withinWord ? glued : spaced
}

/** Whether the food table knows what a line names. */
export function isFood(label: string): boolean {
  return nameOf(label).foodId !== null
}

/** Whether every word of a name is placed and it is a food; a torn or noisy line is not. */
export function isSureFood(label: string): boolean {
  // Of a photo's noise some food or other can be made.
  const letters = label.match(/\p{L}/gu)?.length ?? 0
  if (letters < 5 || letters < label.replace(/[\s\d]/g, '').length * 0.7 || !/\p{L}{4}/u.test(label)) return false
  const { foodId, sure, isFood: food } = nameOf(label)
  return foodId !== null && sure && food !== false
}
