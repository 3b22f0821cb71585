import type { RecipeIngredient } from '@spizarka/contract/recipe-parts'

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
  const asked = /(?<!\p{L})ile\s+(?<words>\p{L}[\p{L} ]{1,60})/iu.exec(spoken)?.groups?.['words']
  if (asked !== undefined) return { kind: 'amount', words: asked.trim() }
  for (const [pattern, kind] of COMMANDS) if (kind !== 'amount' && pattern.test(spoken)) return { kind }
  return null
}

/** The shortest beginning that two forms of one word share: "mąki" and "mąka", "jajek" and "jajka". */
const SHARED = 3

/** The ingredient that a spoken name means, in whatever case it was said; undefined where none is meant. */
export function spokenIngredient(words: string, ingredients: readonly RecipeIngredient[]): RecipeIngredient | undefined {
  const [firstWord = ''] = words.toLocaleLowerCase('pl').split(' ')
  const stem = firstWord.slice(0, Math.max(SHARED, firstWord.length - 2))
  return ingredients.find(({ name }) =>
    name
      .toLocaleLowerCase('pl')
      .split(' ')
      .some((word) => word.startsWith(stem)),
  )
}
