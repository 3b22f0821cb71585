import type { ParsedItem } from '@spizarka/culinary/parse'

/** A typed line that holds something the rules could not place. */
export interface DoubtfulLine {
  /** Plain text, as it may leave the building. */
  text: string
  /** As typed; its items carry it. */
  sourceLine: string
}

/** More than any list that a person types; what exceeds it keeps the built-in reading. */
const MOST_LINES = 100
const LONGEST_LINE = 500

/** Addresses and long numbers (telephone, card, account) say nothing about groceries and something about a person. */
const PERSONAL = /\S@\S|https?:\/\/|www\.|\d(?:[ -]?\d){6,}/i
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/** The lines worth a question; gibberish and instructions have their place already, as no products. */
export function doubtfulLines(items: readonly ParsedItem[]): DoubtfulLine[] {
  return [...new Set(items.filter(isDoubtful).flatMap(linesOf))]
    .map((sourceLine) => ({ sourceLine, text: sourceLine.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '' && text.length <= LONGEST_LINE && !PERSONAL.test(text))
    .slice(0, MOST_LINES)
}

/** Whether the rules kept the item as typed for want of knowing better. */
export function isDoubtful(item: ParsedItem): boolean {
  return !item.sure && item.problem === null
}

/** The typed lines of an item; a product that stood on several lines has them all. */
export function linesOf(item: ParsedItem): string[] {
  return item.sourceLine.split('\n')
}
