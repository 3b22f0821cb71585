import { textOfHtml } from './scan-page.ts'

const HTML = /<[a-z/!]|&(?:[a-z]+|#x?[\da-f]+);/i

/** The lines of a value in a page's data, which is HTML often enough though it ought to be plain, and sometimes HTML spelled out in HTML. */
export function plainLines(value: string): string[] {
  return linesOf(value)
    .flatMap(shownLines)
    .flatMap(shownLines)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function shownLines(line: string): string[] {
  return HTML.test(line) ? linesOf(textOfHtml(line)) : [line]
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/)
}
