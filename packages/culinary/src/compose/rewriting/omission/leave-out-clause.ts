import type { FoodMention } from '@spizarka/knowledge'
import { tellsToDo } from '../../../recipe-texts/verbs.ts'
import { CONTINUES, LINKS } from '../../../recipes/clauses.ts'
import { bodyOf, capitalised, endsSentence, tailOf, type WordedClause, withTail, withWords } from '../clause-words.ts'
import { phraseOf } from '../noun-phrase.ts'

/** Orders by which something goes into what is being cooked. */
const ADDS =
  /(?<!\p{L})(?:(?:do)?(?:daj|dawaj)|(?:w|do)(?:lej|syp|rzuć|kładaj|łóż)|wsypuj|w(?:mieszaj|ciśnij|krusz|kruj)|ułóż|połóż|rozłóż|rozrzuć|rozsyp)(?!\p{L})/iu
/** Orders that put one thing onto another: what they are done with is all that they are for. */
const ADDS_ONTO =
  /(?<!\p{L})(?:(?:po|ob|o|wy)?(?:syp|prósz)(?:uj)?|(?:po)?lej|polewaj|(?:s|po)?krop|dopraw|przypraw|udekoruj|przybierz|ozdób|natrzyj|(?:po)?smaruj|skrapiaj|posól|obtocz|obłóż)(?!\p{L})/iu
/** Orders that bring to the table. */
export const SERVES = /(?<!\p{L})(?:podaj|podawaj|serwuj)(?!\p{L})/iu
/** Orders whose object is what was added: "wlej wino i odparuj", "dodaj paprykę i mieszaj minutę". */
const ABOUT_ADDED =
  /^(?:(?:odparuj|upraż|praż|zrumień|przyrumień)(?!\p{L})|(?:mieszaj|smaż|podsmaż|przesmaż)\s+(?:jeszcze\s+)?(?:minut|chwil|pół minuty))/iu
const PLACE = /^(?:w|we|na|do|z|ze|po|pod|przy|od|nad|przez)\s/iu
/** What may stand behind an order and is no object of it. */
const NO_OBJECT =
  /^(?:\p{L}+(?:o|ie|ej|cze|no)|chwil\p{L}*|minut\p{L}*|od razu|tuż|gorąc\p{L}*|ciepł\p{L}*|zimn\p{L}*|letni\p{L}*|\d\S*)$/iu

/**
 * The clauses of a step without one that is about a food alone, with what goes on about it; null where what is left would not be whole
 * sentences or would be about something else than before.
 */
export function leaveOutClause(clauses: readonly WordedClause[], place: number, food: string, mention: FoodMention): WordedClause[] | null {
  const clause = clauses[place]
  if (!clause || bodyOf(clause).split(LINKS).length > 1) return null
  const phrase = phraseOf(clause, mention)
  const [before, behind] = [clause.text.slice(0, phrase.start), bodyOf(clause).slice(phrase.end)]
  const isOfIt = (each: WordedClause | undefined): boolean => each !== undefined && each.foods.every((id) => id === food)
  const isOrdered = tellsToDo(before) || tellsToDo(behind)
  let end = place + 1
  if (phrase.part === 'order') return isOfIt(clause) ? cut(clauses, place, end, '') : null
  if (phrase.part === 'object') {
    if (!isOfIt(clause)) return null
    const isAdded = ADDS.test(clause.text)
    if (!isOrdered && clause.follows) return null
    for (; goesOn(clauses, place, end); end += 1) {
      const next = clauses[end]
      if (!next) break
      if (next.follows || !hasOwnObject(next)) {
        if (isAdded && !next.follows && !ABOUT_ADDED.test(next.text)) {
          // What is being cooked goes on without it, but not until it is done.
          if (isAboutNothing(clauses[end + 1]) && !/^(?:za|po)?(?:gotuj|duś|piecz)/iu.test(next.text)) return null
          break
        }
        if (!isOfIt(next)) return null
      } else break
    }
    return cut(clauses, place, end, '')
  }
  const isTarget = (each: FoodMention): boolean => each.foods.includes(food) || phraseOf(clause, each).part === 'object'
  if (!isOfIt(clause) && !(phrase.part === 'means' && (clause.mentions ?? []).every(isTarget))) return null
  const isDoneWith = (phrase.part === 'means' && ADDS_ONTO.test(clause.text)) || (phrase.part === 'company' && SERVES.test(clause.text))
  if (!isDoneWith) return null
  const next = clauses[end]
  if (!next || endsSentence(clause) || hasOwnObject(next))
    return next?.follows && !endsSentence(clause) ? null : cut(clauses, place, end, '')
  if (next.follows) return null
  // What it was put onto is what goes on: "łososia posyp pieprzem i ułóż na blasze" → "łososia ułóż na blasze".
  const order = /(?<!\p{L})\p{L}+\s*$/u.exec(before.slice(0, before.length - phrase.preposition.length))
  const target = order ? before.slice(0, order.index) : ''
  const isWhole = order !== null && tellsToDo(order[0]) && behind === ''
  if (!isWhole) return null
  return cut(clauses, place, end, PLACE.test(target) ? '' : target)
}

/** Whether the clause at `end` is of the same sentence. */
function goesOn(clauses: readonly WordedClause[], place: number, end: number): boolean {
  return clauses.slice(place, end).every((each) => !endsSentence(each))
}

/** "aż zmięknie": what becomes so is not said. */
function isAboutNothing(clause: WordedClause | undefined): boolean {
  return clause?.follows === true && clause.foods.length === 0
}

/** Whether an order says what it is done to; if not, that is what the clause before was about. */
export function hasOwnObject(clause: WordedClause): boolean {
  if (clause.mentions?.some((mention) => phraseOf(clause, mention).part === 'object')) return true
  const words = bodyOf(clause).split(/\s+/u)
  const order = words.findIndex((word) => tellsToDo(word))
  if (order < 0) return false
  if (order > 0 && !PLACE.test(clause.text) && !NO_OBJECT.test(words[0] ?? '')) return true
  for (const word of words.slice(order + 1)) {
    if (PLACE.test(`${word} `)) return false
    if (!NO_OBJECT.test(word)) return !/(?:ą|em|ami|ymi|imi)$/u.test(word)
  }
  return false
}

/** The clauses without some of them; what is left makes whole sentences, or null. `prefix` opens what follows in their place. */
function cut(clauses: readonly WordedClause[], from: number, to: number, prefix: string): WordedClause[] | null {
  const [before, removed, next] = [clauses[from - 1], clauses[to - 1], clauses[to]]
  if (!removed) return null
  const opens = !before || endsSentence(before)
  const ends = endsSentence(removed)
  const rest = clauses.slice(to)
  if (next && !ends) {
    if (next.follows && opens) return null
    if (!tellsToDo(next.text) && !next.follows && tellsToDo(removed.text)) return null
    const isPlaced =
      PLACE.test(clauses[from]?.text ?? '') && !PLACE.test(next.text) && prefix === '' && /^w/iu.test(clauses[from]?.text ?? '')
    if (opens && isPlaced) return null
    if (prefix !== '') rest[0] = withWords(next, 0, 0, prefix)
    else if (opens) rest[0] = capitalised(next)
  }
  if (!next && !ends && !before) return null
  const head = clauses.slice(0, from)
  if (before && !opens) {
    const tail = next && !ends && CONTINUES.test(next.text) ? ', ' : tailOf(removed)
    head[from - 1] = withTail(before, tail)
  }
  return trimmed([...head, ...rest])
}

/** Without a blank at its end. */
function trimmed(clauses: readonly WordedClause[]): WordedClause[] {
  return clauses.map((clause, place) => (place === clauses.length - 1 ? { ...clause, text: clause.text.trimEnd() } : clause))
}
