import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '../../../lib/paths.ts'
import { PushOffer } from '../../../lib/push/PushOffer.tsx'
import { type UndoneConsumption, useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { Navigate } from '../../../lib/router/links.tsx'
import { useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { formatDay, formatMoment, formatNumber } from '../../../lib/text/format.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { TOAST_DURATION, toast, toastStore } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Shortfalls } from '../Shortfalls.tsx'
import { keepOutcome, type Outcome, useOutcome } from './outcome.ts'

/** /consumptions/{id}: the result of a cooking that has just been confirmed, with the way back; later the list knows it. */
export function DoneScreen() {
  const { consumptionId = '' } = useParams()
  const outcome = useOutcome(consumptionId)
  return outcome ? <DonePage key={consumptionId} outcome={outcome} /> : <Navigate to={paths.consumptions} replace />
}

function DonePage({ outcome: { confirmed, undone } }: { outcome: Outcome }) {
  const queryClient = useQueryClient()
  const { mutate } = useUndoConsumption(confirmed.id, (taken) => keepOutcome(queryClient, { confirmed, undone: taken }))
  useUndoToast(confirmed.created_at, mutate)
  const { title, recipe_id } = confirmed
  const back = recipe_id === null ? paths.recipes : paths.recipe(recipe_id)
  return (
    <>
      <title>{`${title} – Spiżarka`}</title>
      <PageHeader
        title={undone ? 'Cofnięte' : 'Smacznego!'}
        subtitle={withHardSpaces(title)}
        back={{ to: back, label: 'Wróć do przepisu' }}
      />
      <div className="page page-narrow">
        {undone ? <ConsumptionUndone undone={undone} back={back} /> : <ConsumptionDone confirmed={confirmed} back={back} />}
      </div>
    </>
  )
}

/** "Cofnij" for 8 s after the cooking was confirmed, not again when the screen is opened once more. */
function useUndoToast(confirmedAt: string, undo: () => void): void {
  const undoShown = useEffectEvent(undo)
  useEffect(() => {
    // What went wrong with the photo or the stars is not talked over; the screen says where else it is undone.
    if (toastStore.read()?.kind === 'error') return
    if (Date.now() - Date.parse(confirmedAt) < TOAST_DURATION.undo) toast.undo('Odjęte ze spiżarni.', () => undoShown())
  }, [confirmedAt])
}

/** Everything is undone except what is listed here. */
function ConsumptionUndone({ undone, back }: { undone: UndoneConsumption; back: string }) {
  return (
    <>
      <Card pad="lg">
        <p>Produkty wróciły do spiżarni, a&nbsp;wpis zniknął z&nbsp;dziennika.</p>
      </Card>
      <Shortfalls title="Nie wszystko dało się cofnąć" shortfalls={undone.shortfalls} />
      <ButtonLink to={back} size="lg" full>
        Wróć do przepisu
      </ButtonLink>
    </>
  )
}

/** What was taken, eaten and kept; and where to go from here. */
function ConsumptionDone({ confirmed, back }: { confirmed: Outcome['confirmed']; back: string }) {
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
          <dd>{portion_percent === null ? 'nic' : energy}</dd>
          {portion_percent !== null && (
            <>
              <dt>Posiłek</dt>
              <dd>
                <Link to={paths.caloriesOf(eaten_on)} className="text-brand-ink underline underline-offset-3">
                  {`${MEAL_TYPES[meal_type]}, ${formatDay(eaten_on)}`}
                </Link>
              </dd>
              <dt>Zjedzona porcja</dt>
              <dd>{portion_percent}%</dd>
            </>
          )}
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
        {portion_percent !== null && (
          <ButtonLink to={paths.caloriesOf(eaten_on)} variant="outline" size="lg" full>
            Zobacz dzień w&nbsp;dzienniku
          </ButtonLink>
        )}
        <ButtonLink to={back} variant="outline" size="lg" full>
          Wróć do przepisu
        </ButtonLink>
      </div>
      <PushOffer kind="use_soon" />
    </>
  )
}
