import { randomUUID } from 'node:crypto'

const MAX_LINE_LENGTH = 500
/** Addresses and long numbers (telephone, card, account) say nothing about food and something about a person. */
const PERSONAL = /\S@\S|\/\/|www\.|\d(?:[ -]?\d){6,}/i
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]+/gu

/** A typed line as plain text that may leave the building; null where nothing is left, it is too long, or it tells something of a person. */
export function outgoingLine(typed: string): string | null {
  const text = typed.normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
  return text === '' || text.length > MAX_LINE_LENGTH || PERSONAL.test(text) ? null : text
}

/** Lines numbered from 1, as JSON between marks that nobody can guess: data, whatever stands in them. */
export function numberedLines(lines: readonly { text: string }[]): string {
  const mark = `=====${randomUUID()}=====`
  const data = JSON.stringify(lines.map(({ text }, index) => ({ line: index + 1, text })))
  return `${mark}\n${data}\n${mark}`
}

/** What is wrong with an answer to numbered lines, in our own words; null where it has one entry for each. */
export function lineObjection(asked: readonly unknown[], answered: readonly { line: number }[]): string | null {
  const numbers = new Set(answered.map(({ line }) => line))
  const complete = asked.every((_, index) => numbers.has(index + 1))
  return complete && answered.length === asked.length ? null : 'it did not have exactly one entry for every line'
}

const NO_NAME = /[<>{}\n]|https?:|www\./i

/** A name that a model gave, as plain text; null where it is none or longer than `longest` characters. */
export function plainName(name: string, longest: number): string | null {
  const text = name.trim()
  return text === '' || text.length > longest || NO_NAME.test(text) ? null : text
}

const MIN_STEM_LENGTH = 3

/** Whether two phrases have a word that begins alike, endings and diacritics apart ("wędzonego boczku", "boczek wędzony"). */
export function sharesWordStem(phrase: string, other: string): boolean {
  const stems = new Set(words(other).map(stem))
  return words(phrase).some((word) => stems.has(stem(word)))
}

function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= MIN_STEM_LENGTH)
}

function stem(word: string): string {
  return word.slice(0, MIN_STEM_LENGTH)
}
