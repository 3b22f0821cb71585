import { MEAL_TYPES } from '@spizarka/contract/meals'
import { CircleCheck } from 'lucide-react'
import { formatDay, formatMoment, formatNumber } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Link } from '../../../ui/link.tsx'
import { Shortfalls } from '../Shortfalls.tsx'
import type { Outcome } from './outcome.ts'

/** What was taken, eaten and kept; and where to go from here. */
export function ConsumptionDone({ confirmed, back }: { confirmed: Outcome['confirmed']; back: string }) {
  const { eaten, portion_percent, meal_type, eaten_on, shortfalls, leftovers_product_id, undo_until } = confirmed
  const energy = eaten.kcal === null ? 'nie wiadomo' : `${formatNumber(Math.round(eaten.kcal))}\u00a0kcal`
  return (
    <>
      <Card pad="lg" className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <span aria-hidden className="grid size-12 shrink-0 place-items-center rounded-tile bg-ok-soft text-ok-ink">
            <CircleCheck className="size-6" />
          </span>
          <h2 className="text-h3">Odjęte ze spiżarni</h2>
        </div>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 [&>dd]:text-right [&>dd]:font-bold [&>dd]:tabular-nums [&>dt]:text-muted">
          <dt>Do dziennika</dt>
          <dd>{energy}</dd>
          <dt>Posiłek</dt>
          <dd>{`${MEAL_TYPES[meal_type]}, ${formatDay(eaten_on)}`}</dd>
          <dt>Zjedzona porcja</dt>
          <dd>{portion_percent}%</dd>
          {leftovers_product_id !== null && (
            <>
              <dt>Reszta dania</dt>
              <dd>w spiżarni</dd>
            </>
          )}
        </dl>
        <p className="text-small text-muted">
          Do {formatMoment(undo_until)} możesz to cofnąć: w&nbsp;przepisie albo na liście{' '}
          <Link to={paths.consumptions} className="font-semibold text-brand-ink underline underline-offset-3">
            Ugotowane
          </Link>
          .
        </p>
      </Card>
      <Shortfalls title="Nie wszystko dało się odjąć" shortfalls={shortfalls} />
      <div className="flex flex-col gap-2">
        <ButtonLink to={paths.pantry} size="lg" full>
          Przejdź do spiżarni
        </ButtonLink>
        <ButtonLink to={back} variant="outline" size="lg" full>
          Wróć do przepisu
        </ButtonLink>
      </div>
    </>
  )
}
