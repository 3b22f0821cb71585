import type { PublicationChecks } from '@spizarka/contract/moderation'
import { clsx } from 'clsx'
import { Check, CircleQuestionMark, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { cleanOf, findingsOf } from './findings.ts'

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
            <Line key={key} Icon={tone === 'late' ? TriangleAlert : CircleQuestionMark} tone={tone} title={title}>
              {recipeId === undefined ? (
                detail
              ) : (
                <Link to={paths.publishedRecipe(recipeId)} className="font-semibold text-brand-ink underline">
                  {detail}
                </Link>
              )}
              {source !== undefined && <span className="block">Źródło: {source}</span>}
            </Line>
          ))}
          {cleanOf(checks).map((title) => (
            <Line key={title} Icon={Check} tone="ok" title={title} />
          ))}
          <Line Icon={Info} tone="neutral" title={checks.allergens.length > 0 ? 'Alergeny ze składu' : 'Żadnego z 14 alergenów'}>
            {checks.allergens.join(', ')}
          </Line>
        </ul>
      </section>
    </Card>
  )
}

const TONES = {
  ok: 'bg-ok-soft text-ok-ink',
  soon: 'bg-soon-soft text-soon-ink',
  late: 'bg-late-soft text-late-ink',
  neutral: 'bg-sunken text-muted',
} as const

function Line({ Icon, tone, title, children }: { Icon: LucideIcon; tone: keyof typeof TONES; title: string; children?: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className={clsx('grid size-8 shrink-0 place-items-center rounded-pill', TONES[tone])}>
        <Icon aria-hidden className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="leading-5 font-semibold">{title}</p>
        {children && <p className="text-small text-muted wrap-anywhere">{children}</p>}
      </div>
    </li>
  )
}
