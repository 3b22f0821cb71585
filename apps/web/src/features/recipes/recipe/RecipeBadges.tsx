import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { Recipe } from '@spizarka/contract/recipes'
import { Sparkles } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { describeSource } from './describe-source.ts'

/** Why this dish was chosen, and where it comes from unless the head says so. */
export function RecipeBadges({ recipe, sourced }: { recipe: Recipe; sourced: boolean }) {
  return (
    <div className="flex flex-col items-start gap-3 empty:hidden">
      {recipe.why.length > 0 && (
        <ul role="list" aria-label="Dlaczego to danie" className="flex flex-col gap-1 border-l-3 border-honey pl-3 text-small text-muted">
          {recipe.why.map((reason) => (
            <li key={reason}>{withHardSpaces(reason)}</li>
          ))}
        </ul>
      )}
      {sourced && <Badge icon={<Sparkles aria-hidden />}>{describeSource(recipe)}</Badge>}
    </div>
  )
}
