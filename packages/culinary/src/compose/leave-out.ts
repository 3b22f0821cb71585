import { mentions } from './mentions.ts'
import { namedSpans } from './named-spans.ts'

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u
/** Between the links of a sentence: a comma or "i". */
const LINKS = /(,\s+|\s+(?:i|oraz)\s+)/u
/** A link that hangs on the one before it. */
const HANGS = /^(?:a[żby]\b|aby|żeby|by\b|bo\b|aż|gdy|kiedy|jeśli|któr|co\b|czyli|potem|mieszając|często|stale)/u
const JOINT = /^(?:,\s+|\s+(?:i|oraz)\s+)/u
const LISTED = /,\s+$/u
/** A phrase that belongs to the food behind it: "roztartym w palcach oregano". */
const HANGING_ON_IT = /(?<!\p{L})(?:w|na|z|ze|do|o|po|pod|przez)\s+\p{L}+\s+$/iu
/** How much of a food, said before it. */
const SHARE = /(?:^|(?<=\s))(?:reszt[ęąy]|połow[ęąy]|większość|większością|część|częścią|garść|odrobin[ęąy])\s+$/iu

/**
 * A text without the sentences, the links of sentences and the members of lists that are about one food alone: "Dodaj natkę i sól." →
 * "Dodaj sól." What cannot go without breaking the sentence stays. `others` are the foods that the text is about besides.
 */
export function leaveOut(text: string, food: string, others: readonly string[]): string {
  return text
    .split(SENTENCES)
    .map((sentence) => withoutLinks(withoutMembers(sentence, food, others), food, others))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

/** Members that another of the list follows go with what joins them. */
function withoutMembers(sentence: string, food: string, others: readonly string[]): string {
  return namedSpans(sentence, food).reduceRight((rest, { start, end }) => {
    const behind = rest.slice(end)
    const joint = JOINT.exec(behind)?.[0]
    const after = behind.slice(joint?.length ?? 0)
    if (joint === undefined || !others.some((other) => opensWith(after, other))) return rest
    const before = rest.slice(0, start).replace(SHARE, '')
    if (before === '') return capitalised(after)
    if (HANGING_ON_IT.test(before)) return rest
    // The last but one of a list leaves its "i" to the one before: "sól, natkę i pieprz" → "sól i pieprz".
    return joint.startsWith(',') || !LISTED.test(before) ? before + after : before.replace(LISTED, '') + joint + after
  }, sentence)
}

function opensWith(text: string, food: string): boolean {
  const [first] = namedSpans(text, food)
  return first !== undefined && text.slice(0, first.start).replace(SHARE, '') === ''
}

function withoutLinks(sentence: string, food: string, others: readonly string[]): string {
  if (!mentions(sentence, food)) return sentence
  const isOnlyOfIt = (part: string): boolean => mentions(part, food) && !others.some((id) => mentions(part, id)) && !/\d/u.test(part)
  if (isOnlyOfIt(sentence) && !LINKS.test(sentence)) return ''
  const [first = '', ...rest] = sentence.replace(/[.!?…]$/u, '').split(LINKS)
  const end = sentence.at(-1) ?? '.'
  const [opening = '', ...following] = isOnlyOfIt(first) && isWholeOrder(rest[1], others) ? rest.slice(1) : [first, ...rest]
  let kept = opening === first ? first : capitalised(opening)
  for (let place = 0; place < following.length; place += 2) {
    const [joint = '', part = '', nextPart] = [following[place], following[place + 1], following[place + 3]]
    // In the middle only a bare name goes: "posyp serem" takes its verb from what follows.
    const isNeeded = nextPart !== undefined && (HANGS.test(nextPart) || !isBareName(part, food))
    if (!isOnlyOfIt(part) || isNeeded || HANGS.test(part)) kept += joint + part
  }
  return `${kept}${end}`
}

/** Whether a link can open a sentence: it does not hang on another, and is more than one more name. */
function isWholeOrder(part: string | undefined, others: readonly string[]): boolean {
  return part !== undefined && !HANGS.test(part) && !others.some((food) => isBareName(part, food))
}

function isBareName(part: string, food: string): boolean {
  return (part.match(/\p{L}+/gu) ?? []).every((word) => mentions(word, food))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
