import { shape } from '../letters/alike.ts'
import type { PrintedLine } from '../lines/printed-line.ts'
import { REMARK_SIGNS } from '../lines/vocabulary.ts'
import { CHAINS } from './chains.ts'

/** Lines of a head in which a shop's name may stand. */
const HEAD_LINES = 12
const LONGEST_NAME = 60

const SIGNS = CHAINS.map(({ signs, ...chain }) => ({ ...chain, signs: signs.split('|').map((sign) => ` ${wordsOf(sign)} `) }))

/** What stands before a name: firms and kinds of shops. */
const KIND_OF_FIRM = /^ (?:(?:p?ph?u|fhu|pss|firma|sklep|market|supermarket|hipermarket) )+/

/** Legal forms behind a name. */
const LEGAL_FORM = /[\s,]+(?:sp[.,]?\s*z\s*o[.,]?\s*o\b.*|S\.?\s?A\b.*|sp[.,]?\s*(?:j|k)\b.*)$/iu

function wordsOf(text: string): string {
  return (text.match(/[\p{L}\d]+/gu) ?? []).map(shape).join(' ')
}

/** The shop: its chain's usual name by words or tax number of the head, else by words of the foot, else the first printed line. */
export function findShop(head: readonly PrintedLine[], foot: readonly PrintedLine[]): string | null {
  const top = head.slice(0, HEAD_LINES)
  return chainIn(top, true) ?? chainIn(foot, false) ?? firstName(top)
}

function chainIn(lines: readonly PrintedLine[], head: boolean): string | null {
  for (const { text } of lines) {
    const words = ` ${wordsOf(text)} `
    const name = words.replace(KIND_OF_FIRM, ' ')
    const numbers = text.replace(/[\s-]/g, '')
    const chain = SIGNS.find(({ nip, signs, everyday }) => {
      if (nip && numbers.includes(nip)) return true
      return signs.some((sign) => (everyday ? head && name.startsWith(sign) : words.includes(sign)))
    })
    if (chain) return chain.name
  }
  return null
}

function firstName(lines: readonly PrintedLine[]): string | null {
  const line = lines.find(
    ({ text, figures }) => /\p{L}{3}/u.test(text) && figures === null && !/paragon|fiskaln/i.test(text) && !isAddress(text),
  )
  const name = line?.text
    .replace(/^[^\p{L}\d"„]+|[^\p{L}\d."”)]+$/gu, '')
    .replace(LEGAL_FORM, '')
    .replace(/\s+/g, ' ')
  return name ? inSmallLetters(name).slice(0, LONGEST_NAME) : null
}

/** "MARKET U BASI" as people write it; abbreviations stay. */
function inSmallLetters(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name
    .split(' ')
    .map((word, place) => {
      if (place > 0 && /^(?:U|I|W|Z|ZE|NA|POD|PRZY|OD|DO)$/.test(word)) return word.toLowerCase()
      return word.replace(/\p{L}{4,}/gu, (letters) => letters.slice(0, 1) + letters.slice(1).toLowerCase())
    })
    .join(' ')
}

function isAddress(text: string): boolean {
  return REMARK_SIGNS.test(text) && !/sp\.|S\.A\./i.test(text)
}
