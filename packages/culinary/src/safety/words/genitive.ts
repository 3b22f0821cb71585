import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'
import { wordList } from './word-list.ts'

/** Nouns that have no plural in a kitchen, so that their "-i" and "-y" is a genitive: "bez mleka i śmietany", but "bez mleka i krewetki". */
const hasNoPlural = wordList('nouns_without_plural')
/** Neuters that stand in lists in the plural. */
const isPluralInA = wordList('neuters_in_plural')

/** Whether a folded word stands in the genitive and cannot as well name the next thing of a list. */
export function isGenitiveForm(word: string): boolean {
  if (/(?:ow|u|ego|ej|ych)$/.test(word)) return true
  if (/[iy]$/.test(word)) return hasNoPlural(word)
  const { forms, lexemes } = kitchenLexicon()
  const bases = (forms.get(word) ?? []).flatMap(({ lexeme }) => (lexemes[lexeme]?.kind === 'noun' ? fold(lexemes[lexeme].base) : []))
  if (word.endsWith('a')) return !isPluralInA(word) && bases.some((base) => base !== word && /[^a]$/.test(base))
  return bases.length > 0 && !bases.includes(word)
}
