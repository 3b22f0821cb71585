import { searchWords } from '@spizarka/culinary/recipes'
import { DISH_BASE_RULES, type DishBaseRule, type DishKind } from '@spizarka/knowledge'
import { compileWord } from '@spizarka/knowledge/word-patterns'

const rules = DISH_BASE_RULES.map(({ phrases, ...rule }) => ({ ...rule, phrases: phrases?.map((words) => words.map(compileWord)) }))

/** How a dish is composed on the table, by its kind and the words of its title. */
export function chooseBase(title: string, kind: DishKind): Pick<DishBaseRule, 'base' | 'colour'> {
  const words = searchWords(title)
  const fits = (phrase: readonly ((word: string) => boolean)[]): boolean =>
    words.some((_, start) => phrase.every((test, place) => test(words[start + place] ?? '')))
  const rule = rules.find(({ kinds, phrases }) => kinds.includes(kind) && (!phrases || phrases.some(fits)))
  // Every kind has a rule without words, which the compiler holds.
  return rule ?? { base: 'grain-bowl' }
}
