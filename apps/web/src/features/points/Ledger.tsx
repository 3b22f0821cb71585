import type { PointMovement } from '@spizarka/contract/points'
import { useState } from 'react'
import { groupByDay } from '../../lib/group-by-day.ts'
import { starts } from '../../lib/starts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Rows } from '../../ui/Row.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { MovementRow } from './MovementRow.tsx'
import type { usePointHistory } from './use-point-history.ts'

const VIEWS = {
  all: { label: 'Wszystko', shows: () => true },
  gained: { label: 'Zdobyte', shows: ({ amount }: PointMovement) => amount > 0 },
  spent: { label: 'Wydane', shows: ({ amount }: PointMovement) => amount < 0 },
} as const
type View = keyof typeof VIEWS

const OPTIONS = (['all', 'gained', 'spent'] as const).map((value) => ({ value, label: VIEWS[value].label }))

/** Every movement of the points, by day. */
export function Ledger({ history }: { history: ReturnType<typeof usePointHistory> }) {
  const [view, setView] = useState<View>('all')
  const days = groupByDay(history.data?.filter(VIEWS[view].shows) ?? [])
  return (
    <section aria-labelledby="historia" className="flex flex-col gap-4">
      <h2 id="historia" className="text-h3">
        Historia
      </h2>
      <Segmented label="Pokaż" value={view} onChange={setView} options={OPTIONS} />
      {history.isPending && <SkeletonRows label="Ładowanie historii…" />}
      {history.isError && (
        <ErrorPanel onRetry={starts(history.refetch)} busy={history.isFetching}>
          Nie udało się wczytać historii punktów.
        </ErrorPanel>
      )}
      {history.isSuccess && days.length === 0 && <p className="py-4 text-center text-muted">Tu nie ma jeszcze żadnych punktów.</p>}
      {days.map(({ day, heading, entries }) => (
        <section key={day} aria-label={heading} className="flex flex-col gap-2">
          <h3 className="font-sans! text-small font-bold tracking-normal! text-muted">{heading}</h3>
          <Rows>
            {entries.map((movement) => (
              <MovementRow key={movement.id} movement={movement} />
            ))}
          </Rows>
        </section>
      ))}
      {history.hasNextPage && (
        <Button
          variant="outline"
          className="self-center"
          busy={history.isFetchingNextPage}
          busyLabel="Ładowanie..."
          onClick={starts(() => history.fetchNextPage())}
        >
          Pokaż starsze
        </Button>
      )}
    </section>
  )
}
