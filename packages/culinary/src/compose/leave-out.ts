import { mentions } from './mentions.ts'

const SENTENCES = /(?<=[.!?…])\s+(?=\p{Lu})/u
/** Between the links of a sentence: a comma or "i". */
const LINKS = /(,\s+|\s+(?:i|oraz)\s+)/u
/** A link that hangs on the one before it. */
const HANGS = /^(?:a[żby]\b|aby|żeby|by\b|bo\b|aż|gdy|kiedy|jeśli|któr|co\b|czyli|potem|mieszając|często|stale)/u

/**
 * A text without the sentences and the links of sentences that are about one food alone: "Posyp serem i natką." → "Posyp serem."
 * What cannot go without breaking the sentence stays. `others` are the foods that the text is about besides.
 */
export function leaveOut(text: string, food: string, others: readonly string[]): string {
  return text
    .split(SENTENCES)
    .map((sentence) => withoutLinks(sentence, food, others))
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function withoutLinks(sentence: string, food: string, others: readonly string[]): string {
  if (!mentions(sentence, food)) return sentence
  const isOnlyOfIt = (part: string): boolean => mentions(part, food) && !others.some((id) => mentions(part, id)) && !/\d/u.test(part)
  if (isOnlyOfIt(sentence) && !LINKS.test(sentence)) return ''
  const [first = '', ...rest] = sentence.replace(/[.!?…]$/u, '').split(LINKS)
  const end = sentence.at(-1) ?? '.'
  let kept = first
  for (let place = 0; place < rest.length; place += 2) {
    const [joint = '', part = '', nextPart] = [rest[place], rest[place + 1], rest[place + 3]]
    // In the middle only a bare name goes: "posyp serem" takes its verb from what follows.
    const isNeeded = nextPart !== undefined && (HANGS.test(nextPart) || !isBareName(part, food))
    if (!isOnlyOfIt(part) || isNeeded || HANGS.test(part)) kept += joint + part
  }
  return `${kept}${end}`
}

function isBareName(part: string, food: string): boolean {
  return (part.match(/\p{L}+/gu) ?? []).every((word) => mentions(word, food))
}
