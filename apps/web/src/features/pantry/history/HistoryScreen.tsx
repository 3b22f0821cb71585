import { useInfiniteQuery } from '@tanstack/react-query'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { groupByDay } from '../../../lib/pages/group-by-day.ts'
import { ShowMore } from '../../../lib/pages/ShowMore.tsx'
import { paths } from '../../../lib/paths.ts'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { Rows } from '../../../ui/layout/Row.tsx'
import { usePantryActions } from '../pantry-actions.ts'
import { pantryHistory, rowsOf } from '../pantry-queries.ts'
import { ChangeRow } from './ChangeRow.tsx'

/** /pantry/history: every change of the pantry, newest first. */
export function HistoryScreen() {
  const actions = usePantryActions()
  const history = useInfiniteQuery(pantryHistory())
  const changes = rowsOf(history.data)
  const undo = async (productId: string) => {
    const item = await actions.undoLast(productId)
    toast.success(`Cofnięte: ${item.product_name}`)
  }
  return (
    <>
      <title>Historia spiżarni – Spiżarka</title>
      <PageHeader title="Historia spiżarni" back={{ to: paths.pantry, label: 'Wróć do spiżarni' }} />
      <div className="page page-narrow">
        {history.isPending && <SkeletonRows rows={6} label="Ładowanie historii…" />}
        {history.isError && (
          <ErrorPanel onRetry={fireAndForget(history.refetch)} busy={history.isFetching}>
            Nie udało się wczytać historii. Spróbuj ponownie.
          </ErrorPanel>
        )}
        {history.isSuccess && changes.length === 0 && (
          <p className="py-8 text-center text-muted">Tu będzie widać każdą zmianę w spiżarni. Na razie nie było żadnej.</p>
        )}
        {groupByDay(changes).map(({ day, heading, entries }) => (
          <section key={day} aria-label={heading} className="flex flex-col gap-2">
            <h2 className="font-sans! text-small font-bold tracking-normal! text-muted">{heading}</h2>
            <Rows>
              {entries.map((change) => (
                <ChangeRow key={change.id} change={change} among="day" undo={undo} />
              ))}
            </Rows>
          </section>
        ))}
        <ShowMore list={history}>Pokaż starsze</ShowMore>
      </div>
    </>
  )
}
