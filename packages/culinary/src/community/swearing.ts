import { COMMUNITY_WORDS } from '@spizarka/knowledge'
import { remembered } from '../remembered.ts'
import { findInsults, isSaidOfOneself } from './insults.ts'
import { lettersOf, readingsOf, soundOf } from './look-alikes.ts'
import { findPhrases, findSayings, plainWords } from './phrases.ts'

const { swearing } = COMMUNITY_WORDS

const sounds = (words: readonly string[]) => [...new Set(words.map((word) => soundOf(word)))]
const BEGINS = sounds([...swearing.begins, ...swearing.misspelt])
const WITHIN = sounds(swearing.within)
const AFTER = sounds(swearing.after)
const INNOCENT = sounds(swearing.innocent)
const WHOLE = new Set(sounds([...swearing.whole, ...swearing.backwards]))
const BARE = sounds(swearing.bare)
const BARE_WHOLE = new Set(sounds(swearing.bare_whole))
const BARE_INNOCENT = sounds(swearing.bare_innocent)
/** The shortest that is looked for where a word was taken apart: of less, any two short words make one. */
const SHORTEST_JOINED = 4
/** The shortest whole word that is put together so, unless nothing else stands beside its pieces. */
const SHORTEST_WHOLE = 5
const ORDINARY = new Set(swearing.ordinary)
const BESIDE = Object.entries(swearing.innocent_beside)
const NO_NAME = sounds(swearing.names.no_name)
const SURNAMES = new Set(swearing.names.whole)
/** Words so far apart stand beside each other. */
const NEAR = 3

/**
 * Words that are not said at a table, as they were written: whole, taken apart, by sound, without vowels, with stars, digits or letters of
 * another alphabet in them; in the order of the text.
 */
export function findSwearing(text: string): string[] {
  const tokens = text.normalize('NFKC').split(/\s+/).filter(Boolean)
  const rude = tokens.filter(
    (token, place) =>
      isSwearing(token) &&
      !isSurname(token, tokens[place - 1]) &&
      !isSaidOfOneself(tokens, place) &&
      !isInnocentBeside(token, tokens.slice(Math.max(0, place - NEAR), place + NEAR + 1)),
  )
  if (rude.length === 1 && isSlip(rude[0] ?? '', text)) rude.pop()
  return [
    ...rude,
    ...findSpelt(tokens),
    ...findJoined(tokens),
    ...findHalves(tokens),
    ...findSayings(text, swearing.phrases, swearing.phrases_innocent),
    ...findInsults(text),
  ]
}

/** A word broken off, and soon called a slip by whoever wrote it: "Fiut... fety. Autokorekta!" */
const isSlip = (token: string, text: string) =>
  ['..', '…', '?'].some((end) => token.endsWith(end)) && findPhrases(text, swearing.slips).length > 0

/** Words come again and again, in a text and from one text to the next. */
const MAX_WORDS = 5000

const isSwearing: (token: string) => boolean = remembered(MAX_WORDS, (token): boolean => {
  const parts = token.split(/[^\p{L}\p{N}\p{M}*#@$!|€]+/u)
  // "Och...jakie": behind more than one dot another sentence begins.
  const whole = /\p{L}(?:\.{2,}|…)\p{L}/u.test(token) ? [] : [token]
  // "kur(w)a" with its brackets is another word than its parts.
  if (/\p{L}[()[\]{}]+\p{L}/u.test(token)) whole.push(token.replace(/[()[\]{}]/g, ''))
  return (
    [...new Set([...whole, ...parts])].some((part) => readingsOf(part).some(isRude)) ||
    [token, ...parts].some(isMasked) ||
    isPrinted(token) ||
    isShortened(token) ||
    isDotted(token) ||
    isCutShort(token)
  )
})

function isInnocentBeside(token: string, near: readonly string[]): boolean {
  const looks = lettersOf(token)
  const others = near.map((other) => plainWords(other).join(''))
  return BESIDE.some(([begin, beside]) => looks.startsWith(begin) && beside.some((each) => others.some((other) => other.startsWith(each))))
}

/**
 * A capital within a sentence and the ending of a surname: "pan Kutaszewski"; none of what is the very word with such an ending. A sentence
 * begins with a capital whatever its word is, so that there only an ending counts that no adjective has.
 */
function isSurname(token: string, before: string | undefined): boolean {
  const word = /^[^\p{L}]*(?<word>\p{Lu}\p{Ll}+)[^\p{L}]*$/u.exec(token)?.groups?.['word']
  if (word === undefined) return false
  const plain = plainWords(word).join('')
  const begins = before === undefined || /[.!?…:]$/.test(before)
  const endings = begins ? swearing.names.sure : swearing.names.endings
  const endsSo = endings.some((ending) => plain.endsWith(ending))
  if (SURNAMES.has(plain)) return !begins || endsSo
  return endsSo && !NO_NAME.some((stem) => soundOf(plain).includes(stem))
}

/** Whether what a word sounds like is rude: behind prefixes, or where it can be nothing else anywhere in it. */
function isRude(sound: string): boolean {
  if (INNOCENT.some((innocent) => sound.startsWith(innocent))) return false
  if (WHOLE.has(sound) || WITHIN.some((stem) => sound.includes(stem))) return true
  // "idźwchujztym": several words without their spaces.
  if (sound.length >= RUN_TOGETHER && /(?<!(?:[ai]|ie))huj/.test(sound)) return true
  const starts = startsIn(sound)
  if (starts.some((at) => BEGINS.some((begin) => sound.startsWith(begin, at)))) return true
  if (BARE_INNOCENT.some((innocent) => sound.startsWith(innocent))) return false
  return starts.some((at) => BARE.some((bare) => sound.startsWith(bare, at)) || BARE_WHOLE.has(sound.slice(at)))
}

/** Longer than this no word of a kitchen is. */
const RUN_TOGETHER = 14

/** Where a word may begin: at its beginning, or behind one or two prefixes. */
function startsIn(sound: string): number[] {
  const behind = (at: number) => AFTER.filter((prefix) => sound.startsWith(prefix, at)).map((prefix) => at + prefix.length)
  const first = behind(0)
  return [...new Set([0, ...first, ...first.flatMap(behind)])]
}

/** A star between letters, or several after one, stands for letters: "k*rwa", "ch**". */
function isMasked(token: string): boolean {
  if (!/\p{L}(?:[*#]+|[_!@])\p{L}|\p{L}{2}[*#]{2}|\p{L}[*#]{3}/u.test(token)) return false
  const letters = Array.from(token.toLowerCase(), (letter) => ('*#_!@'.includes(letter) ? '*' : lettersOf(letter)))
    .join('')
    .replaceAll('q', 'ku')
  return ['', ...swearing.after].some(
    (prefix) => letters.startsWith(prefix) && (isMaskOf(letters.slice(prefix.length)) || isGapOf(letters.slice(prefix.length))),
  )
}

function isMaskOf(letters: string): boolean {
  return MASKED.some((begin) => {
    if (letters.length < begin.length) return false
    const masked = Array.from(letters.slice(0, begin.length))
    const shown = masked.filter((letter) => letter !== '*')
    return shown.length > 0 && masked.every((letter, place) => letter === '*' || letter === begin[place])
  })
}

/** Several stars stand for as many letters as they like, between two that are shown and two: "pie***ol". */
function isGapOf(letters: string): boolean {
  const [, head = '', tail = ''] = /^([^*]{2,})\*{2,}([^*]{2})/u.exec(letters) ?? []
  return head !== '' && MASKED.some((begin) => begin.startsWith(head) && begin.indexOf(tail, head.length + 1) > 0)
}

const MASKED_ENDS = new Set(swearing.masked_ends)
/** So many letters shown in front leave no doubt, whatever follows the gap. */
const SHOWN = 5
/** Endings of the nouns that one sign alone shortens. */
const NOUN_ENDS = ['', 'a', 'y', 'e', 'o']

/** One line for a letter or two: "k-wa", "ch_j", "d-pa". */
function isShortened(token: string): boolean {
  const [, head = '', tail = ''] = /^\P{L}*(\p{L}{1,2})[-_](\p{L}{1,3})\P{L}*$/u.exec(token.toLowerCase()) ?? []
  const [first, last] = [lettersOf(head), lettersOf(tail)]
  if (first === '' || last === '') return false
  return swearing.begins.some((begin) =>
    NOUN_ENDS.some((end) => {
      const missing = begin.length + end.length - first.length - last.length
      return begin.startsWith(first) && `${begin}${end}`.endsWith(last) && missing >= 1 && missing <= 2 && last.length > end.length
    }),
  )
}

/** Its first letters and its last, with dots or lines for those between, as newspapers print it: "k...a", "wypier....j". */
function isPrinted(token: string): boolean {
  const [, head = '', tail = ''] = /^\P{L}*(\p{L}{1,6})(?:[._\-–—/]{2,}|…)(\p{L}{1,6})\P{L}*$/u.exec(token.toLowerCase()) ?? []
  const shown = lettersOf(head)
  if (shown === '' || (!MASKED_ENDS.has(tail) && shown.length < SHOWN) || ORDINARY.has(shown)) return false
  return ['', ...swearing.after].some((prefix) => {
    const start = shown.slice(prefix.length)
    return start !== '' && shown.startsWith(prefix) && swearing.begins.some((begin) => begin.startsWith(start))
  })
}

/** So many letters are no beginning of another word. */
const SHORTEST_CUT = 5

/** The shortest beginning that two longer halves are looked for: nobody comes to it by chance. */
const SHORTEST_OF_HALVES = 6
/** One behind a prefix or one that no innocent word holds may be shorter. */
const SHORTEST_OF_SURE = 5
const behindPrefixes = (stems: readonly string[], shortest: number) =>
  ['', ...AFTER]
    .flatMap((prefix) => stems.map((stem) => ({ prefix: prefix.length, whole: prefix + stem })))
    .filter(({ whole }) => whole.length >= shortest)
const LONG = [...behindPrefixes(sounds(swearing.begins), SHORTEST_OF_HALVES), ...behindPrefixes(WITHIN, SHORTEST_OF_SURE)]

/** Dots in the midst of what a word begins with: "zaje...biste". */
function isDotted(token: string): boolean {
  const [, head = '', tail = ''] = /^\P{L}*(\p{L}{2,})(?:\.{2,}|…)(\p{L}{2,})\P{L}*$/u.exec(token.toLowerCase()) ?? []
  const [one, other] = [soundOf(lettersOf(head)), soundOf(lettersOf(tail))]
  return (
    one !== '' &&
    LONG.some(({ prefix, whole }) => one.length > prefix && one.length < whole.length && soundOf(one + other).startsWith(whole))
  )
}

/** Broken off where everybody knows how it goes on: "ty pierd...". */
function isCutShort(token: string): boolean {
  const [, head = ''] = /^\P{L}*(\p{L}+)(?:\.{2,}|…)$/u.exec(token.toLowerCase()) ?? []
  const letters = lettersOf(head)
  return letters.length >= SHORTEST_CUT && swearing.begins.some((begin) => begin.length > letters.length && begin.startsWith(letters))
}

/** What a word begins with where only some of it is to be seen: a short one with the letters that go on with it. */
const MASKED = swearing.begins.flatMap((begin) =>
  begin.length >= SHORTEST_JOINED ? [begin] : Array.from('ailn', (letter) => begin + letter),
)
const JOINED = sounds(MASKED)

const LETTER_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(swearing.letter_names))
/** So many names of letters in a row spell a word. */
const MIN_NAMED = 3

/** Words spelt by the names of their letters: "ha u jot", "ka-u-er-wu-a". */
function findSpelt(tokens: readonly string[]): string[] {
  const names = tokens.flatMap((token) => plainWords(token))
  const found: string[] = []
  let run: string[] = []
  const look = () => {
    const spelt = run.map((name) => LETTER_NAMES.get(name) ?? '').join('')
    if (run.length >= MIN_NAMED && run.some((name) => name.length > 1) && [...run.keys()].some((at) => isRude(soundOf(spelt.slice(at)))))
      found.push(run.join(' '))
    run = []
  }
  for (const name of names)
    if (LETTER_NAMES.has(name)) run.push(name)
    else look()
  look()
  return found
}

/** The longest piece of a word that was taken apart: "kur wa", "k u r w a". */
const LONGEST_PIECE = 3

/** So many letters that stand alone are the beginning of a word that was spelt: "c h u ja". */
const SPELT = 3

/** Pieces that are put together at most: no beginning is longer. */
const MAX_PIECES = 20

const readingsOfPieces: (joined: string) => readonly string[] = remembered(MAX_WORDS, (joined) => readingsOf(joined))

const soundOfToken: (token: string) => string = remembered(MAX_WORDS, (token) => soundOf(lettersOf(token)))

/** Words taken apart by spaces: runs of pieces that make one together. */
function findJoined(tokens: readonly string[]): string[] {
  const found: string[] = []
  let run: string[] = []
  const look = () => {
    const pieces = run.map((piece) => lettersOf(piece))
    for (const start of pieces.keys()) {
      const readings = readingsOfPieces(run.slice(start, start + MAX_PIECES).join(''))
      const [joined = ''] = readings
      const begin = JOINED.find((each) => readings.some((reading) => reading.startsWith(each)))
      // Of four letters it is one where nothing else stands beside them, or where it was spelt letter by letter.
      const isSpelt = pieces.slice(start, start + SPELT).every(({ length }) => length === 1)
      const isAlone = start === 0 && begin !== undefined && readings.includes(begin)
      if (
        begin === undefined ||
        (joined.length < SHORTEST_WHOLE && !isAlone && !isSpelt) ||
        pieces[start] === '' ||
        isRude(soundOf(pieces[start] ?? ''))
      )
        continue
      if (isOrdinary(pieces, start, begin)) continue
      found.push(run.slice(start).join(' '))
      break
    }
    run = []
  }
  for (const token of tokens) {
    const { length } = lettersOf(token)
    if (length > 0 && length <= LONGEST_PIECE) run.push(token)
    else look()
  }
  look()
  return found
}

/** Whether all pieces that a word would be made of, from one of them on, are words themselves. */
function isOrdinary(pieces: readonly string[], start: number, begin: string): boolean {
  let length = 0
  for (let place = start; place < pieces.length; place++) {
    const piece = pieces[place] ?? ''
    if (!ORDINARY.has(piece)) return false
    length += piece.length
    // "kur w ogródku": behind a word a letter alone is a preposition, where no other letter follows.
    if (length >= begin.length)
      return piece.length > 1 || (place > start && place === pieces.length - 1 && (pieces[start] ?? '').length > 2)
  }
  return false
}

/** A long word in two halves, cut behind what it begins with: "pier dolę". */
function findHalves(tokens: readonly string[]): string[] {
  return tokens.flatMap((token, place) => {
    const [one, other, third] = [token, tokens[place + 1] ?? '', tokens[place + 2] ?? ''].map((piece) => soundOfToken(piece))
    if (!one || !other || one.length < 2 || ORDINARY.has(one) || Math.max(one.length, other.length) <= LONGEST_PIECE) return []
    const joined = soundOf(one + other + (other.length < LONGEST_PIECE ? third : ''))
    const isMade = LONG.some(({ prefix, whole }) => one.length > prefix && one.length < whole.length && joined.startsWith(whole))
    return isMade ? [`${token} ${tokens[place + 1] ?? ''}`] : []
  })
}
