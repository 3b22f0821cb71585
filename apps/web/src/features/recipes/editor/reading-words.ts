import { formatNumber } from '../../../lib/format.ts'
import { ingredientAmount } from '../../../lib/recipes/ingredient-amount.ts'
import type { LineReading } from './use-line-readings.ts'

export interface ReadingWords {
  text: string
  tone: 'plain' | 'soon' | 'late'
}

/** What the kitchen made of a line: `marchew · 2 szt. · 160 g`; and what the cook has to know of it before all else. */
export function readingWords({ ingredient, findings: [finding] }: LineReading): ReadingWords {
  const { name, food_id, grams, measure } = ingredient
  if (finding?.kind === 'blocked') return { text: `Nie dla Ciebie. ${finding.reason}`, tone: 'late' }
  if (food_id === null) return { text: `Nie znamy: ${name}. Nie policzymy tego ani nie sprawdzimy.`, tone: 'soon' }
  if (finding) return { text: finding.kind === 'unchecked' ? `Nie dało się sprawdzić. ${finding.reason}` : finding.reason, tone: 'soon' }
  const amount = ingredientAmount(ingredient, 1)
  const weight = grams === null || measure === 'g' ? undefined : `${formatNumber(Math.round(grams))}\u00a0g`
  const parts = [name, amount ?? undefined, weight].filter((part) => part !== undefined)
  return { text: amount === null && grams === null ? `${name}, bez ilości` : parts.join(' · '), tone: 'plain' }
}
