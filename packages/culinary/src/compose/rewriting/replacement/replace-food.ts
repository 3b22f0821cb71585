import { findFoodById } from '@spizarka/knowledge'
import { type InflectedName, inflectAdjective, inflectName, preposition } from '../../../inflection/index.ts'
import { namesFood } from '../../../recipes/foods-in-text.ts'
import { namedFood } from '../food-name-forms.ts'
import { type NamedSpan, namedSpans } from '../named-spans.ts'

/** Pronouns and demonstratives: they would have to change their gender with the food, and may stand for something else. */
const PRONOUN = /(?<!\p{L})(?:go|ją|je|nią|nim|niego|niej|nich|nimi|t[eę]n?|tego|tej|tym|tych|on|ona|ono|one)(?!\p{L})/iu
/** Of these, those that may be about one thing: "aż odparuje z nich woda" is not about the butter in which tomatoes fry. */
const PRONOUN_OF_ONE = /(?<!\p{L})(?:go|ją|je|nią|nim|niego|niej|t[eę]n?|tego|tej|tym|on|ona|ono)(?!\p{L})/iu
/** A relative is about something of its own sentence: "Wymieszaj na ciasto, które wolno spływa." is not about the eggs of the one before. */
const RELATIVE = /(?<!\p{L})któr\p{L}+/iu

/** Says how something is, becomes or shall be: what follows agrees with what it is about. */
const PREDICATE =
  /(?<!(?:wszystko|całość|sos|masa|ciasto|zupa|krem|mięso|kurczak|ryba|środek|wierzch|spód|płyn)\s)(?<!\p{L})(?:będ(?:zie|ą)|jest|są|być|(?:z?robi|stanie|staje)\s+się|zosta(?:nie|ną|je|ją)|(?:żeby|aby|by)\s+(?:nie\s+|się\s+)*\p{L}+ł[aoy]?)(?!\p{L})/iu

/**
 * A text of the base with one food in another's place, in the same case and with everything beside it agreeing: "wlej ciepłe mleko" →
 * "wlej ciepły napój owsiany". Null where that cannot be said for certain. `toName` is a shelf name, `others` the foods of the dish
 * besides: what a bare "papryka" is about must be plain; `several` is what pieces of the new one are called, for where several of the
 * old are spoken of.
 */
export function replaceFood(
  text: string,
  from: string,
  toName: string,
  others: readonly string[],
  several: InflectedName | null = null,
): string | null {
  const one = inflectName(toName)
  const nameFor = ({ noun }: NamedSpan): InflectedName | null => (noun.agreement === 'plural' && several) || one
  const spans = namedSpans(text, from).filter((span) => !isAnother(span, others))
  let [written, outside, at] = ['', '', 0]
  for (const span of spans) {
    const name = nameFor(span)
    if (!name || span.isDoubtful || !fits(span, name, text) || isAmbiguous(span, others)) return null
    const before = text.slice(at, span.start)
    outside += before
    written += joined(before, capitalisedLike(phraseInPlace(span, name), text.slice(span.start)))
    at = span.end
  }
  outside += text.slice(at)
  // What names the food in some other way ("maślany", "oliwkowy") would stay.
  return isLeft(outside, from, others) || namesByAdjective(outside, from) ? null : written + text.slice(at)
}

/**
 * How well the words of a text for one food suit the other as they are: `both` are called by the same noun ("paprykę"), `loosely` where
 * only further names of the other have it ("mleko" for napój owsiany), `not` for "pestkami dyni" and słonecznik.
 */
export function suits(text: string, from: string, to: string): 'both' | 'loosely' | 'not' {
  const spans = namedSpans(text, from)
  const { nouns, shelfNoun } = namedFood(to)
  const isBare = spans.every(({ form, attributes, hasEnding }) => nouns.has(form) && attributes.length === 0 && !hasEnding)
  if (!isBare || !namesFood(text, to)) return 'not'
  return spans.every(({ form }) => shelfNoun.has(form)) ? 'both' : 'loosely'
}

/** Whether a text calls something after a food: "maślane jabłka". */
export function namesByAdjective(text: string, food: string): boolean {
  const beginnings = findFoodById(food)?.adjectives
  return (
    beginnings !== undefined &&
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => beginnings.some((each) => word.startsWith(each)))
  )
}

/** Whether a text names a food by some word that names none of the others. */
function isLeft(outside: string, from: string, others: readonly string[]): boolean {
  return (outside.match(/\p{L}+/gu) ?? []).some((word) => namesFood(word, from) && !others.some((other) => namesFood(word, other)))
}

/** "ostra papryka" is not the sweet one, where the dish has both. */
function isAnother({ form, before, after, attributes, hasEnding }: NamedSpan, others: readonly string[]): boolean {
  const beside = [...before, ...after]
  if (hasEnding || attributes.length > 0) return false
  return others.some((other) => namedFood(other).nouns.has(form) && beside.some((base) => namedFood(other).attributes.has(base)))
}

/** Nothing tells it from another food of the dish: "papryka" alone, or "słodka" where both are. */
function isAmbiguous({ form, attributes, hasEnding }: NamedSpan, others: readonly string[]): boolean {
  const alike = others.map(namedFood).filter(({ nouns }) => nouns.has(form))
  return !hasEnding && alike.length > 0 && attributes.every((base) => alike.some((other) => other.attributes.has(base)))
}

/** Whether a name can stand in the place of another in a text that goes on: what agrees with that one would have to agree with it too. */
export function fits({ noun, grammaticalCase, end }: NamedSpan, name: InflectedName, text: string): boolean {
  if (noun.agreement === name.agreement) return true
  const isOtherNumber = (noun.agreement === 'plural') !== (name.agreement === 'plural')
  if (grammaticalCase === 'nominative' && isOtherNumber) return false
  const rest = text.slice(end)
  if (noun.agreement === 'plural' && PLURAL_VERB.test(rest)) return false
  const [sentence = ''] = rest.split(/(?<=[.!?])\s/u, 1)
  const pronoun = isOtherNumber || noun.agreement === 'plural' ? PRONOUN : PRONOUN_OF_ONE
  return !pronoun.test(rest) && !RELATIVE.test(sentence) && !PREDICATE.test(rest)
}

/** Whether the same thing may be spoken of in the other number there: further sentences name it anew, and a verb of its own is told with it. */
export function fitsInNumber(span: NamedSpan, name: InflectedName, text: string): boolean {
  if (span.noun.agreement !== 'plural') return fits(span, name, text)
  const rest = text.slice(span.end)
  const [sentence = ''] = rest.split(/(?<=[.!?])\s/u, 1)
  const isTold = !PLURAL_VERB.test(sentence) || pluralVerbIn(sentence) !== null
  return span.grammaticalCase !== 'nominative' && isTold && !PRONOUN.test(rest) && !RELATIVE.test(sentence) && !ARE.test(sentence)
}

const ARE = /(?<!\p{L})(?:będą|są|być|zostaną|zostają|stają)(?!\p{L})/u

/** The verb in the plural that a sentence goes on with, where it stands, and what it is of one thing: "zmiękną", "zmięknie". */
export function pluralVerbIn(sentence: string): { start: number; end: number; one: string; several: string } | null {
  const [said, several] = PLURAL_VERB.exec(sentence) ?? []
  if (said === undefined || several === undefined) return null
  const [ending, singular] = SINGULAR_ENDINGS.find(([each]) => several.endsWith(each)) ?? []
  const end = sentence.indexOf(said) + said.length
  return ending === undefined ? null : { start: end - several.length, end, one: several.slice(0, -ending.length) + singular, several }
}

/** Third persons, of several and of one, by how they end. */
const SINGULAR_ENDINGS = [
  ['eją', 'eje'],
  ['ują', 'uje'],
  ['szczą', 'ści'],
  ['ną', 'nie'],
  ['cą', 'ci'],
  ['dzą', 'dzi'],
  ['rzą', 'rzy'],
  ['ią', 'i'],
] as const

/** A verb in the plural right behind its conjunction is about what was named before: "pomidory, aż puszczą sok". */
const PLURAL_VERB = /(?<!\p{L})(?:aż|gdy|zanim|żeby)\s+(?:się\s+|nie\s+)*(\p{L}+ą)(?!\p{L})/u

/** What a name has behind its noun and its adjectives: "oliwą cytrynową z oliwek". */
const ENDING = /( (?:z|ze|w|we|do|na|bez|dla) .*)$/u

/** What was done to a food stands behind its whole name: "piersią z kurczaka pieczoną". */
const PARTICIPLE = /(?:[oa]n|t)y$/u

export function phraseInPlace({ grammaticalCase, before, after }: NamedSpan, name: InflectedName): string {
  const beside = (base: string): string => inflectAdjective(base, name.agreement, grammaticalCase, name.animate)
  const [noun = '', ending = ''] = name.in(grammaticalCase).split(ENDING)
  const done = after.filter((base) => PARTICIPLE.test(base))
  const kind = after.filter((base) => !PARTICIPLE.test(base))
  return [...before.map(beside), noun, ...kind.map(beside)].join(' ') + [ending, ...done.map(beside)].join(' ')
}

/** The words behind what stands before them; a "z" or "w" there takes its e if they need it. */
export function joined(before: string, words: string): string {
  const [matched, letter = '', space = ''] = /(?<!\p{L})([zw])e?(\s+)$/iu.exec(before) ?? []
  if (matched === undefined) return before + words
  const written = preposition(letter.toLowerCase() === 'z' ? 'z' : 'w', words)
  return before.slice(0, -matched.length) + letter + written.slice(1) + space + words
}

export function capitalisedLike(words: string, replaced: string): string {
  return /^\p{Lu}/u.test(replaced) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
