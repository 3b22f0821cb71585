import { type Recipe } from '@spizarka/contract/recipes'
import { ShieldQuestionMark } from 'lucide-react'
import { lazy } from 'react'
import { lowercaseFirstLetter } from '../../../../lib/text/lowercase-first-letter.ts'
import { FoldedRow, type FoldedRowProps } from '../FoldedRow.tsx'

// Loaded on demand, since most visits leave it folded.
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

/** How the safety gate's findings are told in a line. */
interface VerdictWords {
  title: string
  detail: string
}

/** Of whatever is bought its maker decides. */
const NO_ALLERGEN = 'Wśród 14 alergenów nie znaleźliśmy żadnego; obejrzyj etykiety'

/** The verdict of the safety gate in a line, and what it was looked for. Never that something is safe: only that it was not found. */
export function describeVerdict({ safety: { verdict, findings, checked_for, allergens }, ingredients }: Recipe): VerdictWords {
  const named = (kind: Finding['kind']) =>
    [...new Set(findings.flatMap((each) => (each.kind === kind ? lowercaseFirstLetter(subjectOf(each, ingredients)) : [])))].join(', ')
  const sought = checked_for.length > 0 ? `Sprawdzone: ${checked_for.map(lowercaseFirstLetter).join(', ')}` : ''
  const holds = allergens.length > 0 ? `Zawiera: ${allergens.join(', ')}` : ''
  const detail = sought || holds || NO_ALLERGEN
  if (verdict === 'blocked') return { title: `Nie dla Ciebie: ${named('blocked')}`, detail }
  if (verdict === 'warned') return { title: `Znaleziono: ${named('warned')}`, detail }
  if (verdict === 'unchecked') return { title: `Nie dało się sprawdzić: ${named('unchecked')}`, detail }
  return { title: checked_for.length > 0 ? 'Nie znaleźliśmy nic z\u00a0Twojej listy' : 'Co warto wiedzieć', detail }
}

type Finding = Recipe['safety']['findings'][number]

/** What a finding is about: its ingredient, or, of the whole dish, what its reason begins with ("Hashimoto: nie mamy …"). */
function subjectOf({ ingredient, reason }: Finding, ingredients: Recipe['ingredients']): string {
  const name = ingredient === null ? /^[^:]{1,40}(?=: )/u.exec(reason)?.[0] : ingredients[ingredient]?.name
  return name ?? 'całe danie'
}
