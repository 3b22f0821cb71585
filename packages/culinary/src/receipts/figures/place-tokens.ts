import { countOfLetter } from './letters-for-digits.ts'
import { moneyReadings } from './readings.ts'
import type { FigureToken, PrintedNumber } from './token.ts'

/** Tokens of a line read again in the light of their neighbours: units, lone letters, numbers that a blank tore, packs within packs. */
export function placeTokens(tokens: readonly FigureToken[]): FigureToken[] {
  return packsWithinPacks(joinBroken(tokens.map(inItsPlace)))
}

/** A letter alone before a times sign or counted pieces is a figure ("l x 3,49", "Z szt"), a G behind a whole number grams ("500 G"). */
function inItsPlace(token: FigureToken, place: number, tokens: readonly FigureToken[]): FigureToken {
  const before = tokens[place - 1]
  const next = tokens[place + 1]
  const { start, end } = token
  const sized = (before?.kind === 'number' && before.number.fraction === null) || (before?.kind === 'word' && /\d$/.test(before.text))
  if (token.kind === 'letter' && /g/i.test(token.text) && sized) return { kind: 'unit', start, end, unit: 'g' }
  // "0,345 g" is a weight that lost its k.
  if (token.kind === 'unit' && token.unit === 'g' && before?.kind === 'number' && before.number.fraction?.length === 3)
    return { ...token, unit: 'kg' }
  const counts = next?.kind === 'times' || (next?.kind === 'unit' && next.unit === 'pieces' && tokens[place + 2]?.kind === 'times')
  const letter = token.kind === 'unit' && token.unit === 'l' ? 'l' : token.kind === 'word' ? token.text : ''
  const figure = countOfLetter(letter)
  if (figure === null || end - start > 1 || before?.kind === 'number' || !counts) return token
  return { kind: 'number', start, end, number: { whole: figure, fraction: null, negative: false } }
}

/** "3, 49" and "3 ,49" are one number: a decimal mark with nothing on one side of it joins. */
function joinBroken(tokens: readonly FigureToken[]): FigureToken[] {
  const joined: FigureToken[] = []
  for (const token of tokens) {
    const before = joined.at(-1)
    if (token.kind === 'number' && before?.kind === 'number') {
      const open = before.number.fraction === '' && token.number.fraction === null && /^\d{2,3}$/.test(token.number.whole)
      const headless = before.number.fraction === null && token.number.whole === '' && before.number.whole.length < 4
      if (open || headless) {
        const fraction = open ? token.number.whole : token.number.fraction
        joined[joined.length - 1] = { ...before, end: token.end, number: { ...before.number, fraction } }
        continue
      }
    }
    joined.push(token)
  }
  return joined
}

/** "6 x 1,5 L": as many of a size are a pack of a name, no count of prices. */
function packsWithinPacks(tokens: readonly FigureToken[]): FigureToken[] {
  const kept: FigureToken[] = []
  for (const token of tokens) {
    const [count, times, size] = kept.slice(-3)
    const counted = count?.kind === 'number' && count.number.fraction === null && times?.kind === 'times' && size?.kind === 'number'
    const glued = counted && count.end === times.start && times.end === size.start
    if (counted && (isMeasured(size.number, token) || (glued && isLitres(count.number, size.number, token)))) {
      const end = token.kind === 'unit' ? token.end : size.end
      kept.splice(-3, 3, { kind: 'word', start: count.start, end, text: '' }, ...(token.kind === 'unit' ? [] : [token]))
    } else kept.push(token)
  }
  return kept
}

/** Whether a unit of size follows. */
function isMeasured(size: PrintedNumber, next: FigureToken): boolean {
  return next.kind === 'unit' && next.unit !== 'pieces' && size.fraction?.length !== 2
}

/** "4x0,51 8,80", "6x1,5 12,98": litres whose letter was read as a one or cut off, for what follows is no value of a reckoning. */
function isLitres(count: PrintedNumber, size: PrintedNumber, next: FigureToken): boolean {
  if (next.kind !== 'number' || (next.number.fraction?.length ?? 0) < 2 || !/^[0-2],\d1?$/.test(`${size.whole},${size.fraction}`))
    return false
  const [price] = moneyReadings(size)
  const [value] = moneyReadings(next.number)
  return Number(count.whole) * (price?.value ?? 0) !== value?.value
}
