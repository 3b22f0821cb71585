import type { Recipe } from '@spizarka/contract/recipes'
import { formatNumber } from '../../../lib/text/format.ts'

/** How much of the dish the figures are of. */
export function describeCoverage({ coverage, without_frying_fat }: Recipe['nutrition']): string {
  if (without_frying_fat) return 'Policzono bez tłuszczu do smażenia'
  const percent = Math.round(coverage * 100)
  return percent === 100 ? 'Policzono całe danie, bez przypraw' : `Policzono ${percent}% masy dania, bez przypraw`
}

/** A figure as it is read at a glance: whole from ten up, a dash where it is not known. */
export function grams(value: number | null): string {
  if (value === null) return '–'
  return formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}
