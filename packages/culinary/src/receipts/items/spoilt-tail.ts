import type { Food } from '@spizarka/knowledge'
import type { Amount } from '../../units/convert.ts'

/** What OCR reads for the signs of a printed size, the sign itself left out. */
const READ_AS: Readonly<Record<string, string>> = {
  '0': 'oqdeuc689(?©@€',
  '1': 'li|!jtf[]:)ł7',
  '2': 'zźż7?',
  '3': '85b',
  '4': 'a',
  '5': 's$8639',
  '6': 'bgó&85',
  '7': '1?t/',
  '8': 'b36&0',
  '9': 'gq04',
  k: 'hx',
  g: '9q6580ąęćc€£3&@as',
  l: '1i|!ł)]j[£',
  m: 'nw',
  ',': ".';",
}
/** Behind a letter, an ending of Polish words is no size: only what hardly ends one is taken for the sign. */
const READ_BEHIND_LETTER: Readonly<Record<string, string>> = { ...READ_AS, '1': 'il|!j[]', g: '9q65ąęć€£&@', l: '1|!]' }

const NO_SIZE = Number.POSITIVE_INFINITY

/** A size in the food's other unit is sold, but seldom. */
const OTHER_UNIT = 0.5

/** The size at the end of a name that OCR left neither its figures nor its unit: the usual pack whose print looks most like it; null where none does. */
export function readSpoiltSize(label: string, { unit, packs = [] }: Food, ofSameProduct: readonly number[]): Amount | null {
  if (unit === 'pieces') return null
  let best: { pack: Amount; cost: number } | null = null
  for (const value of new Set([...packs, ...ofSameProduct]))
    for (const each of ['grams', 'ml'] as const)
      for (const print of printsOf(value, each)) {
        const cost = tailCost(label.toLowerCase(), print) + (each === unit ? 0 : OTHER_UNIT)
        if (cost < (best?.cost ?? NO_SIZE)) best = { pack: { value, unit: each }, cost }
      }
  return best?.pack ?? null
}

/** "500g"; "1kg"; "330ml" and "0,33l". */
function printsOf(value: number, unit: 'grams' | 'ml'): string[] {
  const [small, large] = unit === 'grams' ? ['g', 'kg'] : ['ml', 'l']
  const whole = `${value / 1000}${large}`.replace('.', ',')
  if (value >= 1000) return [whole]
  return unit === 'ml' && value % 10 === 0 ? [`${value}${small}`, whole] : [`${value}${small}`]
}

/** Signs of the print that the end of a label has misread; infinite where it is not that print or half of it is misread behind a word. */
function tailCost(label: string, print: string): number {
  let at = label.length - 1
  let misread = 0
  const signs = Array.from(print)
  const behind = label[label.length - 1 - signs.length] ?? ' '
  const glued = /\p{L}/u.test(behind)
  if (/[\d,.]/.test(behind) && !/\p{L}\.$/u.test(label.slice(0, -signs.length))) return NO_SIZE
  for (const sign of signs.toReversed()) {
    const read = label[at] ?? ''
    at -= 1
    if (read === sign) continue
    if (read === '' || !(glued ? READ_BEHIND_LETTER : READ_AS)[sign]?.includes(read)) return NO_SIZE
    misread += 1
  }
  return misread <= (glued ? (signs.length * 2) / 3 : Math.max(2, (signs.length + 1) / 2)) ? misread : NO_SIZE
}
