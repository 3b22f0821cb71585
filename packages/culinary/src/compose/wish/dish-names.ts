import { type DishKind, MENU_RULES } from '@spizarka/knowledge'
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

const OF_MONTHS = MENU_RULES.planning.dishesOfMonths.map(({ kinds, called, months }) => ({ kinds, names: openWords(called), months }))

/** The months in which people eat what is called so, 1 to 12: a cold soup in summer; null where that is all the year. A title may have to be written first: only kinds that have such months are asked for it. */
export function monthsOf(dish: { kind: DishKind; title: string }): readonly number[] | null {
  const ofKind = OF_MONTHS.filter(({ kinds }) => kinds.includes(dish.kind))
  if (ofKind.length === 0) return null
  const name = nameOf(dish.title)
  return ofKind.find(({ names }) => isCalled(name, names))?.months ?? null
}
