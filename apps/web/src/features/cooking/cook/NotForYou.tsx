import type { Recipe } from '@spizarka/contract/recipes'
import { Banner } from '../../../ui/Banner.tsx'

/** Before the first step: what this person must not be served is in it. */
export function NotForYou({ recipe: { safety } }: { recipe: Recipe }) {
  const reasons = new Set(safety.findings.filter(({ kind }) => kind === 'blocked').map(({ reason }) => reason))
  if (reasons.size === 0) return null
  return (
    <Banner tone="late" title="Nie dla Ciebie">
      {[...reasons].join(' ')} To informacja, nie porada medyczna.
    </Banner>
  )
}
