import { COMMUNITY_WORDS } from '@spizarka/knowledge'
import { plainWords, trimMarks } from './phrases.ts'

const { contacts } = COMMUNITY_WORDS

const HUNDREDS = new Set(contacts.hundreds)
const NUMERALS = new Set([...contacts.hundreds, ...contacts.tens, ...Object.keys(contacts.digits)])
const UNITS = new Set(contacts.units)

/** Numbers that somebody can be called by, told in digits or in words, and those that a message costs by. */
export function findPhoneNumbers(text: string): string[] {
  return [...findNumbers(text), ...findSpelt(text), ...findPaid(text)]
}

/** Hundreds in a row, as a number is told in threes: "sześćset siedemset osiemset", "600 siedemset 800". */
const SPELT_HUNDREDS = 3

const isNumeral = (word: string) => NUMERALS.has(plainWords(word)[0] ?? '')

function findSpelt(text: string): string[] {
  const found: string[] = []
  let run: string[] = []
  const look = (after: string) => {
    const threes = run.filter((word) => HUNDREDS.has(plainWords(word)[0] ?? '') || !isNumeral(word))
    if (threes.length >= SPELT_HUNDREDS && run.some(isNumeral) && !UNITS.has(plainWords(after)[0] ?? '')) found.push(run.join(' '))
    run = []
  }
  for (const word of text.split(/\s+/))
    if (isNumeral(word) || /^\d{3}[,.;]?$/.test(word)) run.push(word)
    else look(word)
  look('')
  return found
}

/** A message that costs: "sms na 7155". */
function findPaid(text: string): string[] {
  const words = text.split(/\s+/)
  if (!words.some((word) => plainWords(word)[0] === 'sms')) return []
  return words.map((word) => trimMarks(word, '(', ',;!?.)')).filter((word) => /^[79]\d{3,4}$/.test(word))
}

const MIN_DIGITS = 9
const MAX_DIGITS = 15
/** Of a number of a bank account. */
const ACCOUNT_DIGITS = 26
/** Digits of a number that is spelt out in words. */
const SPELT_DIGITS = 7

/** A letter "o" stands for a nought, an "I" or an "l" for a one, only behind a digit. */
function isWrittenNumber(word: string): boolean {
  const digit = word.search(/\d/)
  return digit >= 0 && /^\+?[\d().\-–—/_*oOIlЗзEB]*$/u.test(word) && !/[oOIlЗзEB]/.test(word.slice(0, digit))
}

/** Nine digits that belong together and are no amounts. */
function findNumbers(text: string): string[] {
  const found: string[] = []
  let digits = ''
  let written: string[] = []
  let spelt = 0
  let before = ''
  const look = (after: string) => {
    const isAmount =
      contacts.before_amounts.some((begin) => before.startsWith(begin)) || UNITS.has(plainWords(after)[0] ?? '') || after.startsWith('°')
    const groups = (written.join(' ').match(/\d+/g) ?? []).map(({ length }) => length)
    const isAbroad = written[0]?.startsWith('+') === true && digits.length > MIN_DIGITS
    const isPhone = digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS && !isAmount && (isAbroad || looksLikePhone(digits, groups))
    if (isPhone || spelt >= SPELT_DIGITS || digits.length === ACCOUNT_DIGITS) found.push(written.join(' '))
    digits = ''
    written = []
    spelt = 0
  }
  // "tel.600700800" is a word and a number.
  const apart = text
    .replace(/(\p{L}{2}[.:]?)(?=\+?\d[\d.\-–/()]{8})/gu, '$1 ')
    // "501,502,514", "pięć-zero-jeden": whatever parts them.
    .replace(/(?<=(?<!\d)\d{3}),(?=\d{3}(?!\d))|(?<=\p{L}{3})-(?=\p{L}{3})/gu, ' ')
    // "sześć0cztery": a word and a figure.
    .replace(/(?<=\p{L}{3})(?=\d)|(?<=\d)(?=\p{L}{4})/gu, ' ')
  for (const word of apart.split(/\s+/).filter(Boolean)) {
    const digit = contacts.digits[plainWords(word)[0] ?? '']
    const bare = trimMarks(word, '(', ',;!?.)')
    if (digit !== undefined) {
      digits += digit
      spelt += 1
      written.push(word)
    } else if (isWrittenNumber(bare) && !/^\d{1,2}[.,]\d{1,2}$/.test(bare)) {
      digits += bare.replaceAll(/[oOE]/g, '0').replaceAll(/[Il]/g, '1').replaceAll(/[Зз]/g, '3').replaceAll('B', '8').replaceAll(/\D/g, '')
      written.push(word)
    } else if (!/^[-–—/.]$/.test(word) && !(digits !== '' && contacts.between_digits.includes(plainWords(word)[0] ?? ''))) {
      look(word)
      before = plainWords(word)[0] ?? ''
    }
  }
  look('')
  return found
}

/** A Polish number, with or without the country: mobiles begin with 4 to 8, and digits come in threes, in pairs, one by one or at once. */
function looksLikePhone(digits: string, groups: readonly number[]): boolean {
  if (groups.length === 1 && isProductCode(digits)) return false
  const local = digits.replace(/^(?:00)?48(?=\d{9}$)/, '').replace(/^0(?=\d{9}$)/, '')
  // Landlines begin with the code of their place and are not written in threes; degrees and grams are.
  if (local.length === digits.length && groups.join('-') === '3-3-3' && !/^[4-8]/.test(local)) return false
  if (local.length !== MIN_DIGITS) return digits.startsWith('00')
  return /^[1-9]/.test(local) && groups.length > 0
}

const CODE_DIGITS = 13

/** The code of a pack (GTIN-13): as many digits at once as no Polish number has, unless it begins with how one calls abroad. */
function isProductCode(digits: string): boolean {
  return digits.length === CODE_DIGITS && !digits.startsWith('00')
}
