import type { FigureToken, PrintedNumber } from './token.ts'

/** Every way to join one number of the last six tokens with the next. */
export function joinedOnce(tokens: readonly FigureToken[]): FigureToken[][] {
  const attempts: FigureToken[][] = []
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1]
    if (place < tokens.length - 6 || token.kind !== 'number' || next?.kind !== 'number' || next.number.negative) continue
    const joined = joinNumbers(token.number, next.number)
    if (joined) attempts.push([...tokens.slice(0, place), { ...token, end: next.end, number: joined }, ...tokens.slice(place + 2)])
  }
  return attempts
}

/** Two numbers that a blank tore apart ("1 2,99", "3 49") as one; null where they are two. */
export function joinNumbers(first: PrintedNumber, second: PrintedNumber): PrintedNumber | null {
  if (first.fraction === null && first.whole.length <= 3) {
    if (second.fraction?.length === 2 && second.whole.length <= 3)
      return { ...second, whole: first.whole + second.whole, negative: first.negative }
    if (second.fraction === null && second.whole.length === 2) return { ...first, fraction: second.whole }
  }
  const short = first.fraction !== null && first.fraction.length < 3 && second.fraction === null && second.whole.length === 1
  return short ? { ...first, fraction: `${first.fraction}${second.whole}` } : null
}

/** "3*2798,37", "5,99 x 317,97": every way to read the number behind a times sign as a price that lost its mark, or a count, and a value. */
export function splitAfterTimes(tokens: readonly FigureToken[]): FigureToken[][] {
  const place = tokens.findIndex((token, at) => token.kind === 'number' && tokens[at - 1]?.kind === 'times')
  const token = tokens[place]
  if (token?.kind !== 'number' || token.number.fraction?.length !== 2) return []
  const { number } = token
  const cuts = [1, 2, 3, 4].filter((cut) => cut < number.whole.length)
  return cuts.map((cut) => {
    const front = number.whole.slice(0, cut)
    const factor = cut < 3 ? { whole: front, fraction: null } : { whole: front.slice(0, -2), fraction: front.slice(-2) }
    return [
      ...tokens.slice(0, place),
      { ...token, number: { ...factor, negative: false } },
      { ...token, number: { ...number, whole: number.whole.slice(cut) } },
      ...tokens.slice(place + 1),
    ]
  })
}

/** "113,59 13,59": the ways to read the number before the last as a count and the price behind it, the times sign lost. */
export function splitCount(tokens: readonly FigureToken[]): FigureToken[][] {
  const numbers = tokens.flatMap((token, place) => (token.kind === 'number' ? [place] : []))
  const place = numbers.at(-2) ?? -1
  const token = tokens[place]
  const next = tokens[place + 1]
  if (token?.kind !== 'number' || next?.kind !== 'number' || tokens.some(({ kind }) => kind === 'times')) return []
  const { number } = token
  if (number.fraction?.length !== 2 || number.whole.length < 2) return []
  const count = { ...token, number: { whole: number.whole.slice(0, 1), fraction: null, negative: false } }
  return [[...tokens.slice(0, place), count, { ...token, number: { ...number, whole: number.whole.slice(1) } }, ...tokens.slice(place + 1)]]
}
