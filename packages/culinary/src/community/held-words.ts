import { COMMUNITY_WORDS } from '@spizarka/knowledge'
import { lettersOf, looksOf } from './look-alikes.ts'
import { findPhrases, plainWords } from './phrases.ts'

const { swearing, contacts, health_claims: CLAIMS, reserved_names: RESERVED } = COMMUNITY_WORDS

/** Letters that follow each other twice say no more than once: "kuuurwa". */
const once = (looks: string): string => looks.replace(/(.)\1+/gu, '$1')

const folded = (words: readonly string[]) => [...new Set(words.map((word) => once(lettersOf(word))))]
const BEGINS = folded(swearing.begins)
const AFTER = ['', ...folded(swearing.after)]
const INNOCENT = folded(swearing.innocent)
/** The shortest that is looked for where a word was taken apart: of less, any two short words make one. */
const SHORTEST_JOINED = 4
/** The shortest whole word that is put together so. */
const SHORTEST_WHOLE = 5

/** Words that are not said at a table, as they were written: whole, taken apart, with stars or digits in them; in the order of the text. */
export function findSwearing(text: string): string[] {
  const tokens = text.normalize('NFKC').split(/\s+/).filter(Boolean)
  return [...tokens.filter(isSwearing), ...findJoined(tokens)]
}

function isSwearing(token: string): boolean {
  const parts = token.split(/[^\p{L}\p{N}\p{M}*#@$!|€]+/u)
  return [token, ...parts].some((part) => isRude(once(lettersOf(part))) || isMasked(part))
}

function isRude(looks: string): boolean {
  if (INNOCENT.some((innocent) => looks.startsWith(innocent))) return false
  return AFTER.some((prefix) => looks.startsWith(prefix) && BEGINS.some((begin) => looks.startsWith(begin, prefix.length)))
}

/** A star between letters, or several after one, stands for letters: "k*rwa", "ch**". */
function isMasked(token: string): boolean {
  if (!/\p{L}[*#]+\p{L}|\p{L}{2}[*#]{2}|\p{L}[*#]{3}/u.test(token)) return false
  const letters = Array.from(token.toLowerCase(), (letter) => (letter === '*' || letter === '#' ? '*' : lettersOf(letter))).join('')
  return BEGINS.some(
    (begin) =>
      begin.length >= SHORTEST_JOINED &&
      letters.length >= begin.length &&
      Array.from(begin).every((letter, place) => letters[place] === '*' || letters[place] === letter),
  )
}

/** The longest piece of a word that was taken apart: "kur wa", "k u r w a". */
const LONGEST_PIECE = 3

/** Words taken apart by spaces: runs of pieces that make one together. */
function findJoined(tokens: readonly string[]): string[] {
  const found: string[] = []
  let run: string[] = []
  const look = () => {
    const pieces = run.map((piece) => lettersOf(piece))
    for (const start of pieces.keys()) {
      const joined = once(pieces.slice(start).join(''))
      const begin = BEGINS.find((each) => each.length >= SHORTEST_JOINED && joined.startsWith(each))
      if (begin === undefined || joined.length < SHORTEST_WHOLE || pieces[start] === '' || isRude(once(pieces[start] ?? ''))) continue
      found.push(run.slice(start).join(' '))
      break
    }
    run = []
  }
  for (const token of tokens) {
    if (lettersOf(token).length <= LONGEST_PIECE && lettersOf(token) !== '') run.push(token)
    else look()
  }
  look()
  return found
}

const DOMAINS = new Set(contacts.domains)
const DOTS = new Set(contacts.dots)
const ATS = new Set(contacts.ats)
const UNITS = new Set(contacts.units)
const PLACES = contacts.places.map((place) => place.split(' '))

/** Ways to lead a reader elsewhere, as they were written: addresses, e-mails, names of accounts, telephone numbers, spelt round or not. */
export function findContacts(text: string): string[] {
  const plain = text.normalize('NFKC')
  return [
    ...new Set([...findAddresses(plain), ...findAccounts(plain), ...findNumbers(plain)].map((found) => trimMarks(found, '', ',;!?.'))),
  ]
}

/** Words with a dot or an "@" between them, however either is written: "strona . pl", "strona(kropka)pl", "strona[.]pl". */
function findAddresses(text: string): string[] {
  const joined = text.replace(/[([{<]\s*(?:\.|dot|kropka)\s*[)\]}>]/giu, '.').replace(/[([{<]\s*(?:@|at|malpa|małpa)\s*[)\]}>]/giu, '@')
  const words = joined.split(/\s+/).filter(Boolean)
  const found = words.filter((word) => isAddress(word))
  for (const [place, word] of words.entries()) {
    const next = words[place + 1]
    const before = words[place - 1]
    if (next === undefined || before === undefined) continue
    const said = plainWords(word)[0] ?? ''
    const end = plainWords(next)[0] ?? ''
    if ((DOTS.has(said) || word === '.') && DOMAINS.has(end) && /\p{L}$/u.test(before)) found.push(`${before} ${word} ${next}`)
    if ((ATS.has(said) || word === '@') && /^[\w.-]+$/.test(next) && /\.|kropka/.test(words.slice(place + 1, place + 4).join(' ')))
      found.push(`${before} ${word} ${next}`)
  }
  return found
}

/** Without what a word opens and closes with in a sentence. */
function trimMarks(word: string, opening: string, closing: string): string {
  let start = 0
  let end = word.length
  while (start < end && opening.includes(word.charAt(start))) start++
  while (end > start && closing.includes(word.charAt(end - 1))) end--
  return word.slice(start, end)
}

function isAddress(word: string): boolean {
  const bare = trimMarks(word, '("\'„[', ')"\'”,;!?].')
  if (/^(?:https?|ftp|hxxps?)[:/]/i.test(bare) || /^www[.,]/i.test(bare) || /:\/\//.test(bare)) return true
  if (/^[^@\s]+@[^@\s]+$/.test(bare) || /^@[\w.]{3,}$/.test(bare)) return true
  const [host = ''] = bare.split(/[/?#:]/)
  const labels = host.split('.')
  const last = labels.at(-1)?.toLowerCase() ?? ''
  // "Dobre.To" is a sentence without a space: a domain of a word is written in small letters all through.
  return labels.length > 1 && DOMAINS.has(last) && labels.every((label) => /^[a-z0-9ąćęłńóśźż-]+$/.test(label)) && /\p{L}{2}/u.test(host)
}

/** "insta: kasia_gotuje", "fb/kasia". */
function findAccounts(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.flatMap((word, at) => {
    const place = PLACES.find(([first, second]) => {
      const [one, two] = [plainWords(word)[0], plainWords(words[at + 1] ?? '')[0]]
      return one === first && (second === undefined || two === second)
    })
    if (!place) return []
    const last = words[at + place.length - 1] ?? ''
    const next = words[at + place.length] ?? ''
    if (/[:/=]\p{L}[\p{L}\p{N}_.]{2,}/u.test(last)) return [last]
    const names = /[:=@-]$/.test(last) || /^[@:]/.test(next)
    return names && /[\p{L}\p{N}_.@]{3,}/u.test(next) ? [`${last} ${next}`] : []
  })
}

const LEAST_DIGITS = 9
const MOST_DIGITS = 15
/** Digits of a number that is spelt out in words. */
const SPELT_DIGITS = 7

/** A letter "o" stands for a nought only behind a digit. */
function isWrittenNumber(word: string): boolean {
  const digit = word.search(/\d/)
  return digit >= 0 && /^\+?[\d().\-–/_oO]*$/u.test(word) && !/[oO]/.test(word.slice(0, digit))
}

/** Nine digits that belong together and are no amounts. */
function findNumbers(text: string): string[] {
  const found: string[] = []
  let digits = ''
  let written: string[] = []
  let spelt = 0
  const look = (after: string) => {
    const isAmount = UNITS.has(plainWords(after)[0] ?? '') || after.startsWith('°')
    const groups = (written.join(' ').match(/\d+/g) ?? []).map(({ length }) => length)
    const isPhone = digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && !isAmount && looksLikePhone(digits, groups)
    if (isPhone || spelt >= SPELT_DIGITS) found.push(written.join(' '))
    digits = ''
    written = []
    spelt = 0
  }
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const digit = contacts.digits[plainWords(word)[0] ?? '']
    const bare = trimMarks(word, '(', ',;!?.)')
    if (digit !== undefined) {
      digits += digit
      spelt += 1
      written.push(word)
    } else if (isWrittenNumber(bare) && !/^\d{1,2}[.,]\d{1,2}$/.test(bare)) {
      digits += bare.replaceAll(/[oO]/g, '0').replaceAll(/\D/g, '')
      written.push(word)
    } else look(word)
  }
  look('')
  return found
}

/** A Polish number, with or without the country: mobiles begin with 4 to 8, and digits come in threes, in pairs, one by one or at once. */
function looksLikePhone(digits: string, groups: readonly number[]): boolean {
  const local = digits.replace(/^(?:00)?48(?=\d{9}$)/, '')
  // Landlines begin with the code of their place and are not written in threes; degrees and grams are.
  if (local.length === digits.length && groups.join('-') === '3-3-3' && !/^[4-8]/.test(local)) return false
  if (local.length !== LEAST_DIGITS) return digits.length > LEAST_DIGITS && groups.length <= 2
  return /^[1-9]/.test(local) && groups.length > 0
}

/** Promises to heal, as they were written. */
export function findHealthClaims(text: string): string[] {
  return findPhrases(text, CLAIMS)
}

const WITHIN = RESERVED.within.map(looksOf)
const WHOLE = new Set(RESERVED.whole.map(looksOf))

/** Whether a name could be taken for the editors, for a moderator, or for nobody. */
export function isReservedName(name: string): boolean {
  const looks = looksOf(name)
  return WHOLE.has(looks) || WITHIN.some((reserved) => looks.includes(reserved))
}
