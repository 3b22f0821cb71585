import { findFoodById } from '@spizarka/knowledge'
import { inflectName } from '../../inflection/index.ts'
import { tellsToDo } from '../../recipe-texts/verbs.ts'
import { CONTINUES, LINKS } from '../../recipes/clauses.ts'
import { leaveOutMembers } from './leave-out-members.ts'
import { mentions } from './mentions.ts'

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u
/** What is done to the food that the link before spoke of, or is said of it: "upraż pestki i posyp nimi", "wlej wino i odparuj". */
const DONE_TO_IT = /(?<!\p{L})(?:je|ją|go|nim|nią|nimi|niej|niego|nich)(?!\p{L})|^(?:już\s+)?nie\s|^(?:odparuj|upraż|praż)(?!\p{L})/iu
/** Something else goes into the food, or with it. */
const INTO = /(?<!\p{L})(?:do|w|we|na|z|ze)\s/u

/**
 * A text without the sentences, the links of sentences and the members of lists that are about one food alone: "Dodaj natkę i sól." →
 * "Dodaj sól." What cannot go without breaking the sentence stays. `others` are the foods that the text is about besides, `dish` all
 * others of the dish.
 */
export function leaveOut(text: string, food: string, others: readonly string[], dish: readonly string[] = others): string {
  const members = [...new Set([...others, ...dish])].filter((other) => other !== food)
  return text
    .split(SENTENCES)
    .map((sentence) => withoutLinks(leaveOutMembers(sentence, food, members), food, others))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function withoutLinks(sentence: string, food: string, others: readonly string[]): string {
  if (!mentions(sentence, food)) return sentence
  const isOfNoOther = (part: string): boolean => !others.some((id) => mentions(part, id)) && !/\d/u.test(part)
  const isOnlyOfIt = (part: string): boolean => mentions(part, food) && isOfNoOther(part)
  const links = sentence.replace(/[.!?…]$/u, '').split(LINKS)
  const end = sentence.at(-1) ?? '.'
  let from = 0
  if (isOnlyOfIt(links[0] ?? '')) {
    from = 2
    while (isOfNoOther(links[from] ?? '0') && DONE_TO_IT.test(links[from] ?? '')) from += 2
    if (from > links.length) return ''
    if (!isWholeOrder(links[from], others)) from = 0
  }
  const [opening = '', ...following] = links.slice(from)
  let kept = from === 0 ? opening : capitalised(opening)
  for (let place = 0; place < following.length; place += 2) {
    const [joint = '', part = '', nextPart] = [following[place], following[place + 1], following[place + 3]]
    // In the middle only a bare name goes, or a whole order before another: "posyp serem" else takes its verb from what follows.
    const isNeeded =
      nextPart !== undefined &&
      (CONTINUES.test(nextPart) || !(isBareName(part, food) || (opensOrder(part) && !INTO.test(part) && opensOrder(nextPart))))
    if (!isOnlyOfIt(part) || isNeeded || CONTINUES.test(part)) kept += joint + part
  }
  return `${kept}${end}`
}

/** Whether a link can open a sentence: it says what to do, does not hang on another, and is about no more than one more name. */
function isWholeOrder(part: string | undefined, others: readonly string[]): boolean {
  return (
    part !== undefined &&
    !CONTINUES.test(part) &&
    !DONE_TO_IT.test(part) &&
    tellsToDo(part) &&
    !others.some((food) => isBareName(part, food))
  )
}

function opensOrder(part: string): boolean {
  return tellsToDo(/^\p{L}+/u.exec(part)?.[0] ?? '')
}

function isBareName(part: string, food: string): boolean {
  return (part.match(/\p{L}+/gu) ?? []).every((word) => mentions(word, food))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const BOTH = /(?<!\p{L})(obie|oba|obiema)\s+(?:\p{L}+\s+)?(\p{L}+)(?!\p{L})/u

/** A text that speaks of two foods as both, with the one that is left: "obie mielone papryki" → "paprykę wędzoną"; null where it does not. */
export function withOneOfBoth(text: string, food: string, others: readonly string[]): string | null {
  const [matched, both, noun = ''] = BOTH.exec(text) ?? []
  if (matched === undefined || !mentions(noun, food)) return null
  const [left, ...more] = others.filter((other) => mentions(noun, other))
  const name = left === undefined || more.length > 0 ? null : inflectName(findFoodById(left)?.name ?? '')
  return name && text.replace(matched, name.in(both === 'obiema' ? 'instrumental' : 'accusative'))
}
