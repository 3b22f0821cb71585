import type { Recipe } from '@spizarka/contract/recipes'
import { ShieldQuestionMark } from 'lucide-react'
import { lazy } from 'react'
import { FoldedRow, type FoldedRowProps } from '../FoldedRow.tsx'
import { describeVerdict } from './safety-verdict.ts'

// Most visits leave it folded.
const loadDetails = () => import('./VerdictDetails.tsx')
const SafetyDetails = lazy(async () => ({ default: (await loadDetails()).SafetyDetails }))

/** Never green: what was looked for was not found, which is not the same as safe. */
const LOOKS: Record<Recipe['safety']['verdict'], FoldedRowProps['look']> = {
  blocked: 'late',
  warned: 'soon',
  unchecked: 'neutral',
  clear: 'neutral',
}

/** What the safety gate found for this person, and what it could not check: the verdict in a line, folded. */
export function SafetyPanel({ recipe }: { recipe: Recipe }) {
  return (
    <FoldedRow icon={<ShieldQuestionMark />} look={LOOKS[recipe.safety.verdict]} prepare={loadDetails} {...describeVerdict(recipe)}>
      <SafetyDetails recipe={recipe} />
    </FoldedRow>
  )
}
