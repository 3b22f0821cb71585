import type { Recipe } from '@spizarka/contract/recipes'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'

export type Finding = Recipe['safety']['findings'][number]

const TONES: Record<Finding['kind'], BadgeTone> = { blocked: 'late', warned: 'soon', unchecked: 'neutral' }

/** One finding: in what, why it matters, and who says so. */
export function SafetyFinding({ finding: { ingredient, kind, reason, source }, names }: { finding: Finding; names: readonly string[] }) {
  return (
    <li className="flex flex-wrap items-start gap-x-2.5 gap-y-1 text-small [&>span:first-child]:whitespace-normal">
      <Badge tone={TONES[kind]}>{(ingredient === null ? undefined : names[ingredient]) ?? 'całe danie'}</Badge>
      <span className="min-w-40 flex-1">
        {kind === 'blocked' && <strong>Nie dla Ciebie. </strong>}
        {reason}
        {source !== null && <span className="block text-caption text-muted">Źródło: {source}</span>}
      </span>
    </li>
  )
}
