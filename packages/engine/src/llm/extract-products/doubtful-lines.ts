import type { ParsedItem } from '@spizarka/culinary/parse'
import { outgoingLine } from '../typed-lines.ts'

/** A typed line that holds something the rules could not place. */
export interface DoubtfulLine {
  /** Plain text, as it may leave the building. */
  text: string
  /** As typed; its items carry it. */
  sourceLine: string
}

/** More than any list that a person types; what exceeds it keeps the built-in reading. */
const MAX_LINES = 100

/** The lines worth a question; gibberish and instructions have their place already, as no products. */
export function doubtfulLines(items: readonly ParsedItem[]): DoubtfulLine[] {
  return [...new Set(items.filter(isDoubtful).flatMap(linesOf))]
    .flatMap((sourceLine) => {
      const text = outgoingLine(sourceLine)
      return text === null ? [] : [{ sourceLine, text }]
    })
    .slice(0, MAX_LINES)
}

/** Whether the rules kept the item as typed for want of knowing better. */
export function isDoubtful(item: ParsedItem): boolean {
  return !item.sure && item.problem === null
}

/** The typed lines of an item; a product that stood on several lines has them all. */
export function linesOf(item: ParsedItem): string[] {
  return item.sourceLine.split('\n')
}
