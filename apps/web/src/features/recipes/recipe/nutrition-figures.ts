import type { Recipe } from '@spizarka/contract/recipes'
import { formatNumber } from '../../../lib/text/format.ts'

/** How much of the dish the figures are of. */
export function describeCoverage({ coverage, without_frying_fat }: Recipe['nutrition']): string {
  return without_frying_fat ? 'Policzone bez tłuszczu do smażenia' : `Policzone ${Math.round(coverage * 100)}% masy dania, bez przypraw`
}

/** A figure as it is read at a glance: whole from ten up, a dash where it is not known. */
export function grams(value: number | null): string {
  if (value === null) return '–'
  return formatNumber(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}
