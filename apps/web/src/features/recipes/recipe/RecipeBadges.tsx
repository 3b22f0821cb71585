import type { Recipe } from '@spizarka/contract/recipes'
import { Sparkles } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { describeSource } from './describe-source.ts'

/** Why this dish was chosen, and where it comes from unless the head says so. */
export function RecipeBadges({ recipe, sourced }: { recipe: Recipe; sourced: boolean }) {
  return (
    <ul role="list" className="flex flex-wrap gap-2 empty:hidden [&_span]:whitespace-normal">
      {recipe.why.map((reason) => (
        <li key={reason}>
          <Badge tone="soon">{reason}</Badge>
        </li>
      ))}
      {sourced && (
        <li>
          <Badge icon={<Sparkles aria-hidden />}>{describeSource(recipe)}</Badge>
        </li>
      )}
    </ul>
  )
}
