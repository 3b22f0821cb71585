import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import type { PublicationChecks } from '@spizarka/contract/moderation'
import { Check, CircleQuestionMark, Info, TriangleAlert } from 'lucide-react'
import { CheckedLine } from '../../../lib/community/CheckedLine.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { checksWithoutFindings, findingsOf } from './findings.ts'

/** What the machine looked for in a text: what it found first. It decides nothing. */
export function Findings({ checks }: { checks: PublicationChecks }) {
  return (
    <Card pad="lg">
      <section aria-labelledby="sprawdzone" className="flex flex-col gap-3.5">
        <h3 id="sprawdzone" className="text-h4">
          Sprawdzone automatycznie
        </h3>
        <ul role="list" className="flex flex-col gap-3.5">
          {findingsOf(checks).map(({ key, tone, title, detail, source, recipeId }) => (
            <CheckedLine key={key} Icon={tone === 'late' ? TriangleAlert : CircleQuestionMark} tone={tone} title={withHardSpaces(title)}>
              {recipeId === undefined ? (
                detail
              ) : (
                <Link to={paths.publishedRecipe(recipeId)} className="font-semibold text-brand-ink underline">
                  {detail}
                </Link>
              )}
              {source !== undefined && <span className="block">Źródło: {source}</span>}
            </CheckedLine>
          ))}
          {checksWithoutFindings(checks).map((title) => (
            <CheckedLine key={title} Icon={Check} tone="ok" title={withHardSpaces(title)} />
          ))}
          <CheckedLine Icon={Info} tone="neutral" title={checks.allergens.length > 0 ? 'Alergeny ze składu' : 'Żadnego z 14 alergenów'}>
            {checks.allergens.join(', ')}
          </CheckedLine>
        </ul>
      </section>
    </Card>
  )
}
