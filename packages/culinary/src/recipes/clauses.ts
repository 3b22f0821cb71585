import { tellsToDo } from '../recipe-texts/verbs.ts'

/** A span of a text. */
export interface TextSpan {
  start: number
  end: number
}

/** A span of a step that orders or says one thing. */
export interface Clause extends TextSpan {
  /** It goes on about the clause before it. */
  follows?: true
}

/** Between the links of a sentence: a comma or "i". */
export const LINKS = /(,\s+|(?<!\s)\s+(?:i|oraz)\s+)/u

/** A link that goes on about the one before it. */
export const CONTINUES = /^(?:a[żby]\b|a\s|aby|żeby|by\b|bo\b|aż|gdy|kiedy|jeśli|któr|co\b|czyli|potem|mieszając|często|stale)/u

/** What is done to the food that the link before spoke of, or is said of it: "upraż pestki i posyp nimi". */
const ABOUT_THE_SAME = /(?<!\p{L})(?:je|ją|go|nim|nią|nimi|niej|niego|nich)(?!\p{L})|^(?:już\s+)?nie\s/iu
/** A participle near the beginning: "ciągle mieszając". */
const MEANWHILE = /^(?:\p{L}+\s)?\p{L}+ąc(?!\p{L})/u
/** What a member of a list has of its own where it is an order that leaves its verb out: "marchew pokrój w kostkę, por w plastry". */
const OWN_COMPLEMENT = /\s(?:w|na)\s/u
/** A noun in the instrumental goes with the order before it: "rozetrzyj z jogurtem, wanilią i cukrem na krem"; "czerwoną paprykę" does not. */
const INSTRUMENTAL = /^(?!\p{L}+\s\p{L}+ę(?!\p{L}))\p{L}+(?:ą|em|ami|ymi|imi)(?!\p{L})/u
/** Where something is done, said before the order: "W misce wymieszaj". */
const PLACE_FIRST = /^(?:w|we|na|do|z|ze|po|pod|przy|od|nad|przez)\s/iu
const SENTENCE_ENDS = /(?<=[.!?…])\s+(?=\p{Lu})|(?<=;)\s+/gu

/**
 * The clauses of a step: whole sentences, cut where another order begins or where something is said about one. Members of a list stay
 * together. `kept` are spans that are one clause each, as their author says. Joined they are the text.
 */
export function splitClauses(text: string, kept: readonly TextSpan[] = []): Clause[] {
  const starts = new Map<number, boolean>([[0, false]])
  let from = 0
  for (const { index, 0: space } of [...text.matchAll(SENTENCE_ENDS), { index: text.length, 0: '' }]) {
    for (const { start, follows } of clausesOfSentence(text, from, index)) starts.set(start, follows)
    from = index + space.length
  }
  for (const { start, end } of kept) {
    for (const place of starts.keys()) if (place > start && place < end) starts.delete(place)
    const opens = (place: number): boolean => isFollowing(text.slice(place))
    if (!starts.has(start)) starts.set(start, opens(start))
    const next = end + (/^(?:[,.;]?\s+)?/u.exec(text.slice(end))?.[0].length ?? 0)
    if (next < text.length && !starts.has(next)) starts.set(next, opens(next))
  }
  const places = [...starts].sort(([one], [other]) => one - other)
  return places.map(([start, follows], place) => ({
    start,
    end: places[place + 1]?.[0] ?? text.length,
    ...(follows && start > 0 && { follows: true as const }),
  }))
}

interface Link {
  start: number
  text: string
  /** What stands before it: a comma or a conjunction. */
  joint: string
  tells: boolean
  /** It opens with its order: "dodaj sól", not "sól dodaj". */
  opensWithOrder: boolean
}

function clausesOfSentence(text: string, from: number, to: number): { start: number; follows: boolean }[] {
  const links = linksOf(text.slice(from, to), from)
  const clauses: { start: number; follows: boolean }[] = []
  let current: { hasOrder: boolean; opensWithOrder: boolean } | null = null
  for (const [place, link] of links.entries()) {
    const continues = CONTINUES.test(link.text)
    const opens = current === null || continues || (link.tells ? current.hasOrder : opensNext(links, place, current))
    if (opens) {
      clauses.push({ start: link.start, follows: isFollowing(link.text) })
      current = { hasOrder: link.tells || continues, opensWithOrder: link.opensWithOrder || continues }
    } else if (current && link.tells) current = { hasOrder: true, opensWithOrder: link.opensWithOrder }
  }
  return clauses
}

/** Whether a link without an order begins a clause: it belongs to an order behind it, or is an order without its verb. */
function opensNext(links: readonly Link[], place: number, current: { hasOrder: boolean; opensWithOrder: boolean }): boolean {
  if (!current.hasOrder || links[place]?.joint.trim() !== ',') return false
  let at = place
  // "koperek i natkę posiekaj", "cebulę i papryki w paski": what is joined by "i" goes together.
  while (!links[at]?.tells && links[at + 1] !== undefined && links[at + 1]?.joint.trim() !== ',') at += 1
  const last = links[at]
  if (!last || at < place) return false
  if (last.tells) return !last.opensWithOrder
  return (
    !current.opensWithOrder &&
    !INSTRUMENTAL.test(links[place]?.text ?? '') &&
    links.slice(place, at + 1).some((link) => OWN_COMPLEMENT.test(` ${link.text}`))
  )
}

function linksOf(sentence: string, from: number): Link[] {
  const parts = sentence.split(LINKS)
  let start = from
  return parts.flatMap((part, place) => {
    const at = start
    start += part.length
    if (place % 2 === 1) return []
    const [first = ''] = /\p{L}+/u.exec(part) ?? []
    const tells = tellsToDo(part)
    return [
      {
        start: at,
        text: part,
        joint: parts[place - 1] ?? '',
        tells,
        opensWithOrder: tells && (tellsToDo(first) || PLACE_FIRST.test(part)),
      },
    ]
  })
}

function isFollowing(text: string): boolean {
  const [link = ''] = text.split(LINKS)
  return CONTINUES.test(link) || ABOUT_THE_SAME.test(link) || MEANWHILE.test(link)
}
