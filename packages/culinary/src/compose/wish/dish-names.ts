import { MENU_RULES } from '@spizarka/knowledge'
import { fold } from '../../parse/polish/fold.ts'

/** A word that the first one of a title is held against; an open one may end in anything. */
export interface NameWord {
  word: string
  isOpen: boolean
}

/** What a dish is called first: toast, fritters, pasta. */
export function nameOf(title: string): string {
  return fold(title.split(' ', 1)[0] ?? '')
}

/** Words as the menu has them; a `*` at the end stands for any ending. */
export function openWords(words: readonly string[]): NameWord[] {
  return words.map((word) => ({ word: fold(word.replace('*', '')), isOpen: word.endsWith('*') }))
}

export function isCalled(name: string, words: readonly NameWord[]): boolean {
  return words.some(({ word, isOpen }) => (isOpen ? name.startsWith(word) : name === word))
}

const OF_MONTHS = MENU_RULES.planning.dishesOfMonths.map(({ called, months }) => ({ names: openWords(called), months }))

/** The months in which people eat what is called so, 1 to 12: a cold soup in summer; null where that is all the year. */
export function monthsOf(title: string): readonly number[] | null {
  const name = nameOf(title)
  return OF_MONTHS.find(({ names }) => isCalled(name, names))?.months ?? null
}
