import { readIngredient } from '../../ingredients/index.ts'
import { fold } from '../../parse/polish/fold.ts'
import { wordList } from './word-list.ts'

/** What the parts of a recipe are headed by; the foods of such a part stand behind its colon. */
const isHeadingNoun = wordList('headings')
/** Adjectives that say which part it is and no more. */
const isHeadingAdjective = wordList('heading_adjectives')

/** The line without the heading that stands before its colon, where it names foods behind; a heading alone names none and is left empty. */
export function withoutHeading(line: string): string {
  const [, heading = '', listed = ''] = /^([^:,;(]+):(.*)$/su.exec(line) ?? []
  if (!isHeading(heading)) return line
  if (!/[\p{L}\d]/u.test(listed)) return ''
  const read = readIngredient(listed)
  return read.length > 0 && read.every(({ food }) => food !== null) ? listed.trim() : line
}

function isHeading(typed: string): boolean {
  const words = fold(typed).trim().split(/\s+/)
  const nouns = words.filter((word) => !isHeadingAdjective(word))
  return isHeadingNoun(nouns.join(' ').replace(/^(?:na|do) /, ''))
}
