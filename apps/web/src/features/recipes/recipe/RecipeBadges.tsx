import type { Recipe } from '@spizarka/contract/recipes'
import { Sparkles } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { describeSource } from './describe-source.ts'

/** Why this dish was chosen, and where it comes from. */
export function RecipeBadges({ recipe }: { recipe: Recipe }) {
  return (
    <ul role="list" className="flex flex-wrap gap-2 [&_span]:whitespace-normal">
      {recipe.why.map((reason) => (
        <li key={reason}>
          <Badge tone="soon">{reason}</Badge>
        </li>
      ))}
      <li>
        <Badge icon={<Sparkles aria-hidden />}>{describeSource(recipe)}</Badge>
      </li>
    </ul>
  )
}
