import { type Consumption, listConsumptions } from '@spizarka/contract/consumption'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { MEAL_TYPES } from '@spizarka/contract/meals'
import { ChefHat } from 'lucide-react'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { type UndoneConsumption, useUndoConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { formatDay, formatNumber } from '../../../lib/text/format.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Shortfalls } from '../Shortfalls.tsx'

/** /consumptions: what was cooked, newest first; within a day each can be taken back. */
export function ConsumptionsScreen() {
  const [undone, setUndone] = useState<UndoneConsumption>()
  const list = usePages({
    path: listConsumptions.path,
    read: (page, signal) => call(listConsumptions, { query: { page }, signal }),
    keyOf: useCallback(({ id }: Consumption) => id, []),
  })
  return (
    <>
      <title>Ugotowane – Spiżarka</title>
      <PageHeader
        title="Ugotowane"
        subtitle="Co zeszło ze spiżarni i trafiło do dziennika"
        back={{ to: paths.recipes, label: 'Wróć do przepisów' }}
      />
      <div className="page page-narrow gap-4!">
        {undone && <Shortfalls title={`Nie wszystko dało się cofnąć: ${undone.title}`} shortfalls={undone.shortfalls} />}
        <PagedList list={list} label="Ugotowane" empty={<NothingCooked />}>
          {(consumption) => <ConsumptionRow key={consumption.id} consumption={consumption} onUndone={setUndone} />}
        </PagedList>
      </div>
    </>
  )
}

function NothingCooked() {
  return (
    <EmptyState
      picture={<PotArt />}
      title="Nic jeszcze nie wyszło z&nbsp;garnka"
      text="Tu będą dania z&nbsp;Twojej kuchni i&nbsp;to, co zeszło na nie ze spiżarni."
    >
      <ButtonLink to={paths.recipes} size="lg" full>
        Zobacz przepisy
      </ButtonLink>
    </EmptyState>
  )
}

interface ConsumptionRowProps {
  consumption: Consumption
  onUndone: (undone: UndoneConsumption) => void
}

/** One cooked dish: what of it was eaten, when, and the way back while there is one. */
function ConsumptionRow({ consumption, onUndone }: ConsumptionRowProps) {
  const { id, recipe_id, title, undone_at } = consumption
  const undo = useUndoConsumption(id, onUndone)
  return (
    <Row
      start={
        <span aria-hidden className="grid size-11 shrink-0 place-items-center rounded-tile bg-sunken text-muted">
          <ChefHat className="size-5.5" />
        </span>
      }
      title={
        recipe_id === null ? (
          withHardSpaces(title)
        ) : (
          <Link to={paths.recipe(recipe_id)} className="hover:underline">
            {withHardSpaces(title)}
          </Link>
        )
      }
      detail={<span className="text-small text-muted tabular-nums">{describeEaten(consumption)}</span>}
      end={
        undone_at === null ? (
          canBeUndone(consumption) && (
            <Button
              variant="ghost"
              size="sm"
              busy={undo.isPending}
              busyLabel="Cofanie..."
              aria-label={`Cofnij: ${title}`}
              onClick={() => undo.mutate()}
            >
              Cofnij
            </Button>
          )
        ) : (
          <Badge>cofnięte</Badge>
        )
      }
    />
  )
}

function canBeUndone({ undo_until }: Consumption, now: number = Date.now()): boolean {
  return now < Date.parse(undo_until)
}

/** `Obiad, 20 listopada · 150% porcji · 618 kcal`; what was not eaten yet is in no diary. */
function describeEaten({ meal_type, eaten_on, portion_percent, eaten, undone_at }: Consumption): string {
  const energy = undone_at === null && eaten.kcal !== null ? ` · ${formatNumber(Math.round(eaten.kcal))}\u00a0kcal` : ''
  if (portion_percent === null) return `${formatDay(eaten_on)} · bez wpisu w\u00a0dzienniku`
  return `${MEAL_TYPES[meal_type]}, ${formatDay(eaten_on)} · ${portion_percent}%\u00a0porcji${energy}`
}
