import { asList } from './json-ld.ts'

/** Words that stand beside a number of people; "12 muffinek" and "1 blacha" feed nobody knows how many. */
const PEOPLE = /porcj|os[oó]b|servings?|portions?|people|persons?/iu
const MOST = 100

/** How many `recipeYield` feeds: a bare number, or one beside portions or people; of "4-6 osób" the fewer. Null for anything else. */
export function readServings(value: unknown): number | null {
  for (const each of asList(value)) {
    if (typeof each !== 'string' && typeof each !== 'number') continue
    const text = String(each)
    const number = Number(/\d{1,3}/.exec(text)?.[0])
    if (number >= 1 && number <= MOST && (PEOPLE.test(text) || /^\s*\d+\s*$/.test(text))) return number
  }
  return null
}
