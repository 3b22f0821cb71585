import { type FoodMention, findFoodById, isA, RECIPE_WORDS } from '@spizarka/knowledge'
import { type GrammaticalCase, type InflectedName, inflectName } from '../../../inflection/index.ts'
import { tellsToDo } from '../../../recipe-texts/verbs.ts'
import { LINKS } from '../../../recipes/clauses.ts'
import { plainName } from '../../food-names.ts'
import { onePiece, severalPieces } from '../amounts/several-pieces.ts'
import type { Replacement } from '../changes.ts'
import { type WordedClause, withWords } from '../clause-words.ts'
import { namedFood } from '../food-name-forms.ts'
import { mentions } from '../mentions.ts'
import { type NamedSpan, namedSpans } from '../named-spans.ts'
import { isUnchanging, phraseOf } from '../noun-phrase.ts'
import { capitalisedLike, fits, joined, phraseInPlace } from './replace-food.ts'
import { withVerbFor } from './treatments.ts'

/** The clauses of a step with another food in the place of one; whether they name it. */
export interface Replaced {
  clauses: WordedClause[]
  isNamed: boolean
}

/**
 * The clauses of a step with one food in another's place, in the same case and with everything beside it agreeing. Null where that
 * cannot be said for certain. Its whole name is said once, where `isNamed` does not tell that a step before said it: what is called by
 * the same noun then needs no other word.
 */
export function replaceInClauses(
  clauses: readonly WordedClause[],
  replacement: Replacement,
  others: readonly string[],
  isNamed: boolean,
): Replaced | null {
  const { from, to, reason } = replacement
  let named = isNamed
  const written: WordedClause[] = []
  for (const [place, original] of clauses.entries()) {
    let clause = original
    const behind = untilAnother(clauses.slice(place + 1), from)
    for (const mention of (original.mentions ?? []).toReversed()) {
      // Two mentions may be words of one name.
      if (!mention.foods.includes(from) || !clause.mentions?.includes(mention)) continue
      const isFirst = !named && mention === original.mentions?.find(({ foods }) => foods.includes(from))
      const changed = withMention(clause, mention, replacement, others, behind, isFirst)
      if (!changed) return null
      clause = changed
    }
    named ||= original.mentions?.some(({ foods }) => foods.includes(from)) === true
    if (reason === 'profile' && namesIt(clause, from, [...others, to])) return null
    written.push({ ...clause, foods: [...new Set(clause.foods.map((id) => (id === from ? to : id)))] })
  }
  return { clauses: written, isNamed: named }
}

/** What clauses say until one of them does something to another food: from there on pronouns are about that one ("połóż fetę, skrop ją"). */
function untilAnother(clauses: readonly WordedClause[], from: string): string {
  let said = ''
  for (const clause of clauses) {
    const another = (clause.mentions ?? []).find((each) => !each.foods.includes(from) && phraseOf(clause, each).part === 'object')
    if (another) return said + clause.text.slice(0, phraseOf(clause, another).start)
    said += clause.text
  }
  return said
}

function withMention(
  clause: WordedClause,
  mention: FoodMention,
  { from, to, toName, reason }: Replacement,
  others: readonly string[],
  behind: string,
  isFirst: boolean,
): WordedClause | null {
  const words = clause.text.slice(mention.start, mention.end)
  const foods = mention.foods.map((id) => (id === from ? to : id))
  const asItIs = withWords(clause, mention.start, mention.end, words, foods)
  // "Warzywa" are what they are; two that are spoken of as both need one name.
  if (mention.foods.length > 1) return /(?<!\p{L})ob(?:ie|a|iema|u)(?!\p{L})/iu.test(clause.text) ? null : asItIs
  if (tellsToDo(words) && findFoodById(from)?.addedBy) return findFoodById(to)?.addedBy ? asItIs : null
  const span = namedSpans(clause.text, from).find(({ start, end }) => start < mention.end && mention.start < end)
  if (!span) return mentions(words, from) && !mentions(words, to) && !namesKindOfBoth(words, from, to) ? null : asItIs
  const isSameNoun = isCalledAlike(span, to, others)
  if (isSameNoun && (reason === 'missing' || !isFirst)) return withVerbFor(to, from, asItIs, mention.start, mention.end)
  // "dwa jajka": its number agrees with it.
  if (clause.amounts?.some(({ start, end }) => start < span.end && span.start < end)) return null
  const inCase = withCase(clause, mention, span)
  const name = inCase && nameFor(to, toName, inCase, others, isFirst)
  // "Na maśle smaż wątróbkę, aż będzie rumiana": what goes on is about what lies in the fat.
  const goesOnAboutAnother = /^na\s/iu.test(phraseOf(clause, mention).preposition)
  if (!inCase || !name || !fits(inCase, name, goesOnAboutAnother ? clause.text.slice(0, inCase.end) : clause.text + behind)) return null
  if (isMixedUp(clause, mention, to, isSameNoun)) return null
  const phrase = capitalisedLike(phraseInPlace(inCase, name), clause.text.slice(span.start))
  const before = clause.text.slice(0, span.start)
  const put = joined(before, phrase)
  const at = put.length - phrase.length === before.length ? span.start : (/(?<!\p{L})[zw]e?\s+$/iu.exec(before)?.index ?? span.start)
  return withVerbFor(to, from, withWords(clause, at, span.end, put.slice(at), foods), at, put.length)
}

/** "Na ten sam tłuszcz" is as true of oil as of lard. */
function namesKindOfBoth(words: string, from: string, to: string): boolean {
  return KINDS.some((kind) => mentions(words, kind) && isA(from, kind) && isA(to, kind))
}

/** Groups that steps call by one word. */
const KINDS: readonly string[] = ['tluszcze']

/** Whether the words for one food name the other just so: "mąkę", which no other food of the dish is called. */
function isCalledAlike({ form, attributes, hasEnding }: NamedSpan, to: string, others: readonly string[]): boolean {
  if (attributes.length > 0 || hasEnding || !namedFood(to).shelfNoun.has(form)) return false
  return !others.some((other) => other !== to && namedFood(other).nouns.has(form))
}

/** Whether another food beside it is called by its noun alone: "mąkę, mąkę ziemniaczaną". */
function isMixedUp(clause: WordedClause, mention: FoodMention, to: string, isSameNoun: boolean): boolean {
  if (isSameNoun) return false
  const { nouns } = namedFood(to)
  return (clause.mentions ?? []).some((other) => other !== mention && nouns.has(clause.text.slice(other.start, other.end).toLowerCase()))
}

/** "oregano" is any case: that of the names that it is listed with. */
function withCase(clause: WordedClause, mention: FoodMention, span: NamedSpan): NamedSpan | null {
  if (!isUnchanging(span.noun) && !span.isDoubtful) return span
  const listed = caseBeside(clause, mention)
  if (listed) return { ...span, grammaticalCase: listed }
  return span.isDoubtful ? null : span
}

function caseBeside(clause: WordedClause, mention: FoodMention): GrammaticalCase | null {
  const all = clause.mentions ?? []
  const place = all.indexOf(mention)
  for (const [one, other, beside] of [
    [all[place - 1], mention, all[place - 1]],
    [mention, all[place + 1], all[place + 1]],
  ] as const) {
    if (!one || !other || !beside) continue
    const [first, second] = [phraseOf(clause, one), phraseOf(clause, other)]
    const between = clause.text.slice(first.end, second.start)
    const grammaticalCase = beside === one ? first.grammaticalCase : second.grammaticalCase
    if (grammaticalCase && LINKS.test(between) && between.replace(LINKS, '') === '') return grammaticalCase
  }
  return null
}

/** How a food is called in the place of another: by its whole name the first time, then by its noun alone where no other food has it. */
function nameFor(to: string, toName: string, { noun }: NamedSpan, others: readonly string[], isFirst: boolean): InflectedName | null {
  const several = noun.agreement === 'plural' ? severalPieces(to)?.name : undefined
  const plain = plainName(toName)
  const one = (noun.agreement === 'plural' ? null : onePiece(to, plain)) ?? inflectName(plain)
  const whole = several ?? one
  if (isFirst || !whole) return whole
  const head = plain.split(' ')[0] ?? ''
  const short = several ? null : inflectName(head)
  const isClear = short !== null && short.agreement === whole.agreement && !RECIPE_WORDS.notFoods.includes(head)
  return isClear && !others.some((other) => mentions(head, other)) && mentions(head, to) ? short : whole
}

/** Whether words of a clause outside its mentions name a food, and no other. */
function namesIt(clause: WordedClause, food: string, others: readonly string[]): boolean {
  const outside = (clause.mentions ?? [])
    .toReversed()
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, clause.text)
  return (outside.match(/\p{L}+/gu) ?? []).some((word) => mentions(word, food) && !others.some((other) => mentions(word, other)))
}
