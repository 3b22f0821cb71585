import { type CountedUnit, countReadings, type LineToken, moneyReadings, type PrintedNumber, tokenPattern } from './readings.ts'
import { type Figures, isConsistent, type PrintedFigures, settleFigures } from './settle-figures.ts'

/** A printed line: what stands before its figures, and the figures. */
interface ReadLine {
  /** Where the figures begin; the line's length where there are none. */
  labelEnd: number
  /** Where the label begins; figures may stand before it ("2 szt x 3,49 MLEKO 6,98"). */
  labelStart: number
  figures: Figures | null
}

/** Orders in which tills print the figures of a line, the longest first; `v` is a tax letter, `x` a times sign, `u` a unit. */
const ORDERS = [
  { signs: /v?nu?xnu?v?nv?$/, roles: ['factor', 'factor', 'value'], needs: 'times' },
  { signs: /v?nu?xnu?v?$/, roles: ['factor', 'factor'], needs: 'times' },
  { signs: /v?nunv?nv?$/, roles: ['quantity', 'price', 'value'], needs: 'agreement' },
  { signs: /v?nnv?nv?$/, roles: ['quantity', 'price', 'value'], needs: 'agreement' },
  { signs: /v?nu?nv?nv?$/, roles: ['quantity', 'price', 'value'], needs: 'nearness' },
  { signs: /v?nnunv?$/, roles: ['price', 'quantity', 'value'], needs: 'agreement' },
  { signs: /v?nu?xwnv?$/, roles: ['quantity', 'value'], needs: 'blurred' },
  { signs: /v?nwnnv?$/, roles: ['quantity', 'price', 'value'], needs: 'agreement' },
  { signs: /v?nunv?$/, roles: ['quantity', 'value'], needs: 'counted' },
  { signs: /v?x?nx?u?v?nv?$/, roles: ['price', 'value'], needs: 'multiple' },
  { signs: /v?nv?$/, roles: ['value'], needs: 'money' },
] as const

/** Reads the figures at the end of a line; null figures where there are none. */
export function readFigures(tokens: readonly LineToken[], lineLength: number): ReadLine {
  const ahead = valueAhead(tokens, lineLength)
  if (ahead?.figures?.quantity) return ahead
  for (const attempt of waysToJoin(withoutTrailingMarks(tokens.filter((token) => token.kind !== 'currency' && token.kind !== 'article')))) {
    const read = readOrder(attempt, lineLength)
    if (read) return read
  }
  return ahead ?? { labelStart: 0, labelEnd: lineLength, figures: null }
}

/** "6,98 C MLEKO 2% 1L", "6,98 C 2x MLEKO", "4,48 C 0,345kg POMIDORY", "-1,50 RABAT": the value in front of the name. */
function valueAhead(tokens: readonly LineToken[], lineLength: number): ReadLine | null {
  const [value, next, ...rest] = tokens
  if (value?.kind !== 'number') return null
  // "27 96 C 4x MLEKO"
  const joined = value.number.fraction === null && next?.kind === 'number' ? joinNumbers(value.number, next.number) : null
  if (joined) return valueAhead([{ ...value, number: joined }, ...rest], lineLength)
  const signs = /^n(?:vnu?xn|v?nu?x|v?nu|v|)(?=w)/.exec(tokenPattern(tokens))?.[0]
  if (signs === undefined || value.number.fraction?.length !== 2 || (signs === 'n' && !value.number.negative)) return null
  const before = rolesOf(tokens.slice(1, signs.length), ['quantity', 'price'])
  const figures = settleFigures({ ...before, value: value.number })
  return { labelStart: tokens[signs.length]?.start ?? 0, labelEnd: lineLength, figures }
}

function readOrder(tokens: readonly LineToken[], lineLength: number): ReadLine | null {
  const signs = tokenPattern(tokens)
  for (const { signs: order, roles, needs } of ORDERS) {
    const at = order.exec(signs)?.index
    if (at === undefined) continue
    const printed = rolesOf(tokens.slice(at), roles)
    if (!isPlausible(printed, needs, tokens.slice(at)) || (needs === 'counted' && isPackOfName(printed, tokens.slice(0, at)))) continue
    const ahead = at > 0 && printed.quantity === null ? figuresAhead(tokens, printed) : null
    const figures = settleFigures(ahead?.printed ?? printed)
    // "WITAMINA C 4,99 B": a letter on both sides, so the first one belongs to the name.
    const first = /^v.+v$/.test(signs.slice(at)) ? at + 1 : at
    return { labelStart: ahead?.labelStart ?? 0, labelEnd: tokens[first]?.start ?? lineLength, figures }
  }
  return null
}

/** "2 szt x 3,49 MLEKO 6,98", "0,345 kg POMIDORY 12,99 4,48", "2 MLEKO 3,49 6,98", "2 X MLEKO 6,98": the quantity stands before the name. */
function figuresAhead(tokens: readonly LineToken[], behind: PrintedFigures): { printed: PrintedFigures; labelStart: number } | null {
  const signs = tokenPattern(tokens)
  const multiplied = /^nu?xnu?(?=w)/.exec(signs)?.[0].length
  const times = /^nu?x(?=w)/.exec(signs)?.[0].length
  const counted = /^nu?(?=w)/.exec(signs)?.[0].length
  const length = multiplied ?? times ?? (behind.price ? counted : undefined)
  if (length === undefined) return null
  const labelStart = tokens[length]?.start ?? 0
  const before = rolesOf(tokens.slice(0, length), multiplied ? ['factor', 'factor'] : ['quantity'])
  const printed = { ...before, price: before.price ?? behind.price, value: behind.value }
  return multiplied || (times && !behind.price) || settlesExactly(printed) ? { printed, labelStart } : null
}

function isPlausible(printed: PrintedFigures, needs: (typeof ORDERS)[number]['needs'], tokens: readonly LineToken[]): boolean {
  const { quantity, price, value } = printed
  if (needs === 'times') return quantity !== null && price !== null && (price.fraction !== null || value !== null)
  if (needs === 'agreement') return settlesExactly(printed)
  if (needs === 'nearness') return isNearlyRight(printed)
  if (!value) return false
  // "4 x t,59 2,36": a price that cannot be read.
  if (needs === 'blurred')
    return (
      isMoney(value, tokens) && quantity?.fraction?.length !== 2 && tokens.some((token) => token.kind === 'word' && /\d/.test(token.text))
    )
  if (needs === 'counted' && (isMoney(value, tokens) || value.whole.length >= 3)) {
    // "0,204 KG 6,10" is weighed and "2 szt 6,98" counted; "1 kg 3,99" and "2 l 5,99" are sizes of packs.
    const weighed = printed.unit === 'kg' && (quantity?.fraction?.length === 3 || /^0\d{3}$/.test(quantity?.whole ?? ''))
    return weighed || (printed.unit === 'pieces' && quantity?.fraction === null)
  }
  if (needs === 'counted' || !isMoney(value, tokens)) return false
  if (needs === 'multiple') {
    const priced = price && (price.fraction?.length === 2 || (price.whole.length === 3 && tokens.some(({ kind }) => kind === 'times')))
    const [each] = priced ? moneyReadings(price) : []
    const [all] = moneyReadings(value)
    return each !== undefined && all !== undefined && each.value > 0 && all.value >= each.value && all.value % each.value === 0
  }
  return true
}

/** "0,905 kg 5,80 535": a weight; "1,000 szt 10,89 10,39": a count with its unit or three decimals, and one misread figure in price or value. */
function isNearlyRight(printed: PrintedFigures): boolean {
  const { quantity, unit, price, value } = printed
  if (unit === 'kg' && quantity?.fraction?.length === 3 && price?.fraction?.length === 2) return true
  const counted = quantity?.fraction?.length === 3 || (unit === 'pieces' && quantity?.fraction === null)
  // "3 szt 409 1407", "4 szt 7,09 28,336": no marks, or a figure too many.
  const valued = (value?.fraction?.length ?? 0) >= 2 || (value?.fraction === null && value.whole.length > 2)
  const priced = price?.fraction?.length === 2 || (price?.fraction === null && price.whole.length > 2 && value?.fraction === null)
  if (!counted || !priced || !valued) return false
  const { agrees, otherValues } = settleFigures(printed)
  return agrees === true || otherValues.length > 0
}

/** "Jaja M 10szt 9,49": pieces behind a name without a size of its own are what the pack holds; one piece is a count. */
function isPackOfName({ unit, quantity }: PrintedFigures, before: readonly LineToken[]): boolean {
  const sized = before.some(
    (token) => (token.kind === 'unit' && token.unit !== 'pieces') || (token.kind === 'word' && /\d(?:k?g|m?l)/i.test(token.text)),
  )
  return unit === 'pieces' && !sized && Number(quantity?.whole) > 1
}

/** Two decimals make money; without them a tax letter beside it must say so. */
function isMoney(number: PrintedNumber, tokens: readonly LineToken[]): boolean {
  if (number.fraction?.length === 2) return true
  const lettered = tokens.some((token) => token.kind === 'letter')
  if (number.fraction === null) return lettered && number.whole.length >= 3
  return number.fraction.length === 3 || lettered
}

/** Marks behind the value that are no tax letter any more: a figure, a sign or two letters. */
function withoutTrailingMarks(tokens: readonly LineToken[]): readonly LineToken[] {
  const last = tokens.at(-1)
  const before = tokens.at(-2)
  // "2 x 3,49 6,%B": a value that cannot be read; the price and the count still say it.
  if (
    last?.kind === 'word' &&
    before?.kind === 'number' &&
    /\d/.test(last.text) &&
    /[.,]/.test(last.text) &&
    tokenPattern(tokens).includes('x')
  )
    return tokens.slice(0, -1)
  // "13,16 L": any letter beside money is the tax letter's.
  if (last?.kind === 'unit' && last.end - last.start === 1 && before?.kind === 'number' && before.number.fraction?.length === 2)
    return tokens.slice(0, -1)
  if (!last || before?.kind !== 'number' || before.number.fraction?.length !== 2) return tokens
  const odd = (last.kind === 'word' && last.text.length <= 2) || last.kind === 'times'
  const figure = last.kind === 'number' && last.number.fraction === null && last.number.whole.length === 1 && !last.number.negative
  return odd || figure ? tokens.slice(0, -1) : tokens
}

/** The tokens as they are, then with figures that a blank may have torn apart ("1 2,99", "3 49") joined, at most two of them. */
function waysToJoin(tokens: readonly LineToken[]): (readonly LineToken[])[] {
  if (settlesSomewhere(tokens)) return [tokens]
  const once = joinedOnce(tokens)
  const torn = [...once, ...once.flatMap(joinedOnce)].filter(settlesSomewhere)
  const run = [...splitAfterTimes(tokens), ...splitCount(tokens)].filter(settlesSomewhere)
  return [...torn, ...run, tokens, ...once.filter((attempt) => /v$|nun$/.test(tokenPattern(attempt)))]
}

function settlesSomewhere(tokens: readonly LineToken[]): boolean {
  return ORDERS.some(({ signs, roles }) => roles.length === 3 && settlesAt(tokens, signs, roles))
}

function settlesAt(tokens: readonly LineToken[], order: RegExp, roles: readonly string[]): boolean {
  const at = order.exec(tokenPattern(tokens))?.index
  return at !== undefined && settlesExactly(rolesOf(tokens.slice(at), roles))
}

/** Whether quantity × price is the value, as printed or with what a lost mark explains. */
function settlesExactly({ quantity, unit, price, value }: PrintedFigures): boolean {
  if (!quantity || !price || !value) return false
  return countReadings(quantity, unit !== null && unit !== 'pieces').some((count) =>
    moneyReadings(price).some((each) => moneyReadings(value).some((all) => isConsistent(count.value, each.value, all.value))),
  )
}

/** Gives the numbers among tokens their roles in order; of two factors the price is the one that looks like money. */
function rolesOf(tokens: readonly LineToken[], roles: readonly string[]): PrintedFigures {
  const numbers = tokens.filter((token) => token.kind === 'number').map((token) => token.number)
  const printed: PrintedFigures = { quantity: null, unit: null, price: null, value: null }
  const factors: PrintedNumber[] = []
  for (const [place, number] of numbers.entries()) {
    const role = roles[place]
    if (role === 'factor') factors.push(number)
    else if (role === 'quantity' || role === 'price' || role === 'value') printed[role] = number
  }
  if (factors[0] && factors[1]) {
    const swapped = isPriceFirst(factors[0], factors[1], tokens)
    printed.quantity = swapped ? factors[1] : factors[0]
    printed.price = swapped ? factors[0] : factors[1]
  }
  printed.unit = printed.quantity ? unitBehind(tokens, printed.quantity) : null
  return printed
}

/** "3,49 x 2": money has two decimals, a count none and a weight three. */
function isPriceFirst(first: PrintedNumber, second: PrintedNumber, tokens: readonly LineToken[]): boolean {
  if (unitBehind(tokens, first) || first.fraction?.length === 3) return false
  if (unitBehind(tokens, second)) return true
  return first.fraction?.length === 2 && (second.fraction === null || second.fraction.length === 3)
}

function unitBehind(tokens: readonly LineToken[], number: PrintedNumber): CountedUnit | null {
  const next = tokens[tokens.findIndex((token) => token.kind === 'number' && token.number === number) + 1]
  return next?.kind === 'unit' ? next.unit : null
}

/** Every way to join one number of the last six tokens with the next. */
function joinedOnce(tokens: readonly LineToken[]): LineToken[][] {
  const attempts: LineToken[][] = []
  for (const [place, token] of tokens.entries()) {
    const next = tokens[place + 1]
    if (place < tokens.length - 6 || token.kind !== 'number' || next?.kind !== 'number' || next.number.negative) continue
    const joined = joinNumbers(token.number, next.number)
    if (joined) attempts.push([...tokens.slice(0, place), { ...token, end: next.end, number: joined }, ...tokens.slice(place + 2)])
  }
  return attempts
}

/** Two numbers that a blank tore apart ("1 2,99", "3 49") as one; null where they are two. */
function joinNumbers(first: PrintedNumber, second: PrintedNumber): PrintedNumber | null {
  if (first.fraction === null && first.whole.length <= 3) {
    if (second.fraction?.length === 2 && second.whole.length <= 3)
      return { ...second, whole: first.whole + second.whole, negative: first.negative }
    if (second.fraction === null && second.whole.length === 2) return { ...first, fraction: second.whole }
  }
  const short = first.fraction !== null && first.fraction.length < 3 && second.fraction === null && second.whole.length === 1
  return short ? { ...first, fraction: `${first.fraction}${second.whole}` } : null
}

/** "3*2798,37", "5,99 x 317,97": every way to read the number behind a times sign as a price that lost its mark, or a count, and a value. */
function splitAfterTimes(tokens: readonly LineToken[]): LineToken[][] {
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
function splitCount(tokens: readonly LineToken[]): LineToken[][] {
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
