import { asDigits, DIGIT } from './letters-for-digits.ts'
import { placeTokens } from './place-tokens.ts'
import type { CountedUnit, FigureToken, PrintedNumber } from './token.ts'

const UNITS: Readonly<Record<string, CountedUnit>> = {
  kg: 'kg',
  ky: 'kg',
  kq: 'kg',
  k9: 'kg',
  k6: 'kg',
  hg: 'kg',
  k5: 'kg',
  k4: 'kg',
  ką: 'kg',
  kę: 'kg',
  ko: 'kg',
  kć: 'kg',
  dag: 'dag',
  dkg: 'dag',
  g: 'g',
  gr: 'g',
  l: 'l',
  ml: 'ml',
  szt: 'pieces',
  sz: 'pieces',
  s2t: 'pieces',
  op: 'pieces',
  opak: 'pieces',
  pcz: 'pieces',
  but: 'pieces',
  kpl: 'pieces',
  par: 'pieces',
}

const MARK = String.raw`[.,;'·]{1,2}`
/** A weight's third decimal may be blurred; behind one decimal a stroke is a litre ("1,5l"). */
const FRACTION = `${DIGIT}{2}(?:\\d{1,2}|[OoSsZzIil|!](?=k?g|$))?|${DIGIT}?`
const NUMBER = new RegExp(`([-~–—]{0,2})(${DIGIT}{1,14})(?:${MARK}(${FRACTION}))?(-(?!\\d))?`, 'uy')
/** ",78", "%,78": what stood before the decimal mark is lost. */
const HEADLESS = new RegExp(`[%&$?€]?[.,;'](${DIGIT}{2,3})`, 'y')
const TIMES = /[xX×*хХ✱]|[+#](?=\d+[.,]\d\d)|[kK%](?=[\dOlI][\dOlI]?[.,]\d)/y
const UNIT = /(kg|k[yq9654ąęoć]|hg|dag|dkg|gr|g|ml|l|szt|s2t|sz|opak|op|pcz|but|kpl|par)\.?(?:(?![\p{L}\d])|(?=[xX×](?:\d|$)))/iuy
const LETTER = /[A-Ga-g€©¢(£%](?![\p{L}\d])/uy
const CURRENCY = /(?:z[łl1tf]|PLN|PIN|PLH)\.?(?![\p{L}\d]{2}|\d)|[=/]/iuy
/** Dates, times, postal codes, percentages and packs within packs are parts of names and headings. */
const NO_FIGURE =
  /^\d{1,4}[-./]\d{1,2}[-./]\d{2,4}$|^\d\d?:\d\d|^\d\d-\d{3}$|(?<![.,]\d\d)%|^\d+\s?[x×*]\s?\d+(?:[.,]\d+)?(?:k?g|m?l|szt)\.?$|^\d+-\d+$/i

/** Splits a printed line into figures, units, times signs, tax letters and words. Only pieces that are nothing else are words. */
export function lexLine(line: string): FigureToken[] {
  const tokens: FigureToken[] = []
  for (const match of line.matchAll(/\S+/g)) {
    const [chunk] = match
    const lexed = NO_FIGURE.test(chunk) ? null : lexChunk(chunk, match.index)
    if (lexed) tokens.push(...lexed)
    else if (/^[+#]$/.test(chunk) && (tokens.at(-1)?.kind === 'number' || tokens.at(-1)?.kind === 'unit'))
      tokens.push({ kind: 'times', start: match.index, end: match.index + 1, text: chunk })
    else if (/[\p{L}\d%]/u.test(chunk)) tokens.push({ kind: 'word', start: match.index, end: match.index + chunk.length, text: chunk })
  }
  return placeTokens(tokens)
}

function lexChunk(chunk: string, offset: number): FigureToken[] | null {
  const tokens: FigureToken[] = []
  let at = /^(?:["„”_:]|\.{2,})*/.exec(chunk)?.[0].length ?? 0
  // "tx1,99", "$x2,59": what stands before a times sign counts, and one is the usual count.
  const spoilt = /^[tfiIl|!$+](?=[xX×*][\dOoIl]|szt)/.exec(chunk.slice(at))
  if (spoilt) {
    const number = { whole: '1', fraction: null, negative: false }
    tokens.push({ kind: 'number', start: offset + at, end: offset + at + 1, number })
    at += 1
  }
  const end = chunk.length
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    return pattern.exec(chunk)
  }
  while (at < end) {
    const span = (length: number) => ({ start: offset + at, end: offset + at + length })
    const previous = tokens.at(-1)
    const times = take(TIMES)
    const number = times ? null : take(NUMBER)
    const printed = number && printedNumber(number)
    const unit = take(UNIT)
    const letter = take(LETTER)
    const currency = take(CURRENCY)
    if (times) tokens.push({ kind: 'times', ...span(times[0].length), text: times[0] })
    else if (number && printed) {
      const article = printed.fraction === null && printed.whole.length > 5
      if (article) tokens.push({ kind: 'article', ...span(number[0].length), text: number[0] })
      else tokens.push({ kind: 'number', ...span(number[0].length), number: printed })
    } else if (unit && !(isMoney(previous) && /^[a-g]$/i.test(unit[0])) && !(previous === undefined && /^G$/.test(chunk)))
      tokens.push({ kind: 'unit', ...span(unit[0].length), unit: UNITS[(unit[1] ?? '').toLowerCase()] ?? 'pieces' })
    else if (letter && (previous?.kind === 'number' || (previous === undefined && chunk.length === 1 && /[A-Gc]/.test(chunk))))
      tokens.push({ kind: 'letter', ...span(letter[0].length), text: letter[0] })
    else if (currency) tokens.push({ kind: 'currency', ...span(currency[0].length), text: currency[0] })
    else if (tokens.length === 0 && take(HEADLESS)) {
      const [headless = '', fraction = ''] = take(HEADLESS) ?? []
      tokens.push({ kind: 'number', ...span(headless.length), number: { whole: '', fraction: asDigits(fraction), negative: false } })
    } else if ((previous?.kind === 'currency' || isMoney(previous)) && /^[^\d\s]$/u.test(chunk.slice(at)))
      tokens.push({ kind: 'letter', ...span(1), text: chunk.slice(at) })
    else if (tokens.length > 0 && /^[.,;:'_"|”„]+$/.test(chunk.slice(at))) break
    else return null
    at = (tokens.at(-1)?.end ?? offset) - offset
  }
  return tokens.length > 0 ? tokens : null
}

function isMoney(token: FigureToken | undefined): boolean {
  return token?.kind === 'number' && token.number.fraction?.length === 2
}

/** The number of a match, or null where its letters are more likely letters. */
function printedNumber([text, sign, whole = '', fraction, behind]: RegExpExecArray): PrintedNumber | null {
  if (!/\d/.test(text)) return null
  const marked = fraction !== undefined
  if (!marked && !/^\d+$/.test(whole) && !/^\d[\dOo]+$/.test(whole)) return null
  if (marked && whole.length > 5) return null
  return {
    whole: asDigits(whole),
    fraction: marked ? asDigits(fraction) : null,
    negative: sign !== '' || behind !== undefined,
  }
}
