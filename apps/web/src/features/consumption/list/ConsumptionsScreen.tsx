import { type Consumption, listConsumptions } from '@spizarka/contract/consumption'
import { useCallback, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import type { UndoneConsumption } from '../../../lib/recipes/use-undo-consumption.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import { Shortfalls } from '../Shortfalls.tsx'
import { ConsumptionRow } from './ConsumptionRow.tsx'

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
      <PageHead
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
