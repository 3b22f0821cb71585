import { withoutBrackets } from './brackets.ts'
import { denialsShort } from './denials.ts'
import { withoutHeading } from './headings.ts'
import { inPolish } from './in-polish.ts'

/** "E 471", "E-471" */
const ADDITIVE = /(?<!\p{L})E[\s-]?(\d{3,4}(?:[a-f](?!\p{L}))?)/giu

/** A typed line in the words that the gate reads: in Polish, without a heading or brackets around what kind it is, with what it denies said as a lack. */
export function asMeant(line: string): string {
  return withoutBrackets(withoutHeading(denialsShort(inPolish(line.replace(ADDITIVE, 'E$1')))))
}
