import { kitchenLexicon } from '../../parse/kitchen-lexicon.ts'
import { fold } from '../../parse/polish/fold.ts'

/** Nouns that have no plural in a kitchen, so that their "-i" and "-y" is a genitive: "bez mleka i śmietany", but "bez mleka i krewetki". */
const SINGULAR =
  /^(?:smietank?|cebul|papryk|panierk|gorczyc|musztard|so|kielbas|szynk|kapust|zelatyn|margaryn|maslank|serwatk|mozzarell|fet|ricott|mak|bulk|kasz|kolendr|natk|pietruszk|bazyli|marchw|wedlin|kukurydz|ciecierzyc|soczewic|fasol|czekolad|oliw|wodk|skrobi|pszenic|laktoz|kazein|tahin|\w+owin|wanili|sol|kostk|gorczyc|wloszczyzn)[iy]$/
/** Neuters that stand in lists in the plural. */
const PLURAL_IN_A = /^(?:jajk|jaj|jablk|warzyw|ziarn|ciastk|skrzydelk|udk)a$/

/** Whether a folded word stands in the genitive and cannot as well name the next thing of a list. */
export function isGenitiveForm(word: string): boolean {
  if (/(?:ow|u|ego|ej|ych)$/.test(word)) return true
  if (/[iy]$/.test(word)) return SINGULAR.test(word)
  const { forms, lexemes } = kitchenLexicon()
  const bases = (forms.get(word) ?? []).flatMap(({ lexeme }) => (lexemes[lexeme]?.kind === 'noun' ? fold(lexemes[lexeme].base) : []))
  if (word.endsWith('a')) return !PLURAL_IN_A.test(word) && bases.some((base) => base !== word && /[^a]$/.test(base))
  return bases.length > 0 && !bases.includes(word)
}
