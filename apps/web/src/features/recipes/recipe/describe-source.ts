import type { Recipe } from '@spizarka/contract/recipes'

/** Where a recipe comes from, to whoever reads it: "Twój przepis", "Przepis Spiżarki". */
export function describeSource({ source, is_own, source_url }: Recipe): string {
  if (source === 'base') return 'Przepis Spiżarki'
  if (!is_own) return 'Udostępniony przepis'
  const host = source === 'imported' && source_url !== null ? hostOf(source_url) : undefined
  return host ? `Twój przepis, ze strony ${host}` : 'Twój przepis'
}

function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : undefined
}
