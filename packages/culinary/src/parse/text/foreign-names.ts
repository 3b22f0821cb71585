import { type ForeignLanguage, type ForeignNames, WORDS } from '@spizarka/knowledge'
import { kitchenLexicon } from '../kitchen-lexicon.ts'
import { brandAt } from '../names/brand-words.ts'
import { isKnownOtherwise } from '../names/resolve-name.ts'
import { fold } from '../polish/fold.ts'
import { readProduct } from '../read-product.ts'
import { isCyrillic, toLatin } from './cyrillic.ts'
import { tokenise } from './tokens.ts'

interface Meaning {
  polish: string
  isFood: boolean
}

/** Names as typed lists have them → what they mean; Ukrainian ones by the stems of their words. */
type Names = ReadonlyMap<string, Meaning>

const LONGEST = 4
/** Shorter words in Latin letters mean too many things to be Ukrainian. */
const SHORTEST_LATIN = 4

/** Endings of Ukrainian nouns and adjectives, folded ("й" is "и", "ї" is "і"). */
const ENDINGS = 'ими ами ями ого ому оі ів ею ою ом ем ах ях ии іи их им еи а у и і я ю е о ь є'.split(' ')

function stemOf(word: string): string {
  const folded = fold(word).replaceAll("'", '')
  const ending = ENDINGS.find((each) => folded.endsWith(each) && folded.length - each.length >= 3)
  return ending === undefined ? folded : folded.slice(0, -ending.length)
}

function englishForms(name: string): string[] {
  return [name, `${name}s`, `${name}es`, ...(name.endsWith('y') ? [`${name.slice(0, -1)}ies`] : [])]
}

function indexOf(language: ForeignLanguage, keysOf: (name: string) => readonly string[]): Names {
  const { foods, words, talk } = WORDS.foreignNames
  const index = new Map<string, Meaning>()
  const add = (name: string, meaning: Meaning): void => {
    // The name itself before what is only formed from another.
    for (const [place, key] of keysOf(name).entries()) if (place === 0 || !index.has(key)) index.set(key, meaning)
  }
  const addAll = (names: Readonly<Record<string, ForeignNames>>, isFood: boolean): void => {
    for (const [polish, of] of Object.entries(names)) for (const name of of[language] ?? []) add(name, { polish, isFood })
  }
  for (const name of talk[language]) add(name, { polish: '', isFood: false })
  addAll(words, false)
  addAll(foods, true)
  return index
}

const stemsOf = (name: string): string => name.split(' ').map(stemOf).join(' ')

/** One spelling of the ways in which Ukrainian is written in Latin letters: by the official table, by Polish sounds, by haste. */
function plainLatin(word: string): string {
  return fold(word)
    .replace(/shch|szcz/g, '9')
    .replace(/sh|sz/g, '7')
    .replace(/zh/g, 'z')
    .replace(/kh|ch(?=[^aeiouy]|$)|^ch(?=l)/g, 'h')
    .replace(/ch|cz/g, '8')
    .replace(/ts/g, 'c')
    .replace(/w/g, 'v')
    .replace(/g/g, 'h')
    .replace(/[yj]/g, 'i')
    .replace(/i(?=[aeiu])|'/g, '')
    .replace(/(?:iv|ov|ami|[aeiou])$/, '')
}

let english: Names | undefined
let ukrainian: Names | undefined
let latin: Names | undefined

const englishNames = (): Names => (english ??= indexOf('en', englishForms))
const ukrainianNames = (): Names =>
  (ukrainian ??= indexOf('uk', (name) => [stemsOf(name), stemsOf(name.split(' ').toReversed().join(' '))]))
/** Ukrainian foods of one word by their Latin spelling. */
const latinNames = (): Names =>
  (latin ??= new Map(
    Object.entries(WORDS.foreignNames.foods).flatMap(([polish, { uk = [] }]) =>
      uk
        .filter((name) => !name.includes(' ') && name.length >= SHORTEST_LATIN)
        .map((name): [string, Meaning] => [plainLatin(toLatin(name)), { polish, isFood: true }]),
    ),
  ))

interface Hit extends Meaning {
  /** In the table as it is typed; other words only sound Ukrainian. */
  isListed: boolean
  /** How many words it takes. */
  words: number
}

function hitAt(words: readonly string[], at: number): Hit | null {
  const first = words[at] ?? ''
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const listed = isCyrillic(first)
      ? ukrainianNames().get(phrase.map(stemOf).join(' '))
      : englishNames().get(phrase.join(' ').toLowerCase())
    const meaning = listed ?? (length === 1 && !isCyrillic(first) ? readLatin(first) : undefined)
    if (meaning) return { ...meaning, words: length, isListed: listed !== undefined }
  }
  return null
}

/** A Ukrainian word in Latin letters; a word that Polish has is Polish. */
function readLatin(word: string): Meaning | undefined {
  return word.length < SHORTEST_LATIN || kitchenLexicon().forms.has(fold(word)) ? undefined : latinNames().get(plainLatin(word))
}

/** What means one thing in a Polish list and another in an English one: a "pasta" is a spread. */
const POLISH_TOO: ReadonlySet<string> = new Set(['pasta'])

const WORD = /[\p{L}][\p{L}\p{M}']*/gu
const PART = /[^,;•\n]+(?:,(?=\d)[^,;•\n]+)*/gu

/** A line with English and Ukrainian names of products in Polish, what is said around them left out; what reads as Polish stays as it is. */
export function translateForeign(line: string): string {
  const parts = [...line.matchAll(PART)].map(([part]) => ({ part, translated: translatePart(part) }))
  const isForeign =
    parts.some(({ part, translated }) => part !== translated) &&
    parts.every((each) => each.part !== each.translated || isListedWhole(each.part))
  const translated = isForeign ? parts.map(({ part }) => translatePart(part, true)) : parts.map((each) => each.translated)
  let place = 0
  return line.replace(PART, (part) => translated[place++] ?? part)
}

/** "pasta, rice": beside foreign names alone a word that Polish has too may be foreign, if all of it is in the table. */
function isListedWhole(part: string): boolean {
  const words = tokenise(part).flatMap((token) => (token.kind === 'word' && token.unit === null ? token.text : []))
  return words.length > 0 && hitAt(words, 0)?.isListed === true && hitAt(words, 0)?.words === words.length
}

/** `isForeign`: what Polish has too means what it means in the other language. */
function translatePart(part: string, isAmongForeign = false): string {
  const found = [...part.matchAll(WORD)]
  const words = found.map(([word]) => word)
  const isForeign = isAmongForeign || isBrandOfFood(words)
  const hits = words.map((_, at) => {
    const hit = hitAt(words, at)
    if (!hit?.isFood || (isForeign && hit.isListed)) return hit
    const named = words.slice(at, at + hit.words).join(' ')
    // "tofu", "cottage cheese": what Polish has too is none of the other language, nor are its parts.
    const isPolish = POLISH_TOO.has(fold(named)) || (readsAsPolish(named) && !(hit.isListed && !hasPolishWords(named)))
    return isPolish ? { ...hit, polish: named, isFood: false } : hit
  })
  const cyrillic = words.some(isCyrillic)
  if (!cyrillic && !hits.some((hit) => hit?.isFood)) return part
  if (!isForeign && !cyrillic && readsAsPolish(part) && (hasPolishWords(part) || !hits.some((hit) => hit?.isFood && hit.isListed)))
    return part
  const folded = words.map(fold)
  let translated = ''
  let from = 0
  for (let at = 0; at < found.length; ) {
    const hit = hits[at] ?? null
    const brand = brandAt(folded, at)
    const kept = brand !== null && !isForeign && brand.end - at >= (hit?.words ?? 0) ? brand.end - at : 0
    const taken = kept > 0 ? kept : (hit?.words ?? 1)
    const [start, last] = [found[at], found[at + taken - 1]]
    if (!start || !last) break
    const end = last.index + last[0].length
    const typed = part.slice(start.index, end)
    const meant = kept > 0 ? typed : hit ? hit.polish : isCyrillic(typed) ? cognateOf(typed) : typed
    // "2л": a unit keeps its number, "of" leaves no gap.
    translated += part.slice(from, start.index) + meant
    from = end
    at += taken
  }
  return translated + part.slice(from)
}

/** "duck" in small letters, with nothing beside it, is a bird and no cleaner of that name. */
function isBrandOfFood(words: readonly string[]): boolean {
  const hit = hitAt(words, 0)
  return (
    hit?.isFood === true &&
    hit.isListed &&
    hit.words === words.length &&
    words.every((word) => word === fold(word)) &&
    brandAt(words, 0) !== null
  )
}

/** A word that Polish has too ("лимон"), in Latin letters; any other as typed. */
function cognateOf(word: string): string {
  const latinWord = toLatin(word)
  return readsAsPolish(latinWord) ? latinWord : word
}

function readsAsPolish(text: string): boolean {
  const { resolved } = readProduct(kitchenLexicon(), tokenise(text))
  return resolved.food !== null && resolved.sure && resolved.unknownWords.length === 0
}

/** Whether Polish has each of the words as it is typed: with a slip put right "lentils" are lentilki and "broccoli" is broccolini. */
function hasPolishWords(text: string): boolean {
  const { forms } = kitchenLexicon()
  return tokenise(text).every(
    (token) => token.kind !== 'word' || token.unit !== null || forms.has(token.folded) || isKnownOtherwise(token.folded),
  )
}
