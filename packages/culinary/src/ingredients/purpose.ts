import { fold } from '../parse/polish/fold.ts'

/**
 * What a line says its ingredient is for. Of what is `eaten` all goes into the dish; frying fat, the salt of cooking water and a
 * marinade stay behind in part (see `nutrition/left-behind.ts`).
 */
export type Purpose = 'eaten' | 'frying' | 'cooking-water' | 'marinade'

/** What the ingredient of a line is for, by its words. */
export function purposeOf(line: string): Purpose {
  const folded = fold(line)
  if (/\b(?:do|na) (?:\w+ )?(?:smazen\w*|usmazen\w*|podsmazen\w*|obsmazen\w*|frytowan\w*|frytury)\b/.test(folded)) return 'frying'
  if (/\b(?:do|na) (?:gotowan\w*|ugotowan\w*|blanszowan\w*|posoleni\w*|osoleni\w*|wody)\b/.test(folded)) return 'cooking-water'
  return /\b(?:do|na) (?:marynat\w*|marynowan\w*|zalew\w*)\b/.test(folded) ? 'marinade' : 'eaten'
}
