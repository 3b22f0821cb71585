import { PUBLICATION_DEMANDS, type PublicationDemand } from '@spizarka/contract/publications'
import type { Recipe } from '@spizarka/contract/recipes'
import { clsx } from 'clsx'
import { Check, CircleAlert, Image, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import type { Publishing } from './publishing.ts'

const MET: Record<PublicationDemand, string> = {
  ingredients: 'Składniki są na liście',
  steps: 'Przygotowanie jest opisane',
  known_food: 'Rozpoznajemy produkty',
}
const NAMED = 3

/** What a recipe has to have before it is sent, what of it is there, and what would help whoever cooks it. */
export function Demands({ publishing: { missing, lines_without_amount: vague }, preview }: { publishing: Publishing; preview: Recipe }) {
  const edit = (
    <Link to={paths.editRecipe(preview.id)} className="inline-flex min-h-11 items-center font-bold text-brand-ink underline">
      Uzupełnij
    </Link>
  )
  return (
    <ul role="list" aria-label="Co trzeba mieć" className="flex flex-col gap-3.5">
      {(Object.keys(PUBLICATION_DEMANDS) as PublicationDemand[]).map((demand) =>
        missing.includes(demand) ? (
          <Demand key={demand} Icon={CircleAlert} tone="late" title={`Brakuje: ${PUBLICATION_DEMANDS[demand]}`} end={edit} />
        ) : (
          <Demand key={demand} Icon={Check} tone="ok" title={MET[demand]} />
        ),
      )}
      {vague.length > 0 ? (
        <Demand Icon={CircleAlert} tone="soon" title={`Bez ilości: ${namesOf(vague)}`} end={edit}>
          Możesz wysłać i&nbsp;tak, ale kto ugotuje, będzie zgadywać.
        </Demand>
      ) : (
        <Demand Icon={Check} tone="ok" title="Ilości są podane" />
      )}
      <Demand Icon={Image} tone="neutral" title="Obrazek: rysunek Spiżarki">
        Twoje zdjęcie talerza, jeśli je masz, widzisz tylko Ty.
      </Demand>
    </ul>
  )
}

/** `sól, pieprz i 2 inne` */
function namesOf(lines: readonly string[]): string {
  const rest = lines.length - NAMED
  return rest > 1 ? `${lines.slice(0, NAMED).join(', ')} i\u00a0${rest} inne` : lines.join(', ')
}

const TONES = {
  ok: 'bg-ok-soft text-ok-ink',
  soon: 'bg-soon-soft text-soon-ink',
  late: 'bg-late-soft text-late-ink',
  neutral: 'bg-sunken text-muted',
} as const

interface DemandProps {
  Icon: LucideIcon
  tone: keyof typeof TONES
  title: string
  end?: ReactNode
  children?: ReactNode
}

function Demand({ Icon, tone, title, end, children }: DemandProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <span className={clsx('grid size-9 shrink-0 place-items-center self-start rounded-pill', TONES[tone])}>
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="min-w-[min(8rem,100%)] flex-1">
        <p className="font-semibold wrap-break-word">{title}</p>
        {children && <p className="text-small text-muted">{children}</p>}
      </div>
      {end}
    </li>
  )
}
