import { type Agreement, agreementOf } from '../polish/agreement.ts'
import { agree } from '../polish/decline-adjective.ts'
import { fold } from '../polish/fold.ts'
import type { FoundFood } from './find-food.ts'
import type { Lexicon, Variant } from './lexicon.ts'
import type { QueryWord } from './query.ts'
import type { Modifier } from './sort-leftovers.ts'

/** The longest name that the pantry takes (SPEC section 5). */
const MAX_NAME = 50

/** What adjectives added to that name must agree with: its own adjectives show it, its head's ending otherwise. */
function agreementOfVariant(lexicon: Lexicon, variant: Variant): Agreement {
  const head = variant.words[variant.head]?.text ?? variant.text
  const byHead = agreementOf(head)
  const shown = variant.words.find(
    (word, place) =>
      place !== variant.head && word.role === 'attribute' && [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective'),
  )
  if (!shown) return byHead
  if (shown.text.endsWith('a') && /a$|[^aeiouyąęó]$/.test(head)) return 'feminine'
  if (/[yi]$/.test(shown.text) && byHead !== 'plural') return 'masculine'
  if (shown.text.endsWith('e')) return /[oeęu]$/.test(head) && byHead !== 'plural' ? 'neuter' : 'plural'
  return byHead
}

/**
 * The name of a food with the modifiers that make another product of it, in the nominative. Words keep the order they were typed in
 * when the head came first; otherwise head, adjectives, then the rest ("wędzonego boczku" → "boczek wędzony").
 */
export function composeName(lexicon: Lexicon, found: FoundFood, query: readonly QueryWord[], modifiers: readonly Modifier[]): string {
  const { variant, used } = found
  const head = headWord(lexicon, found, query)
  const agreement = head === variant.words[variant.head]?.text ? agreementOfVariant(lexicon, variant) : agreementOf(head)
  const say = (place: number, typed: QueryWord | undefined): string =>
    place === variant.head ? head : sayWord(lexicon, variant, place, typed, head, agreement)
  const complete =
    variant.words.length === used.size &&
    [...used].every(([at, place]) => variant.words[place]?.role !== 'complement' || query[at]?.governed === true)
  const first = Math.min(...used.keys(), ...modifiers.map((modifier) => modifier.at))
  if (complete && first === found.headAt) {
    const last = Math.max(...used.keys())
    // "ser żółty w plastrach gouda": a phrase stands behind the whole name.
    const placeOf = (modifier: Modifier): number =>
      modifier.kind === 'phrase' && modifier.at < last ? last + modifier.at / 1000 : modifier.at
    const parts = new Map<number, string>(modifiers.map((modifier) => [placeOf(modifier), sayModifier(modifier, agreement)]))
    for (const [at, place] of used) parts.set(at, say(place, query[at]))
    return clip(
      [...parts]
        .sort(([a], [b]) => a - b)
        .map(([, text]) => text)
        .join(' '),
    )
  }
  const words = variant.words.map((word, place) => (word.role === 'complement' ? word.text : say(place, queryWordOf(used, query, place))))
  const front = [words[variant.head] ?? '', ...words.filter((_, place) => place < variant.head)]
  const cut = variant.words.findIndex((word, place) => place > variant.head && (word.role === 'preposition' || /^\d/.test(word.text)))
  const middle = words.slice(variant.head + 1, cut < 0 ? undefined : cut)
  const tail = cut < 0 ? [] : words.slice(cut)
  const adjectives = modifiers.filter(isFront).map((modifier) => sayModifier(modifier, agreement))
  const rest = modifiers.filter((modifier) => !isFront(modifier)).map((modifier) => modifier.text)
  // "pierś z kurczaka wędzona" but "pomidory krojone w puszce".
  const late = variant.words[cut]?.text === 'z'
  return clip([...front, ...middle, ...(late ? [] : adjectives), ...tail, ...(late ? adjectives : []), ...rest].join(' '))
}

/** Whether it stands right behind the head; phrases and labels follow at the end. */
function isFront(modifier: Modifier): boolean {
  return modifier.kind === 'adjective' || modifier.kind === 'adverb'
}

function sayModifier(modifier: Modifier, agreement: Agreement): string {
  return modifier.kind === 'adjective' ? agree(modifier.text, agreement) : modifier.text
}

function queryWordOf(used: ReadonlyMap<number, number>, query: readonly QueryWord[], place: number): QueryWord | undefined {
  for (const [at, variantPlace] of used) if (variantPlace === place) return query[at]
  return undefined
}

/** "wątróbki" may be the genitive of "wątróbka" as well as its plural. */
function isGenitiveOf(typed: string, nominative: string): boolean {
  return nominative.endsWith('a') && /[yi]$/.test(typed) && fold(nominative).slice(0, -1) === fold(typed).slice(0, -1)
}

/** The head as typed where that is a nominative the food is known by ("krokiety z kapustą" for a row that lists "krokiet z kapustą"). */
function headWord(lexicon: Lexicon, found: FoundFood, query: readonly QueryWord[]): string {
  const printed = found.variant.words[found.variant.head]?.text ?? ''
  const typed = query[found.headAt]?.text.toLowerCase() ?? ''
  if (typed === printed || found.variant.isName) return printed
  const known = lexicon.headsOf.get(found.variant.food)?.has(typed) === true
  const described = found.variant.words.every(
    (word, place) =>
      place === found.variant.head ||
      word.role !== 'attribute' ||
      [...word.lexemes].some((id) => lexicon.lexemes[id]?.kind === 'adjective'),
  )
  return known && described && agreementOf(typed) === 'plural' && !isGenitiveOf(typed, printed) ? typed : printed
}

/** A word behind a preposition stays as typed where it was typed well ("w kulkach" for "w kulce"); others are printed in the nominative. */
function sayWord(
  lexicon: Lexicon,
  variant: Variant,
  place: number,
  typed: QueryWord | undefined,
  head: string,
  agreement: Agreement,
): string {
  const word = variant.words[place]
  if (!word) return ''
  if (word.role === 'attribute' && head !== variant.words[variant.head]?.text) {
    const adjective = [...word.lexemes].map((id) => lexicon.lexemes[id]).find((lexeme) => lexeme?.kind === 'adjective')
    return adjective ? agree(adjective.base, agreement) : word.text
  }
  if (word.role !== 'complement' || !typed?.governed) return word.text
  const lower = typed.text.toLowerCase()
  return typed.exact && fold(lower) !== fold(word.text) ? lower : word.text
}

/** Cuts a name to what the pantry takes, at a word's end. */
export function clip(name: string): string {
  if (name.length <= MAX_NAME) return name
  const cut = name.slice(0, MAX_NAME + 1)
  const space = cut.lastIndexOf(' ')
  return (space > 10 ? cut.slice(0, space) : name.slice(0, MAX_NAME)).trim()
}
