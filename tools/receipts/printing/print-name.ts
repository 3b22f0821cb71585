import type { BasketLine } from '../shopping/basket.ts'
import type { Random } from '../shopping/random.ts'
import type { LabelWord } from '../shopping/stock.ts'

/** How a chain's master data writes names. */
export interface NameStyle {
  letters: 'caps' | 'sentence' | 'glued'
  /** Characters that the till leaves for a name. */
  longest: number
  /** Words are cut with a full stop, or without a mark. */
  stop: '.' | ''
}

export interface PrintedName {
  text: string
  /** Whether the pack's size can be read from it. */
  sized: boolean
}

/** The name as the till prints it, cut to the chain's length; the size is kept where there is one, except for a few. */
export function printName(random: Random, { item, pack }: BasketLine, style: NameStyle): PrintedName {
  const sized = pack.amount !== null && !random.chance(0.04)
  const end = sized ? printSize(random, pack.size, style) : pack.weighed ? random.pick(['', '', ' kg', ' luz']) : ''
  const short = random.chance(0.45) ? random.find(item.shortNames) : undefined
  const room = style.longest - end.length
  const body = short ?? abbreviate(random, item.label, room, style)
  const fitting = body.length > room ? abbreviate(random, item.label, room, style) : body
  // A size glued to a figure ("18%" and "200g" are not in doubt, "18" and "200g" are) could not be told by anyone.
  const apart = /\d$/.test(fitting) || !(style.letters === 'glued' || random.chance(0.25))
  const separator = end === '' || end.startsWith(' ') || !apart ? '' : ' '
  return { text: write(fitting, end, separator, style), sized }
}

function write(body: string, end: string, separator: string, style: NameStyle): string {
  if (style.letters === 'caps') return `${body}${separator}${end}`.toUpperCase()
  if (style.letters === 'sentence') return `${sentence(body)}${separator}${end}`
  // A weight word glued to the name would be a part of it.
  return `${glue(body)}${separator}${end}`
}

/** Short names stand in capitals in the stock; other tills print them with small letters. */
function sentence(text: string): string {
  return text === text.toUpperCase() ? text.charAt(0) + text.slice(1).toLowerCase() : text
}

function glue(text: string): string {
  const plain = text === text.toUpperCase() ? text.toLowerCase() : text
  return plain
    .split(/[ .]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
}

function printSize(random: Random, size: string, style: NameStyle): string {
  const spelled = style.letters === 'caps' ? size.toUpperCase() : size
  if (style.letters === 'glued') return spelled
  return random.chance(0.1) ? spelled.replace(/(?<=\d)(?=\p{L}+$)/u, ' ') : random.chance(0.15) ? spelled.replace(',', '.') : spelled
}

/** Drops the brand or cuts words, the longest first, until the label fits; every word of the product stays recognisable. */
function abbreviate(random: Random, label: readonly LabelWord[], room: number, style: NameStyle): string {
  const branded = random.chance(0.6)
  let words = label.filter((word) => branded || !word.brand).map((word) => ({ ...word, cut: false }))
  while (lengthOf(words) > room) {
    const longest = words.filter((word) => !word.cut && word.text.length > 4).sort((a, b) => weight(b) - weight(a))[0]
    if (longest) {
      longest.text = cutWord(random, longest.text) + style.stop
      longest.cut = true
    } else if (words.some((word) => word.brand)) words = words.filter((word) => !word.brand)
    else break
  }
  return joinWords(words)
}

function weight(word: LabelWord): number {
  return word.text.length + (word.brand ? 4 : 0)
}

function lengthOf(words: readonly LabelWord[]): number {
  return joinWords(words).length
}

/** A full stop is a separation already. */
function joinWords(words: readonly LabelWord[]): string {
  return words
    .map((word) => word.text)
    .join(' ')
    .replaceAll('. ', '.')
}

/** Three to six letters, ending in a consonant as abbreviations do. */
function cutWord(random: Random, word: string): string {
  const wanted = random.whole(3, Math.min(6, word.length - 1))
  const cut = /^.{2,}[^aeiouyąęó](?=[aeiouyąęó]|$)/iu.exec(word.slice(0, wanted + 1))?.[0]
  return cut && cut.length >= 3 && cut.length < word.length ? cut : word.slice(0, Math.max(3, wanted))
}
