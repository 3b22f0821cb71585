import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'
import type { Recipe } from '@spizarka/contract/recipes'
import { ingredientAmount } from '../../../lib/recipes/words/recipe-words.ts'

/** What a cook asks for in words. */
export type VoiceCommand = { kind: 'next' | 'back' | 'repeat' | 'timer' } | { kind: 'amount'; words: string }

const COMMANDS: readonly (readonly [RegExp, VoiceCommand['kind']])[] = [
  [/(?<!\p{L})(?:dalej|następny)(?!\p{L})/iu, 'next'],
  [/(?<!\p{L})(?:wstecz|cofnij|poprzedni)(?!\p{L})/iu, 'back'],
  [/(?<!\p{L})(?:powtórz|jeszcze raz)(?!\p{L})/iu, 'repeat'],
  [/(?<!\p{L})minutnik(?!\p{L})/iu, 'timer'],
]

/** The command in what was heard: "dalej", "wstecz", "powtórz", "minutnik", "ile mąki"; null in kitchen talk. */
export function readCommand(spoken: string): VoiceCommand | null {
  const asked = /(?<!\p{L})ile\s+(?!(?:czasu|minut|godzin|jeszcze|porcji)(?!\p{L}))(?<words>\p{L}[\p{L} ]{1,60})/iu.exec(spoken)?.groups?.[
    'words'
  ]
  if (asked !== undefined) return { kind: 'amount', words: asked.trim() }
  for (const [pattern, kind] of COMMANDS) if (kind !== 'amount' && pattern.test(spoken)) return { kind }
  return null
}

/** How much of a spoken ingredient goes in: "mąka, 2 szklanki". */
export function spokenAmount(recipe: Recipe, servings: number, words: string): string {
  const meant = spokenIngredients(words, recipe.ingredients)
  if (meant.length === 0) return `Nie ma tu: ${words}.`
  return meant
    .map((ingredient) => {
      const amount = ingredientAmount(ingredient, servings / recipe.servings)
      return amount === null ? ingredient.line : `${ingredient.name}, ${amount}`
    })
    .join('; ')
}

/** The shortest beginning that two forms of one word share: "mąki" and "mąka", "jajek" and "jajka". */
const SHARED = 3

/** The ingredients that a spoken name means, in whatever case and order it was said: of two peppers the one whose other word was said too. */
export function spokenIngredients(words: string, ingredients: readonly RecipeIngredient[]): readonly RecipeIngredient[] {
  let meant: readonly RecipeIngredient[] = []
  for (const word of words.split(' ')) {
    const named = (meant.length > 0 ? meant : ingredients).filter(({ name }) => isNamedIn(name, word))
    if (named.length > 0) meant = named
  }
  return meant
}

function isNamedIn(name: string, spoken: string): boolean {
  const word = stemmed(spoken)
  const stem = word.slice(0, Math.max(SHARED, word.length - 2))
  return name.split(' ').some((part) => stemmed(part).startsWith(stem))
}

/** Without what comes and goes between cases: "sól" and "soli", "cukier" and "cukru", "ocet" and "octu". */
function stemmed(word: string): string {
  return word
    .toLocaleLowerCase('pl')
    .replaceAll('ó', 'o')
    .replace(/(?<=\p{L}\p{L})i?e(?=\p{L}$)/u, '')
}
