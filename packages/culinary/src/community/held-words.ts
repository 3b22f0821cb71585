import { COMMUNITY_WORDS } from '@spizarka/knowledge'
import { lettersOf, looksOf } from './look-alikes.ts'
import { findPhoneNumbers } from './phone-numbers.ts'
import { findPhrases, plainWords, trimMarks } from './phrases.ts'

const { contacts, health_claims: CLAIMS, reserved_names: RESERVED } = COMMUNITY_WORDS

const DOMAINS = new Set(contacts.domains)
const DOMAIN_WORDS = new Set(contacts.domain_words)
const PROTOCOLS = new Set(contacts.protocols)
const DOTS = new Set(contacts.dots)
const ATS = new Set(contacts.ats)
const CALLS = contacts.calls
const MAIL_HOSTS = new Set(contacts.mail_hosts)
/** Ends of addresses that no sentence begins with. */
const NO_WORDS = new Set(contacts.no_words)
const PLACES = contacts.places.map((place) => place.split(' '))

/** Signs that take no room, and the caps of keys around digits. */
const UNSEEN = /\u00ad|[\u200b-\u200d]|\u2060|\ufeff|\ufe0f|\u20e3/gu
/** "[k r o p k a]". */
const IN_BRACKETS = /\p{Ps}\s*((?:\p{L}\s){2,8}\p{L})\s*\p{Pe}/gu
/** "i n s t a", "f b": a network whose letters stand apart. */
const SPACED_PLACES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${contacts.places
    .filter((place) => !place.includes(' '))
    .map((place) => Array.from(place).join('\\s'))
    .join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Ways to lead a reader elsewhere, as they were written: addresses, e-mails, names of accounts, telephone numbers, spelt round or not. */
export function findContacts(text: string): string[] {
  // Dots of all kinds are dots.
  const plain = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/&#(\d{2,4});/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(IN_BRACKETS, (_, spaced: string) => `(${spaced.replaceAll(/\s/g, '')})`)
    .replace(/[•·‧∙⋅。｡․]/gu, '.')
    .replace(/(?<![\p{L}.])w[-_ ×*]w[-_ ×*]w(?!\p{L})[×*]?/giu, 'www.')
  return [
    ...new Set(
      [
        ...findAddresses(plain),
        ...findAccounts(plain),
        ...(plain.match(SPACED_PLACES) ?? []),
        ...findPhoneNumbers(plain),
        ...findPhrases(plain, CALLS),
        ...findPhrases(plain, contacts.offers),
        ...findPhrases(plain, contacts.hosts),
        ...findInvitations(plain),
        ...findOwnPlaces(plain),
        ...findCodes(plain),
      ].map((found) => trimMarks(found, '', ',;!?.')),
    ),
  ]
}

/** Letters with lines between them: "k-u-c-h-n-i-a". */
const SPELT_OUT = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][-_]){3,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu

/** Words with a dot or an "@" between them, however either is written: "strona . pl", "strona(kropka)pl", "strona[.]pl", "strona .pl". */
function findAddresses(text: string): string[] {
  const joined = text
    .replace(SPELT_OUT, (spelt) => spelt.replaceAll(/[-_]/g, ''))
    .replace(/[\p{Ps}<]\s*(?:\.|dot|kropka)\s*[\p{Pe}>]/giu, '.')
    .replace(/[\p{Ps}<]\s*(?:@|at|malpa|małpa)\s*[\p{Pe}>]/giu, '@')
  const words = joined.split(/\s+/).filter(Boolean)
  const found = [
    // "@Ania dziękuję": who is answered.
    ...words
      .filter((word, place) => !(place === 0 && /^@\p{L}{2,}\d*[,:]?$/u.test(word)))
      .filter((word) => word.split(/[()[\]{}<>|]+/u).some(isAddress) || isAddress(word) || isSpeltWithLines(word)),
    ...spacedOut(words).filter((run) => {
      const together = run.replaceAll(' ', '').replace(/^\.+/, '')
      return isAddress(together) || PROTOCOLS.has(together)
    }),
  ]
  for (const [place, word] of words.entries()) {
    const next = words[place + 1] ?? ''
    const before = words[place - 1] ?? ''
    const said = plainWords(word)[0] ?? ''
    const end = plainWords(next)[0] ?? ''
    const isName = /\p{L}{3}|\d\p{L}|\p{L}\d/u.test(before === '+' ? (words[place - 2] ?? '') : before)
    const spelt = end.length === 1 ? end + (plainWords(words[place + 2] ?? '')[0] ?? '') : end
    if ((DOTS.has(said) || word === '.' || word === ',') && (DOMAINS.has(end) || DOMAINS.has(spelt)) && isName)
      found.push(`${before} ${word} ${next}`)
    if (/^\.\p{L}+/u.test(word) && DOMAINS.has(said) && isName) found.push(`${before} ${word}`)
    // "strona. pl": a sentence begins with a capital, and with no domain.
    if (/\p{L}{3}\.$/u.test(word) && next === end && DOMAINS.has(end)) found.push(`${word} ${next}`)
    if (MAIL_HOSTS.has(said) && plainWords(word).length === 1 && DOMAINS.has(end)) found.push(`${word} ${next}`)
    // "mojakuchnia pl": no Polish word, unless it is the language.
    if (
      NO_WORDS.has(said) &&
      word === said &&
      isName &&
      !contacts.before_language.some((begin) => plainWords(before).join('').startsWith(begin))
    )
      found.push(`${before} ${word}`)
    if (isSpeltAsOne(word)) found.push(word)
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

/** "ola_at_poczta_com": lines in the place of spaces. */
function isSpeltWithLines(word: string): boolean {
  const parts = plainWords(word.replaceAll('_', ' '))
  return parts.length > 2 && DOMAINS.has(parts.at(-1) ?? '') && parts.some((part) => ATS.has(part) || DOTS.has(part))
}

/** "olamalpawpkropkapl": what stands for the signs of an address is part of one word with what they part. */
function isSpeltAsOne(word: string): boolean {
  const plain = plainWords(word).join('')
  return contacts.dots.some((dot) => {
    const at = plain.lastIndexOf(dot)
    return at >= SHORTEST_HOST && DOMAINS.has(plain.slice(at + dot.length))
  })
}

/** A host of so many letters may be spelt so: of less, "kropkapl" is a word of nothing. */
const SHORTEST_HOST = 3

/** From so many letters on that stand alone they are one word that was spaced out. */
const SPACED_LETTERS = 4

/** Runs of letters and signs that stand alone: "s t r o n a . p l". */
function spacedOut(words: readonly string[]): string[] {
  const runs: string[][] = [[]]
  for (const word of words) {
    if (Array.from(word).length === 1) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.filter(({ length }) => length >= SPACED_LETTERS).map((run) => run.join(' '))
}

/** "strona.p l", "strona.c om": a domain that was cut. */
function isDomainCut(word: string, next: string): boolean {
  const [, cut] = /\p{L}{3}\.([a-z]{1,2})$/u.exec(word) ?? []
  return cut !== undefined && /^[a-z]{1,2}$/.test(next) && DOMAINS.has(cut + next) && !DOMAINS.has(cut)
}

function isAddress(word: string): boolean {
  const bare = trimMarks(word, '("\'„[/', ')"\'”,;!?].')
  if (/^(?:https?|ftp|hxxps?)[:/]/i.test(bare) || /^www(?:[.,:;]|[a-z]{5})/i.test(bare) || /:\/\//.test(bare)) return true
  // "fit-mama;pl", "fitmama_pl": any sign for the dot, before an end that no sentence begins with.
  const [, signed = ''] = /\p{L}{3}[^\p{L}\p{N}\s.,-]([a-z]{2,3})$/u.exec(bare) ?? []
  if (NO_WORDS.has(signed)) return true
  if (/^[^@\s]+@[^@\s]+$/.test(bare) || /^@[\w.]{3,}$/.test(bare)) return true
  if (/^(?:\d{1,3}\.){3}\d{1,3}(?:[:/]|$)/.test(bare) || /\w\?[a-z]{1,10}=\w/i.test(bare) || isPathOfDomain(bare)) return true
  const [host = ''] = bare.split(/[/?#:]/)
  const rest = bare.slice(host.length)
  const labels = (
    /-(?:pl|com|online)$/i.test(host) ? `${host.slice(0, host.lastIndexOf('-'))}.${host.slice(host.lastIndexOf('-') + 1)}` : host
  ).split(/[.,]+/)
  const ended = labels.at(-1)?.toLowerCase() ?? ''
  // "strona.p1", "strona.c0m": a domain holds no digits.
  const last = /\p{L}/u.test(ended) ? lettersOf(ended.replaceAll('1', 'l')) : ended
  if (labels.length < 2 || !/\p{L}{2}/u.test(host) || !labels.every((label) => /^[\p{L}\p{N}-]+$/iu.test(label))) return false
  if (/^\/[\w-]{3}/.test(rest) && /^[a-z]{2,}$/.test(last) && !host.includes(',')) return true
  // "Super.Link jest wyżej": a sentence that begins where somebody left the space out.
  const ending = labels.at(-1) ?? ''
  const isSentence = /^\p{Lu}\p{Ll}+$/u.test(ending) && !NO_WORDS.has(last) && labels.length === 2 && rest === '' && !/[-\d]/.test(host)
  if (isSentence) return false
  if (DOMAINS.has(last)) return /\p{L}{2}|\d/u.test(labels[0] ?? '') || labels.length > 2
  // Of a domain that is a word as well the next sentence may begin, where somebody left the space out.
  return (
    DOMAIN_WORDS.has(last) &&
    host === host.toLowerCase() &&
    !host.includes(',') &&
    (/[-\d]/.test(host) || labels.length > 2 || rest.length > 1 || (labels[0] ?? '').length >= LONG_HOST)
  )
}

/** From so many letters on what stands before a dot is several words in one, and no word that a sentence ends with. */
const LONG_HOST = 14

/** "tinyurl com/abc": the end of an address whose dot was left out. */
const isPathOfDomain = (word: string) => /^[a-z]{2,3}\/[\w-]{2}/.test(word) && DOMAINS.has(word.slice(0, word.indexOf('/')))

/** "insta: kasia_gotuje", "fb/kasia", "mój tiktok to kasia_gotuje". */
function findAccounts(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  return words.flatMap((word, at) => {
    const said = plainWords(word)
    const one = /^(?:\p{L}\.)+\p{L}\W*$/u.test(word) ? said.join('') : said[0]
    const looks = lettersOf(word)
    const places = PLACES.filter(([first]) => one === first || looks === first)
    if (places.length === 0) return []
    const [two] = plainWords(words[at + 1] ?? '')
    const place = places.find(([, second]) => second === undefined || two === second)
    if (!place) return []
    const last = words[at + place.length - 1] ?? ''
    const next = words[at + place.length] ?? ''
    // "t1kt0k": who spells its name round leads there.
    if (said[0] !== place[0] && /\d/.test(word)) return [`${last} ${next}`]
    if (/[:/=-]\p{L}[\p{L}\p{N}_.]{2,}/u.test(last)) return [last]
    const isPointed = /^[-=–—]*[>→:=]$/u.test(next)
    const named = isPointed ? (words[at + place.length + 1] ?? '') : next
    const digits = words.slice(at + place.length, at + place.length + DIGITS_BEHIND).filter((each) => /^\d+\W*$/.test(each))
    if (contacts.numbered.includes(plainWords(last)[0] ?? '') && digits.join('').replaceAll(/\D/g, '').length >= ACCOUNT_DIGITS)
      return [`${last} ${digits.join(' ')}`]
    const names = isPointed || /[:=@-]$/.test(last) || /^[@:]/.test(next)
    if (names && /[\p{L}\p{N}_.@]{3,}/u.test(named)) return [`${last} ${named}`]
    const account =
      words.slice(at + place.length, at + place.length + 3).find(isHandle) ??
      words.slice(Math.max(0, at - 2), at).find((each) => /\p{L}_\p{L}/u.test(each))
    return account === undefined ? [] : [`${last} ${account}`]
  })
}

/** So many words behind it may hold the number of an account, which has so many digits. */
const DIGITS_BEHIND = 5
const ACCOUNT_DIGITS = 6

/** What an account is called by: "ola_gotuje", "ola.gotuje", "olagotuje7". */
const isHandle = (each: string) => /\p{L}[_.]\p{L}{2}|\p{L}_|^\p{Ll}{4,}\d+\W*$/u.test(each)

/** So many words behind what somebody is told to do stands where. */
const SOON = 4

/** Somebody is told to do something elsewhere, or how to come to money: "obserwujcie mój profil", "wpisz w gugle", "zarabiaj w domu". */
function findInvitations(text: string): string[] {
  return text.split(/[.!?\n]+/).flatMap((sentence) => {
    const words = sentence.split(/\s+/).filter(Boolean)
    const plain = words.map((word) => plainWords(word).join(''))
    const isSoon = (place: number, verbs: readonly string[], wheres: readonly string[]) =>
      verbs.some((verb) => plain[place]?.startsWith(verb) && !isTold(plain[place].slice(verb.length))) &&
      plain.slice(place + 1, place + 1 + SOON).some((next) => wheres.some((where) => next.startsWith(where)))
    const at = plain.findIndex(
      (_, place) =>
        isSoon(place, contacts.invites, contacts.invited_to) ||
        isSoon(place, contacts.earns, contacts.earned) ||
        // "tik tok chlebowaala zapraszam": where, and then that one is welcome there.
        isSoon(place, contacts.invited_to, contacts.welcomes),
    )
    return at < 0 ? [] : [words.slice(at, at + 1 + SOON).join(' ')]
  })
}

/** Whether a verb goes on as one of what was: who tells what they did sends nobody anywhere. */
const isTold = (rest: string) => rest.length > 1 && contacts.telling.some((ending) => rest.endsWith(ending))

/** What somebody has elsewhere: "na moim blogu", "mój kanał na yt". */
function findOwnPlaces(text: string): string[] {
  return findPhrases(text, OWN_PLACES)
}

const OWN_PLACES = contacts.own.flatMap((own) => contacts.own_places.map((place) => `${own} ${place}`))

/** Capitals and digits, and some of each: "OLA10". */
const isCode = (word: string) => /^[\p{Lu}\d]+$/u.test(word) && /\p{Lu}/u.test(word) && /\d/.test(word)

/** Codes that make something cheaper: letters and digits behind the word, "z kodem OLA10". */
function findCodes(text: string): string[] {
  const words = text.split(/\s+/).map((word) => trimMarks(word, '("„', ')"”,;:!?.'))
  return words.flatMap((word, place) => {
    const next = words[place + 1] ?? ''
    return /^kod(?:em|u|zik)?$/i.test(word) && isCode(next) ? [`${word} ${next}`] : []
  })
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
