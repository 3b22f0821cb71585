import { PUBLICATION_DEMANDS, type PublicationDemand } from '@spizarka/contract/publications'
import type { Recipe } from '@spizarka/contract/recipes'
import { Check, CircleAlert, Image } from 'lucide-react'
import { CheckedLine } from '../../../lib/community/CheckedLine.tsx'
import { paths } from '../../../lib/paths.ts'
import { Link } from '../../../ui/button/link.tsx'
import type { Publishing } from './publishing.ts'

const MET_TEXTS: Record<PublicationDemand, string> = {
  ingredients: 'Składniki są na liście',
  steps: 'Przygotowanie jest opisane',
  known_food: 'Rozpoznajemy produkty',
}
const MAX_NAMED = 3

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
          <CheckedLine key={demand} Icon={CircleAlert} tone="late" title={`Brakuje: ${PUBLICATION_DEMANDS[demand]}`} end={edit} />
        ) : (
          <CheckedLine key={demand} Icon={Check} tone="ok" title={MET_TEXTS[demand]} />
        ),
      )}
      {vague.length > 0 ? (
        <CheckedLine Icon={CircleAlert} tone="soon" title={`Bez ilości: ${namesOf(vague)}`} end={edit}>
          Możesz wysłać i&nbsp;tak, ale kto ugotuje, będzie zgadywać.
        </CheckedLine>
      ) : (
        <CheckedLine Icon={Check} tone="ok" title="Ilości są podane" />
      )}
      <CheckedLine Icon={Image} tone="neutral" title="Obrazek: rysunek Spiżarki">
        Twoje zdjęcie talerza, jeśli je masz, widzisz tylko Ty.
      </CheckedLine>
    </ul>
  )
}

/** `sól, pieprz i 2 inne` */
function namesOf(lines: readonly string[]): string {
  const rest = lines.length - MAX_NAMED
  return rest > 1 ? `${lines.slice(0, MAX_NAMED).join(', ')} i\u00a0${rest} inne` : lines.join(', ')
}
