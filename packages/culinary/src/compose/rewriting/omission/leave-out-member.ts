import type { FoodMention } from '@spizarka/knowledge'
import { tellsToDo } from '../../../recipe-texts/verbs.ts'
import { LINKS } from '../../../recipes/clauses.ts'
import { bodyOf, capitalised, type WordedClause, withoutFood, withWords } from '../clause-words.ts'
import { type NounPhrase, phraseOf } from '../noun-phrase.ts'
import { joined } from '../replacement/replace-food.ts'
import { SERVES } from './leave-out-clause.ts'

/** Orders that need two things at least. */
const MIXES = /(?<!\p{L})(?:(?:wy|roz|z|prze)?mieszaj|po?łącz|zagnieć|wyrób|rozetrzyj|utrzyj|zmiksuj|zblenduj|roztrzep)(?!\p{L})/iu
/** What goes on behind the last member of a list is about the order: "na patelnię", "do zupy", "5 minut". */
const ABOUT_ORDER = /^\s+(?:na|do|w|we|pod|przez|razem|\d)/u
const FOR_SOMETHING = /^\s+do\s+\p{L}+nia(?!\p{L})/u

/** A phrase that belongs to the food behind it: "roztartym w palcach oregano". */
const PARTICIPLE_PHRASE = /(?<!\p{L})\p{L}+(?<=[nt](?:y|a|e|ą|ym|ego|ej|ych|ymi))\s+(?:w|na|z|ze|do|przez|po)\s+\p{L}+\s+$/u

/** A member of a list: a link of the clause that is one name and nothing else, or that a list begins or ends with. */
interface Link {
  start: number
  end: number
  /** What joins it to the one before it. */
  joint: string
}

/** A clause without one member of a list, or without what goes in along with others; null where the rest would be no whole clause. */
export function leaveOutMember(clause: WordedClause, food: string, mention: FoodMention): WordedClause | null {
  const phrase = phraseOf(clause, mention)
  const links = linksOf(clause)
  const place = links.findIndex(({ start, end }) => start <= phrase.start && phrase.end <= end)
  const link = links[place]
  if (!link) return null
  return (
    withoutFollowed(clause, food, phrase, links, place) ??
    withoutLast(clause, food, phrase, links, place) ??
    withoutCompany(clause, food, phrase, link)
  )
}

/** "Dodaj sól, natkę i pieprz" → "Dodaj sól i pieprz", "Dodaj natkę i pieprz" → "Dodaj pieprz". */
function withoutFollowed(
  clause: WordedClause,
  food: string,
  phrase: NounPhrase,
  links: readonly Link[],
  place: number,
): WordedClause | null {
  const [link, next] = [links[place], links[place + 1]]
  if (!link || !next || phrase.end !== link.end) return null
  const following = memberAt(clause, next)
  if (!following || !canFollow(phrase, following)) return null
  if (phrase.start === link.start && place > 0) {
    // The last but one of a list leaves its conjunction to the one before: "sól, natkę i pieprz".
    const from = link.start - link.joint.length
    return withoutFood(withWords(clause, from, next.start, next.joint), food)
  }
  const before = clause.text.slice(0, phrase.start)
  if (PARTICIPLE_PHRASE.test(before)) return null
  const keepsShare = following.grammaticalCase === 'genitive' && phrase.part === 'object'
  if (keepsShare && phrase.grammaticalCase !== 'genitive') return null
  if (before === '') {
    const rest = withoutFood(withWords(clause, 0, next.start, ''), food)
    // "Dodaj kaszę, posól, popieprz": a clause need not open its sentence.
    return /^\p{Lu}/u.test(clause.text) ? capitalised(rest) : rest
  }
  return withPreposition(withoutFood(withWords(clause, phrase.start, next.start, ''), food), phrase.start)
}

/** "koperek i natkę posiekaj" → "koperek posiekaj", "wsyp sól, koperek i natkę" → "wsyp sól i koperek". */
function withoutLast(clause: WordedClause, food: string, phrase: NounPhrase, links: readonly Link[], place: number): WordedClause | null {
  const [link, before] = [links[place], links[place - 1]]
  if (!link || !before || phrase.start !== link.start) return null
  const behind = clause.text.slice(phrase.end, link.end)
  const opensOrder = tellsToDo(/^\s+(\p{L}+)/u.exec(behind)?.[1] ?? '')
  if (behind !== '' && !opensOrder && (!ABOUT_ORDER.test(behind) || FOR_SOMETHING.test(behind))) return null
  const previous = lastOf(clause, before)
  if (previous && !canFollow(previous, phrase)) return null
  if (!previous && (behind !== '' || endsWithOrder(clause, before))) return null
  const isLastOfList = place === links.length - 1 || opensOrder || !memberAt(clause, links[place + 1])
  if (leavesOneToMix(clause, food)) return null
  const cut = withoutFood(withWords(clause, before.end, phrase.end, ''), food)
  const isListed = place >= 2 && before.joint.trim() === ',' && previous?.start === before.start
  if (!isLastOfList || !isListed || link.joint.trim() === ',') return cut
  return withWords(cut, before.start - before.joint.length, before.start, link.joint)
}

/** "wrzuć fasolę z kuminem i smaż" → "wrzuć fasolę i smaż". */
function withoutCompany(clause: WordedClause, food: string, phrase: NounPhrase, link: Link): WordedClause | null {
  // "Podawaj z koperkiem" is all about it.
  if (phrase.part !== 'company' || (clause.foods.length === 1 && SERVES.test(clause.text) && link.joint === '')) return null
  const from = phrase.start - phrase.preposition.length
  const [before, behind] = [clause.text.slice(link.start, from).trim(), clause.text.slice(phrase.end, link.end)]
  // "Podawaj prosto z patelni, ze śmietaną."
  if (from === link.start && link.joint !== '' && behind === '')
    return withoutFood(withWords(clause, from - link.joint.length, link.end, ''), food)
  if (from <= link.start || before === '' || leavesOneToMix(clause, food)) return null
  if (behind !== '' && !ABOUT_ORDER.test(behind) && !tellsToDo(behind)) return null
  return withoutFood(withWords(clause, from - 1, phrase.end, ''), food)
}

/** Nobody mixes one thing. */
function leavesOneToMix(clause: WordedClause, food: string): boolean {
  if (!MIXES.test(clause.text)) return false
  const others = clause.foods.filter((id) => id !== food)
  return others.length < 2 && !/(?<!\p{L})(?:całość|wszystk\p{L}*|do|w|we)\s/u.test(clause.text)
}

/** The phrase that a link opens with, where nothing stands before it. */
function memberAt(clause: WordedClause, link: Link | undefined): NounPhrase | null {
  const mention = link && clause.mentions?.find(({ start, end }) => start >= link.start && end <= link.end)
  const phrase = mention && phraseOf(clause, mention)
  return phrase?.start === link?.start && phrase?.part !== 'order' ? (phrase ?? null) : null
}

/** The phrase that a link ends with. */
function lastOf(clause: WordedClause, link: Link): NounPhrase | null {
  const mention = clause.mentions?.findLast(({ start, end }) => start >= link.start && end <= link.end)
  const phrase = mention && phraseOf(clause, mention)
  return phrase && phrase.end === link.end ? phrase : null
}

function endsWithOrder({ text }: WordedClause, { start, end }: Link): boolean {
  return tellsToDo(/(?<!\p{L})\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? '')
}

/** Whether the second phrase can be a member of the list that the first stands in: the same case, as far as their forms tell. */
function canFollow(first: NounPhrase, second: NounPhrase): boolean {
  if (second.preposition !== '') return false
  const [one, other] = [first.grammaticalCase, second.grammaticalCase]
  return one === null || other === null || one === other || (isObject(one) && isObject(other))
}

function isObject(each: string): boolean {
  return each === 'accusative' || each === 'genitive'
}

function withPreposition(clause: WordedClause, place: number): WordedClause {
  const [before, words] = [clause.text.slice(0, place), clause.text.slice(place)]
  const written = joined(before, words)
  const at = /(?<!\p{L})ze?\s+$|(?<!\p{L})we?\s+$/iu.exec(before)?.index
  if (written === clause.text || at === undefined) return clause
  return withWords(clause, at, place, written.slice(at, written.length - words.length))
}

function linksOf(clause: WordedClause): Link[] {
  const parts = bodyOf(clause).split(LINKS)
  let start = 0
  return parts.flatMap((part, place) => {
    const at = start
    start += part.length
    return place % 2 === 1 ? [] : [{ start: at, end: start, joint: parts[place - 1] ?? '' }]
  })
}
