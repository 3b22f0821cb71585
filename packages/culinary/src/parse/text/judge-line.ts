import { fold } from '../polish/fold.ts'
import { HEADING_WORDS, MACHINE_WORDS, NON_PRODUCT_STARTS, SPEECH_WORDS, WEAK_MACHINE_WORDS } from '../words.ts'

/** Folded words of a text, letters only. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[a-z]+/g) ?? []
}

/** Small words of English sentences; no line of Polish groceries has two of them. */
const ENGLISH_TALK = new Set(
  'you are the your my me is this that these now all please with what how can must should would give tell say'.split(' '),
)
/** Orders to a machine as they open a sentence. */
const COMMANDS =
  /^(?:zignoruj|ignoruj|ignore|zapomnij|forget|system|odpowiedz|wypisz|disregard|jestes|udawaj|napisz|przetlumacz|opowiedz|wykonaj|usun|skasuj|select|insert|delete|drop|update)$/

/** Whether an unknown word belongs to machines, or is an infinitive: something to do, not to buy ("zadzwonić do Ani"). */
export function isNoName(word: string): boolean {
  const folded = fold(word)
  return (MACHINE_WORDS.has(folded) && !WEAK_MACHINE_WORDS.has(folded)) || /.{3}[aeiy]ć$/.test(word)
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
  if (strong >= 2 || (strong === 1 && machine.length >= 2)) return true
  if (words.filter((word) => ENGLISH_TALK.has(word)).length >= 2) return true
  return machine.length >= 1 && words.length >= 3 && COMMANDS.test(words[0] ?? '')
}

/** Whether every word is one of headings, greetings and list talk ("Lista zakupów na sobotę"). */
export function isHeading(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => HEADING_WORDS.has(word) || SPEECH_WORDS.has(word))
}

/** Whether the words before a colon announce a list instead of naming its product ("Na jutro: mleko"). */
export function announces(words: readonly string[]): boolean {
  return words.some((word) => word.length > 2 && (HEADING_WORDS.has(word) || SPEECH_WORDS.has(word)))
}

const RECEIPT_WORDS = new Set(['kasjer', 'kasjerka', 'paragon', 'nip', 'ptu', 'fiskalny', 'niefiskalny', 'gotowka', 'platnicza'])

/** Bags, deposits, discounts, totals, payments: never products (PRODUCT.md, section 4). */
export function startsNonProduct(words: readonly string[]): boolean {
  const first = words.find((word) => !/^(?:x|szt|do|ii?|nr|za|twoj|twoje|twoja|moj|moje|nasze|pln|zl)$/.test(word))
  return (first !== undefined && NON_PRODUCT_STARTS.has(first)) || words.some((word) => RECEIPT_WORDS.has(word))
}
