import { findFoodById, isA, MENU_RULES } from '@spizarka/knowledge'
import { isAdjective } from '../../inflection/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { excludesTraits } from '../../safety/index.ts'
import { foodsNamedBy } from './foods-of-word.ts'
import type { PhraseMatch } from './phrase-index.ts'
import { OF_DOING, PREPOSITIONS, readListed, readThing, typed } from './read-thing.ts'
import { ASKS_NOTHING, type Reading, type Token, type Want } from './want.ts'
import {
  ASKED_BEHIND,
  CONJUNCTIONS,
  DISLIKES,
  FILLERS,
  LISTED,
  type ListedMeaning,
  REFUSAL_ENDS,
  REFUSALS,
  SAID_OF_DOING,
} from './wish-words.ts'

const LONGEST_PHRASE = 2

/** "bez sosu sojowego i kolendry", "nie zupa": as far as the clause goes; null where it names nothing. */
export function readRefusal(tokens: readonly Token[], place: number): Reading | null {
  const after = tokens[place + 1]
  // "nie z pomidorami" refuses tomatoes, though "z" ends what another refusal reaches over.
  const isJoined = after !== undefined && !after.opensClause && REFUSAL_ENDS.has(after.folded) && PREPOSITIONS.has(after.folded)
  const skipped = isJoined ? 1 : 0
  const rest = tokens.slice(place + 1 + skipped)
  const end = rest.findIndex(
    ({ folded, opensClause }, at) =>
      opensClause ||
      REFUSAL_ENDS.has(folded) ||
      (REFUSALS.has(folded) && !CONJUNCTIONS.has(folded)) ||
      // "nie podbije cukru i żeby było mięso" asks for meat: what is to be is said anew.
      (CONJUNCTIONS.has(folded) && ASKED_BEHIND.has(rest[at + 1]?.folded ?? '')),
  )
  const refused = end < 0 ? rest : rest.slice(0, end)
  const phrases: Token[][] = [[]]
  for (const token of refused) {
    if (CONJUNCTIONS.has(token.folded)) phrases.push([])
    else phrases.at(-1)?.push(token)
  }
  const refusal = tokens[place]?.word ?? ''
  const without = readListedWithout(tokens, place, refused)
  if (without) return without
  const kind = readRefusedKind(tokens, place, refused)
  if (kind !== null) return { length: 2, unwanted: [kind] }
  const another = refusal.toLowerCase() === THAN ? readAnotherManner(tokens, place, refused) : null
  if (another) return { length: refused.length + 1 + skipped, unwanted: [], wants: [another] }
  const read = phrases.map((phrase) => readRefused(phrase, refusal))
  const unwanted = read.flatMap((each) => each.unwanted)
  const wants = read.flatMap((each) => each.wants)
  const named = refusal.toLowerCase() === NOT && unwanted.length > 0 ? lengthOfWith(tokens, place + 1 + skipped + refused.length) : 0
  if (unwanted.length + wants.length > 0) return { length: refused.length + 1 + skipped + named, unwanted, wants }
  // "inaczej niż zwykle" refuses nothing.
  const asksNothing = refused.length > 0 && refused.every(({ folded }) => FILLERS.has(folded))
  return asksNothing ? { length: refused.length + 1 + skipped, isFiller: true } : null
}

const NOT = 'nie'
const WITH: ReadonlySet<string> = new Set(['z', 'ze'])

/** Words of "z ryżem" behind a food that is refused, which names what is refused and asks for nothing: "nie znowu kurczak z ryżem"; 0 where none stand there. */
function lengthOfWith(tokens: readonly Token[], place: number): number {
  const preposition = tokens[place]
  if (!preposition || preposition.opensClause || !WITH.has(preposition.folded)) return 0
  const end = endOfNamed(tokens, place + 1)
  return tokens[place + 1]?.opensClause === false && readRefused(tokens.slice(place + 1, end), NOT).unwanted.length > 0 ? end - place : 0
}

/** Words between a food and the "nie" that refuses it, at most: "ryby to dzieci nie jedzą". */
const MAX_BETWEEN = 2
const TO_EAT = 'jesc'
const INFINITIVE = /ć$/u

/**
 * "mąż twarogu nie chce", "ryby dzieci nie jedzą": what is named before it is refused, where nothing behind says what else is ("jajka nie mogą być
 * na twardo"). Who it is and the verb are left to be read; null where it is not so.
 */
export function readDisliked(tokens: readonly Token[], place: number): Reading | null {
  const rest = tokens.slice(place, place + LONGEST_NAME + MAX_BETWEEN + 3)
  const not = rest.findIndex(({ folded }) => folded === NOT)
  const [verb, behind] = rest.slice(not + 1)
  if (not < 1 || !verb || !DISLIKES.has(verb.folded) || rest.slice(1, not + 2).some(({ opensClause }) => opensClause)) return null
  const isOfSomethingElse =
    behind && !behind.opensClause && behind.folded !== TO_EAT && (!FILLERS.has(behind.folded) || INFINITIVE.test(behind.word))
  if (isOfSomethingElse === true) return null
  const end = endOfName(rest.slice(0, not))
  if (not - end > MAX_BETWEEN || !rest.slice(end, not).every(saysWho)) return null
  const { unwanted, wants } = readRefused(rest.slice(0, end), NOT)
  const refused = wants.filter(({ foods, kinds }) => foods.length + kinds.length > 0)
  return unwanted.length + refused.length === 0 ? null : { length: end, unwanted, wants: refused }
}

const LONGEST_NAME = 3

/** The place behind a noun, the adjectives before it and those behind it: "mleka krowiego". */
function endOfName(tokens: readonly Token[]): number {
  let end = endOfNamed(tokens, 0)
  while (end < tokens.length && isAdjective(tokens[end]?.word.toLowerCase() ?? '')) end += 1
  return end
}

function saysWho({ folded }: Token): boolean {
  return FILLERS.has(folded) || LISTED.findAt([folded], 0).some(({ meaning }) => meaning.tag !== undefined)
}

const IN = 'w'

/** "nic smażonego w panierce" refuses what is said of how it is done, and not all that is done so; "bez smażenia w oleju" asks for no oil. */
export function withHowItIsDone(tokens: readonly Token[], place: number, reading: Reading): Reading {
  const at = place + reading.length
  const joined = tokens[at]
  if (!REFUSALS.has(tokens[place]?.folded ?? '') || joined?.folded !== IN || joined.opensClause) return reading
  const folded = tokens.map((token) => token.folded)
  const listed = LISTED.findAt(folded, at).filter(({ length }) => length > 1)
  const read = listed.length > 0 ? readListed(tokens, at, listed) : readThing(tokens, at + 1, LISTED.findAt(folded, at + 1))
  const [said] = read?.wants ?? []
  if (!read || !said || said.isRefused) return reading
  const length = reading.length + read.length + (listed.length > 0 ? 0 : 1)
  if (said.tags.length === 0) return { ...reading, length }
  return { length, wants: [{ ...said, words: typed(tokens, place, length), isRefused: true, isWall: true }] }
}

const INSTEAD = 'zamiast'

/** "kasza zamiast ziemniaków", "zamiast ryżu i makaronu kasza": what another takes the place of is refused, and nothing behind it; null where it is no food and no dish ("zamiast kolacji"). */
export function readInstead(tokens: readonly Token[], place: number): Reading | null {
  if (tokens[place]?.folded !== INSTEAD) return null
  const unwanted: string[] = []
  const wants: Want[] = []
  let end = place
  do {
    const start = end + 1
    end = endOfNamed(tokens, start)
    const read = readRefused(tokens.slice(start, end), INSTEAD)
    unwanted.push(...read.unwanted)
    wants.push(...read.wants.filter(({ foods, kinds, called }) => foods.length + kinds.length + called.length > 0))
  } while (end < tokens.length && tokens[end]?.opensClause === false && CONJUNCTIONS.has(tokens[end]?.folded ?? ''))
  return unwanted.length + wants.length === 0 ? null : { length: end - place, unwanted, wants }
}

/** The place behind a noun and the adjectives before it. */
function endOfNamed(tokens: readonly Token[], start: number): number {
  let end = start
  while (end + 1 < tokens.length && tokens[end + 1]?.opensClause === false && isAdjective(tokens[end]?.word.toLowerCase() ?? '')) end += 1
  return Math.min(tokens.length, end + 1)
}

const THAN = 'niż'

/** "schab inaczej niż schabowe", "coś innego niż schabowy": what is refused is the dish that is called after a food, and not the food; null where it is that. */
function readAnotherManner(tokens: readonly Token[], place: number, refused: readonly Token[]): Want | null {
  const thing = refused.find(({ folded }) => !FILLERS.has(folded))
  if (!thing) return null
  const foods = foodsNamedBy(thing.word).foods
  const isAsked = tokens
    .slice(0, place)
    .some(({ word, folded }) => !FILLERS.has(folded) && foodsNamedBy(word).foods.some((food) => foods.includes(food)))
  if (!(isAsked || isAdjective(thing.word.toLowerCase())) || thing.folded.length <= SHORTEST_NAME) return null
  return { ...ASKS_NOTHING, words: `${THAN} ${thing.word}`, called: [thing.folded.slice(0, -1)], isRefused: true, isWall: true }
}

const SHORTEST_NAME = 4

/** "nie je glutenu" is "bez glutenu", where a list says what that is; null where none does. */
function readListedWithout(tokens: readonly Token[], place: number, refused: readonly Token[]): Reading | null {
  const skipped = refused.findIndex((token) => !SAID_OF_DOING.has(token.folded) && !FILLERS.has(token.folded))
  const [thing] = skipped < 0 ? [] : refused.slice(skipped)
  if (!thing || skipped === 0) return null
  const found = LISTED.findAt([WITHOUT, thing.folded], 0).filter(({ length }) => length > 1)
  if (found.length === 0) return null
  const length = tokens.indexOf(thing) + 1 - place
  return { length, wants: (readListed(tokens, place, found).wants ?? []).map((want) => ({ ...want, words: typed(tokens, place, length) })) }
}

const WITHOUT = 'bez'

/**
 * "bez piekarnika i smażenia" refuses both; "bez gotowania makaronu" refuses what has to be boiled, and "bez smażenia mięsa" what is fried.
 * Null where the phrase of the lists reaches no further.
 */
export function readWithout(tokens: readonly Token[], place: number, listed: readonly PhraseMatch<ListedMeaning>[]): Reading | null {
  if (tokens[place]?.folded !== WITHOUT) return null
  const first = readListed(tokens, place, listed)
  const isStep = OF_DOING.test(tokens[place + first.length - 1]?.folded ?? '')
  const behind = tokens[place + first.length]
  if (!behind || behind.opensClause) return null
  if (isStep && !CONJUNCTIONS.has(behind.folded)) return readStepOnFood(tokens, place, first)
  const next = tokens[place + first.length + 1]
  if (!next || next.opensClause || !CONJUNCTIONS.has(behind.folded) || behind.folded === WITHOUT) return null
  const alike = LISTED.findAt([WITHOUT, next.folded], 0).filter(({ length, meaning }) => length > 1 && meaning.tag)
  const words = `${WITHOUT} ${next.word}`
  const second =
    alike.length > 0
      ? { wants: (readListed(tokens, place + first.length + 1, alike).wants ?? []).map((want) => ({ ...want, words })), unwanted: [] }
      : REFUSALS.has(next.folded)
        ? { wants: [], unwanted: [] }
        : readRefused([next], WITHOUT)
  if (second.wants.length + second.unwanted.length === 0) return null
  return { length: first.length + 2, wants: [...(first.wants ?? []), ...second.wants], unwanted: second.unwanted }
}

/** The food behind a step that is refused: what stands on it is refused where it is never eaten otherwise. */
function readStepOnFood(tokens: readonly Token[], place: number, { length, wants = [] }: Reading): Reading | null {
  const word = tokens[place + length]?.word ?? ''
  const foods = foodsNamedBy(word).foods
  if (foods.length === 0) return null
  const isBoiled = wants.some(({ tags }) => tags.some(({ id }) => id === NO_COOKING)) && foods.some(isStaple)
  return isBoiled ? { length: length + 1, unwanted: [word] } : { length: length + 1, wants }
}

/** The tag of dishes that nothing is boiled for. */
const NO_COOKING = 'no-cooking'

function isStaple(id: string): boolean {
  return MENU_RULES.planning.fullAfter.some((kind) => isA(id, kind))
}

/** "kasza, nie gryczana": the kind of the food before that must not be in it; null where no such kind is named. */
function readRefusedKind(tokens: readonly Token[], place: number, refused: readonly Token[]): string | null {
  const [before, kind] = [tokens[place - 1], refused[0]]
  if (refused.length !== 1 || !before || !kind || !isAdjective(kind.word.toLowerCase())) return null
  return foodsNamedBy(before.word, { behind: kind.word }).narrowedBy === 'behind' ? `${before.word} ${kind.word}` : null
}

/** "nie kotlety": the dish, and not the meat that is sold for it; null where the word names no dish, or a food by its own name. */
function refusedDish({ foods, kinds, tags, called }: Want, word: string): Omit<Want, 'words'> | null {
  if (kinds.length + tags.length + called.length > 0) return null
  const beginning = fold(word).slice(0, NAMED_BY)
  const rows = foods.flatMap((id) => findFoodById(id) ?? [])
  const named = rows.filter(({ name }) => fold(name).startsWith(beginning))
  const isDish = named.length > 0 && named.every(({ kind }) => kind === 'dish')
  if (!isDish || rows.every(({ kind }) => kind === 'dish')) return null
  return { ...ASKS_NOTHING, foods: named.map(({ id }) => id), called: [beginning], isRefused: true, isWall: true }
}

/** Letters with which a dish and a word for it begin alike, whatever the case. */
const NAMED_BY = 6

/** What must not be in a dish is kept out by the gate; what a dish must not be is a want of its own. */
function readRefused(phrase: readonly Token[], refusal: string): { unwanted: string[]; wants: Want[] } {
  const folded = phrase.map((token) => token.folded)
  const read = phrase.flatMap(({ word }, place) =>
    (readThing(phrase, place, LISTED.findAt(folded, place))?.wants ?? []).slice(0, 1).map((want) => ({ want, word, place })),
  )
  // "bez krojenia cebuli" is about onions, though some title has "do krojenia".
  const meant = read.find(({ want }) => want.foods.length + want.kinds.length + want.tags.length > 0) ?? read[0]
  // "bez laktozy" names no food, and the gate knows what has it.
  if (!meant)
    return {
      unwanted: phrase.filter(({ folded: each, word }) => !FILLERS.has(each) && excludesTraits(word)).map(({ word }) => word),
      wants: [],
    }
  const { want, word, place } = meant
  const asDish = refusedDish(want, word)
  if (asDish) return { unwanted: [], wants: [{ ...asDish, words: `${refusal} ${word}` }] }
  const isDish = want.kinds.length + want.tags.length > 0 || want.foods.every((id) => findFoodById(id)?.kind === 'dish')
  if (isDish) return { unwanted: [], wants: [{ ...want, words: `${refusal} ${word}`, isRefused: true, isWall: true }] }
  // "bez pieczywa dziś" is about bread, and no bread is called after today.
  const said = phrase.slice(place, place + LONGEST_PHRASE)
  const own = said.filter(({ folded: each }, at) => at === 0 || !FILLERS.has(each))
  return { unwanted: [own.map((token) => token.word).join(' ')], wants: [] }
}
