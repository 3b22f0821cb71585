import type { Recipe } from '@spizarka/contract/recipes'
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx'

export type Finding = Recipe['safety']['findings'][number]

const TONES: Record<Finding['kind'], BadgeTone> = { blocked: 'late', warned: 'soon', unchecked: 'neutral' }

/** One finding: in what, why it matters, and who says so. */
export function SafetyFinding({ finding: { ingredient, kind, reason, source }, names }: { finding: Finding; names: readonly string[] }) {
  const name = ingredient === null ? undefined : names[ingredient]
  return (
    <li className="flex flex-wrap items-start gap-x-2.5 gap-y-1 text-small [&>span:first-child]:py-1 [&>span:first-child]:leading-4 [&>span:first-child]:whitespace-normal">
      <Badge tone={TONES[kind]}>{name ?? 'całe danie'}</Badge>
      <span className="min-w-[min(100%,10rem)] flex-1">
        {kind === 'blocked' && <strong>Nie dla Ciebie. </strong>}
        {name !== undefined && reason.startsWith(`${name}: `) ? reason.slice(name.length + 2) : reason}
        {source !== null && <span className="block text-caption text-muted">Źródło: {source}</span>}
      </span>
    </li>
  )
}
