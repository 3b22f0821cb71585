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
/** The shortest whole word that is put together so, unless nothing else stands beside its pieces. */
const SHORTEST_WHOLE = 5
const ORDINARY = new Set(swearing.ordinary)
const BESIDE = Object.entries(swearing.innocent_beside)
/** Words so far apart stand beside each other. */
const NEAR = 3

/** Words that are not said at a table, as they were written: whole, taken apart, with stars or digits in them; in the order of the text. */
export function findSwearing(text: string): string[] {
  const tokens = text.normalize('NFKC').split(/\s+/).filter(Boolean)
  const rude = tokens.filter(
    (token, place) => isSwearing(token) && !isInnocentBeside(token, tokens.slice(Math.max(0, place - NEAR), place + NEAR + 1)),
  )
  return [...rude, ...findJoined(tokens), ...findHalves(tokens)]
}

function isSwearing(token: string): boolean {
  const parts = token.split(/[^\p{L}\p{N}\p{M}*#@$!|€]+/u)
  return [token, ...parts].some((part) => isRude(once(lettersOf(part))) || isMasked(part))
}

function isInnocentBeside(token: string, near: readonly string[]): boolean {
  const looks = lettersOf(token)
  const others = near.map((other) => plainWords(other).join(''))
  return BESIDE.some(([begin, beside]) => looks.startsWith(begin) && beside.some((each) => others.some((other) => other.startsWith(each))))
}

function isRude(looks: string): boolean {
  if (INNOCENT.some((innocent) => looks.startsWith(innocent))) return false
  return AFTER.some((prefix) => looks.startsWith(prefix) && BEGINS.some((begin) => looks.startsWith(begin, prefix.length)))
}

/** A star between letters, or several after one, stands for letters: "k*rwa", "ch**". */
function isMasked(token: string): boolean {
  if (!/\p{L}[*#]+\p{L}|\p{L}{2}[*#]{2}|\p{L}[*#]{3}/u.test(token)) return false
  const letters = Array.from(token.toLowerCase(), (letter) => (letter === '*' || letter === '#' ? '*' : lettersOf(letter))).join('')
  return AFTER.some((prefix) => letters.startsWith(prefix) && isMaskOf(letters.slice(prefix.length)))
}

function isMaskOf(letters: string): boolean {
  return JOINED.some((begin) => {
    if (letters.length < begin.length) return false
    const masked = Array.from(letters.slice(0, begin.length))
    const shown = masked.filter((letter) => letter !== '*')
    return shown.length > 0 && masked.every((letter, place) => letter === '*' || letter === begin[place])
  })
}

/** What a word that was taken apart begins with: a short one with the letters that go on with it. */
const JOINED = BEGINS.flatMap((begin) => (begin.length >= SHORTEST_JOINED ? [begin] : Array.from('ailn', (letter) => begin + letter)))

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
      const begin = JOINED.find((each) => joined.startsWith(each))
      // Of four letters it is one where nothing else stands beside them, or where it was spelt letter by letter.
      const isAlone = start === 0 && joined === begin
      if (begin === undefined || (joined.length < SHORTEST_WHOLE && !isAlone) || pieces[start] === '' || isRude(once(pieces[start] ?? '')))
        continue
      if (isOrdinary(pieces.slice(start), begin)) continue
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

/** Whether all pieces that a word would be made of are words themselves. */
function isOrdinary(pieces: readonly string[], begin: string): boolean {
  let length = 0
  for (const piece of pieces) {
    if (!ORDINARY.has(piece)) return false
    length += piece.length
    if (length >= begin.length) return piece.length > 1
  }
  return false
}

/** The shortest beginning that two longer halves are looked for: nobody comes to it by chance. */
const SHORTEST_OF_HALVES = 6
const LONG = AFTER.flatMap((prefix) => BEGINS.map((begin) => ({ prefix: prefix.length, whole: prefix + begin }))).filter(
  ({ whole }) => whole.length >= SHORTEST_OF_HALVES,
)

/** A long word in two halves, cut behind what it begins with: "pier dolę". */
function findHalves(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, place) => {
    const [one, other] = [lettersOf(token), lettersOf(tokens[place + 1] ?? '')]
    if (one.length < 2 || Math.max(one.length, other.length) <= LONGEST_PIECE || other === '') return []
    const joined = once(one + other)
    const isMade = LONG.some(({ prefix, whole }) => one.length > prefix && one.length < whole.length && joined.startsWith(whole))
    return isMade ? [`${token} ${tokens[place + 1] ?? ''}`] : []
  })
}

const DOMAINS = new Set(contacts.domains)
const DOMAIN_WORDS = new Set(contacts.domain_words)
const PROTOCOLS = new Set(contacts.protocols)
const HUNDREDS = new Set(contacts.hundreds)
const NUMERALS = new Set([...contacts.hundreds, ...contacts.tens, ...Object.keys(contacts.digits)])
const DOTS = new Set(contacts.dots)
const ATS = new Set(contacts.ats)
const UNITS = new Set(contacts.units)
const PLACES = contacts.places.map((place) => place.split(' '))

/** Ways to lead a reader elsewhere, as they were written: addresses, e-mails, names of accounts, telephone numbers, spelt round or not. */
export function findContacts(text: string): string[] {
  // Dots of all kinds are dots.
  const plain = text.normalize('NFKC').replace(/[•·‧∙⋅。｡․]/gu, '.')
  return [
    ...new Set(
      [...findAddresses(plain), ...findAccounts(plain), ...findNumbers(plain), ...findSpelt(plain), ...findPaid(plain)].map((found) =>
        trimMarks(found, '', ',;!?.'),
      ),
    ),
  ]
}

/** Words with a dot or an "@" between them, however either is written: "strona . pl", "strona(kropka)pl", "strona[.]pl", "strona .pl". */
function findAddresses(text: string): string[] {
  const joined = text.replace(/[([{<]\s*(?:\.|dot|kropka)\s*[)\]}>]/giu, '.').replace(/[([{<]\s*(?:@|at|malpa|małpa)\s*[)\]}>]/giu, '@')
  const words = joined.split(/\s+/).filter(Boolean)
  const found = words.filter((word) => isAddress(word))
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? ''
    const before = words[place - 1] ?? ''
    const said = plainWords(word)[0] ?? ''
    const end = plainWords(next)[0] ?? ''
    const isName = /\p{L}{3}|\d\p{L}|\p{L}\d/u.test(before)
    if ((DOTS.has(said) || word === '.') && DOMAINS.has(end) && isName) found.push(`${before} ${word} ${next}`)
    if (/^\.\p{L}+/u.test(word) && DOMAINS.has(said) && isName) found.push(`${before} ${word}`)
    // "strona. pl": a sentence begins with a capital, and with no domain.
    if (/\p{L}{3}\.$/u.test(word) && next === end && DOMAINS.has(end)) found.push(`${word} ${next}`)
    if (isDomainCut(word, next)) found.push(`${word} ${next}`)
    if (
      PROTOCOLS.has(said) &&
      /^\p{L}+[:/.,]*$/u.test(word) &&
      words.slice(place + 2, place + 5).some((each) => DOMAINS.has(plainWords(each).at(-1) ?? ''))
    )
      found.push(`${word} ${next}`)
    if ((ATS.has(said) || word === '@') && before !== '' && /^[\w.-]+$/.test(next)) {
      const after = words.slice(place + 1, place + 4)
      if (/\.|kropka/.test(after.join(' ')) || DOMAINS.has(after[1] ?? '')) found.push(`${before} ${word} ${next}`)
    }
  }
  return found
}

/** "strona.p l", "strona.c om": a domain that was cut. */
function isDomainCut(word: string, next: string): boolean {
  const [, cut] = /\p{L}{3}\.([a-z]{1,2})$/u.exec(word) ?? []
  return cut !== undefined && /^[a-z]{1,2}$/.test(next) && DOMAINS.has(cut + next) && !DOMAINS.has(cut)
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
  const bare = trimMarks(word, '("\'„[/', ')"\'”,;!?].')
  if (/^(?:https?|ftp|hxxps?)[:/]/i.test(bare) || /^www[.,]/i.test(bare) || /:\/\//.test(bare)) return true
  if (/^[^@\s]+@[^@\s]+$/.test(bare) || /^@[\w.]{3,}$/.test(bare)) return true
  const [host = ''] = bare.split(/[/?#:]/)
  const rest = bare.slice(host.length)
  const labels = host.split(/[.,]/)
  const last = labels.at(-1)?.toLowerCase() ?? ''
  if (labels.length < 2 || !/\p{L}{2}/u.test(host) || !labels.every((label) => /^[a-z0-9ąćęłńóśźż-]+$/i.test(label))) return false
  if (/^\/[\w-]{3}/.test(rest) && /^[a-z]{2,}$/.test(last) && !host.includes(',')) return true
  if (DOMAINS.has(last)) return /\p{L}{2}|\d/u.test(labels[0] ?? '') || labels.length > 2
  // Of a domain that is a word as well the next sentence may begin, where somebody left the space out.
  return (
    DOMAIN_WORDS.has(last) &&
    host === host.toLowerCase() &&
    !host.includes(',') &&
    (/[-\d]/.test(host) || labels.length > 2 || rest.length > 1)
  )
}

/** "insta: kasia_gotuje", "fb/kasia", "mój tiktok to kasia_gotuje". */
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
    if (/[:/=-]\p{L}[\p{L}\p{N}_.]{2,}/u.test(last)) return [last]
    const names = /[:=@-]$/.test(last) || /^[@:]/.test(next)
    if (names && /[\p{L}\p{N}_.@]{3,}/u.test(next)) return [`${last} ${next}`]
    const account = words.slice(at + place.length, at + place.length + 3).find((each) => /\p{L}[_.]\p{L}{2}|\p{L}_/u.test(each))
    return account === undefined ? [] : [`${last} ${account}`]
  })
}

/** Hundreds in a row, as a number is told in threes: "sześćset siedemset osiemset". */
const SPELT_HUNDREDS = 3

function findSpelt(text: string): string[] {
  const found: string[] = []
  let run: string[] = []
  const look = () => {
    if (run.filter((word) => HUNDREDS.has(plainWords(word)[0] ?? '')).length >= SPELT_HUNDREDS) found.push(run.join(' '))
    run = []
  }
  for (const word of text.split(/\s+/))
    if (NUMERALS.has(plainWords(word)[0] ?? '')) run.push(word)
    else look()
  look()
  return found
}

/** A message that costs: "sms na 7155". */
function findPaid(text: string): string[] {
  const words = text.split(/\s+/)
  if (!words.some((word) => plainWords(word)[0] === 'sms')) return []
  return words.map((word) => trimMarks(word, '(', ',;!?.)')).filter((word) => /^[79]\d{3,4}$/.test(word))
}

const LEAST_DIGITS = 9
const MOST_DIGITS = 15
/** Of a number of a bank account. */
const ACCOUNT_DIGITS = 26
/** Digits of a number that is spelt out in words. */
const SPELT_DIGITS = 7

/** A letter "o" stands for a nought only behind a digit. */
function isWrittenNumber(word: string): boolean {
  const digit = word.search(/\d/)
  return digit >= 0 && /^\+?[\d().\-–—/_oO]*$/u.test(word) && !/[oO]/.test(word.slice(0, digit))
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
    const isAbroad = written[0]?.startsWith('+') === true && digits.length > LEAST_DIGITS
    const isPhone =
      digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS && !isAmount && (isAbroad || looksLikePhone(digits, groups))
    if (isPhone || spelt >= SPELT_DIGITS || digits.length === ACCOUNT_DIGITS) found.push(written.join(' '))
    digits = ''
    written = []
    spelt = 0
  }
  // "tel.600700800" is a word and a number.
  const apart = text.replace(/(\p{L}{2}[.:]?)(?=\+?\d[\d.\-–/()]{8})/gu, '$1 ')
  for (const word of apart.split(/\s+/).filter(Boolean)) {
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
  if (groups.length === 1 && isProductCode(digits)) return false
  const local = digits.replace(/^(?:00)?48(?=\d{9}$)/, '').replace(/^0(?=\d{9}$)/, '')
  // Landlines begin with the code of their place and are not written in threes; degrees and grams are.
  if (local.length === digits.length && groups.join('-') === '3-3-3' && !/^[4-8]/.test(local)) return false
  if (local.length !== LEAST_DIGITS) return digits.length > LEAST_DIGITS && groups.length <= 2
  return /^[1-9]/.test(local) && groups.length > 0
}

const CODE_DIGITS = 13
const CODE_WEIGHT = 3

/** The code of a pack, which ends with a digit that is reckoned from the others (GTIN-13). */
function isProductCode(digits: string): boolean {
  const sum = Array.from(digits, Number).reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : CODE_WEIGHT), 0)
  return digits.length === CODE_DIGITS && sum % 10 === 0
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
