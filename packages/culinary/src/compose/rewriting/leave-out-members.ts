import { tellsToDo } from '../../recipe-texts/verbs.ts'
import { CONTINUES, LINKS } from '../../recipes/clauses.ts'
import { type NamedSpan, namedSpans } from './named-spans.ts'
import { isAnother, joined } from './replace-food.ts'

const JOINT = /^(?:,\s+|\s+(?:i|oraz)\s+)/u
const LISTED = /,\s+$/u
const LAST_JOINT = /(?:,\s+|(?<!\s)\s+(?:i|oraz)\s+)$/u
/** What stands behind a food and speaks of it: "natkę z łodygami". */
const ON_THE_FOOD = /^\s+(?:z|ze|w|na|do|bez|od)\s/u
/** A phrase that belongs to the food behind it: "roztartym w palcach oregano". */
const PHRASE_OF_IT = /(?<!\p{L})(?:w|na|z|ze|do|o|po|pod|przez)\s+\p{L}+\s+$/iu
/** How much of a food, or which part of it, said before it. */
const SHARE =
  /(?:^|(?<=\s))(?:reszt(?:ę|ą|y)|połow(?:ę|ą|y)|większości?ą?|części?ą?|garści?ą?|odrobin(?:ę|ą|y)|łyżk(?:ę|ą|i)|kleks(?:em|y|ami)?|(?:list|plaster|kawał|wiór|ćwiart|kost)k(?:i|ę|ą|ami|iem)|ob(?:ie|a|iema|u))\s+$/iu
/** Speaks of another food too. */
const OF_BOTH = /(?<!\p{L})ob(?:ie|iema|a|u)\s+$/u
/** Ends a clause, or goes on about how and where its order is done. */
const CLAUSE_GOES_ON = /^(?:[.;:!?…]|\s+(?:na|w|do|pod|przez|po|\d))/u

/** A sentence without the members of its lists, and what goes in along with others, that are one food; `others` are the foods of the dish besides. */
export function leaveOutMembers(sentence: string, food: string, others: readonly string[]): string {
  return namedSpans(sentence, food).reduceRight((rest, span) => {
    if (OF_BOTH.test(rest.slice(0, span.start)) || isAnother(span, others)) return rest
    const [before, behind] = [rest.slice(0, span.start).replace(SHARE, ''), rest.slice(span.end)]
    return (
      withoutFollowed(before, behind, others) ??
      withoutLast(before, behind, others) ??
      withoutAccompaniment(before, behind, span, rest.slice(0, span.start) !== before) ??
      rest
    )
  }, sentence)
}

/** Without a member that another of the list follows; null where none does. */
function withoutFollowed(before: string, behind: string, others: readonly string[]): string | null {
  const joint = JOINT.exec(behind)?.[0]
  if (joint === undefined) return null
  const after = behind.slice(joint.length)
  if (!others.some((other) => opensWith(after, other)) && (joint.startsWith(',') || before === '' || !isMember(after))) return null
  if (before === '') return capitalised(after)
  if (PHRASE_OF_IT.test(before)) return null
  // The last but one of a list leaves its "i" to the one before: "sól, natkę i pieprz" → "sól i pieprz".
  return joint.startsWith(',') || !LISTED.test(before) ? joined(before, after) : before.replace(LISTED, '') + joint + after
}

/** Without the last member of a list: "koperek i natkę posiekaj" → "koperek posiekaj"; null where no other stands right before it. */
function withoutLast(before: string, behind: string, others: readonly string[]): string | null {
  const joint = LAST_JOINT.exec(before)?.[0]
  if (joint === undefined || ON_THE_FOOD.test(behind)) return null
  const list = before.slice(0, -joint.length)
  const start = others.map((other) => endsWithFood(list, other)).find((place) => place !== null)
  if (start === undefined || start === null) return null
  const rest = list.slice(0, start)
  // "imbir, kurkumę i chili." → "imbir i kurkumę.", but a verb behind it may begin another order at the comma.
  const isEnd = /^[.,;!?…]/u.test(behind) || (/^\s+(?:i|oraz)\s/u.test(behind) && opensOrder(behind))
  const isListed = LISTED.test(rest) && others.some((other) => endsWithFood(rest.replace(LISTED, ''), other) !== null)
  return (isEnd && isListed && joint.trim() !== ',' ? rest.replace(LISTED, joint) : rest) + list.slice(start) + behind
}

/** "wrzuć fasolę z kuminem i smaż" → "wrzuć fasolę i smaż"; null where it is all that the order is about. */
function withoutAccompaniment(before: string, behind: string, { grammaticalCase }: NamedSpan, isShare: boolean): string | null {
  const rest = before.replace(/(?<=[^\s,])\s+ze?\s+$/u, '')
  if (rest === before || (grammaticalCase !== 'instrumental' && !isShare)) return null
  const goesOn = CLAUSE_GOES_ON.test(behind) || opensOrder(behind) || CONTINUES.test(behind.replace(/^,\s+/u, ''))
  const isBareOrder = !/\s/u.test(rest.split(LINKS).at(-1)?.trim() ?? '') && !/^\s+(?:do|w|\d)/u.test(behind)
  return goesOn && !isBareOrder ? rest + behind : null
}

/** Whether an order stands right behind, joined or not: " i smaż 3 minuty", " posiekaj". */
function opensOrder(behind: string): boolean {
  const [, word = ''] = /^(?:,?\s+(?:(?:i|oraz|potem)\s+)?)(\p{L}+)/u.exec(behind) ?? []
  return tellsToDo(word)
}

/** Whether what follows a joint is one more member of the list rather than another order. */
function isMember(after: string): boolean {
  const [part = ''] = after.split(LINKS)
  return part !== '' && !CONTINUES.test(part) && !tellsToDo(part)
}

/** Where the name of a food begins that a text ends with. */
function endsWithFood(text: string, food: string): number | null {
  const last = namedSpans(text, food).at(-1)
  return last?.end === text.length ? last.start : null
}

function opensWith(text: string, food: string): boolean {
  const [first] = namedSpans(text, food)
  return first !== undefined && text.slice(0, first.start).replace(SHARE, '') === ''
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
