import { SPEECH_WORDS } from '../data/dropped-words.ts'
import { HEADING_WORDS, MACHINE_WORDS, NON_PRODUCT_STARTS, WEAK_MACHINE_WORDS } from '../data/non-products.ts'
import { fold } from '../polish/fold.ts'

/** Folded words of a text, letters only. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[a-z]+/g) ?? []
}

/** Code, markup or a sentence to a machine: nothing in the line is a product. */
export function isForMachines(line: string): boolean {
  const marks = line.match(/[{}<>=$\\^~`]|--|\(\)|;\s*$/g)?.length ?? 0
  const words = foldedWords(line)
  const machine = words.filter((word) => MACHINE_WORDS.has(word))
  const strong = machine.filter((word) => !WEAK_MACHINE_WORDS.has(word)).length
  if (marks >= 3 && marks * 2 >= words.length) return true
  if (/^\s*[{[].*[}\]]\s*$/s.test(line) && /["':]/.test(line)) return true
  if (marks >= 1 && machine.length >= 2) return true
  return (
    strong >= 2 ||
    (strong === 1 &&
      (machine.length >= 2 || words.length >= 4) &&
      /^\W*(?:zignoruj|ignoruj|ignore|zapomnij|forget|system|odpowiedz|wypisz|disregard|jestes|udawaj)/.test(fold(line)))
  )
}

/** Whether every word is one of headings, greetings and list talk ("Lista zakupów na sobotę"). */
export function isHeading(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => HEADING_WORDS.has(word) || SPEECH_WORDS.has(word))
}

/** Whether the words before a colon announce a list instead of naming its product ("Na jutro: mleko"). */
export function announces(words: readonly string[]): boolean {
  return words.some((word) => HEADING_WORDS.has(word) || SPEECH_WORDS.has(word))
}

const RECEIPT_WORDS = new Set(['kasjer', 'kasjerka', 'paragon', 'nip', 'ptu', 'fiskalny', 'niefiskalny', 'gotowka', 'platnicza'])

/** Bags, deposits, discounts, totals, payments: never products (PRODUCT.md, section 4). */
export function startsNonProduct(words: readonly string[]): boolean {
  const first = words.find((word) => !/^(?:x|szt|do|ii?|nr|za|twoj|moj|pln|zl)$/.test(word))
  return (first !== undefined && NON_PRODUCT_STARTS.has(first)) || words.some((word) => RECEIPT_WORDS.has(word))
}
