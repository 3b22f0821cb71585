import { plural } from '@spizarka/contract/plural'
import type { PublicationState } from '@spizarka/contract/publication-states'
import { listMyPublications } from '@spizarka/contract/publications'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { ShowMore } from '../../../lib/pages/ShowMore.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { formatNumber } from '../../../lib/text/format.ts'
import { PotArt } from '../../../ui/art/PotArt.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx'
import { FilterChip } from '../../../ui/form/Chip.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { PublicationCard } from './PublicationCard.tsx'

const PAGE_SIZE = 30

/** Ways to look at the list, as its chips say them; those that wait for somebody first. */
const VIEWS = {
  submitted: 'Czekają',
  changes_requested: 'Do poprawy',
  published: 'Opublikowane',
  rejected: 'Odrzucone',
  removed: 'Usunięte',
  withdrawn: 'Wycofane',
} as const satisfies Partial<Record<PublicationState, string>>
type View = keyof typeof VIEWS

/** /recipes/publications: what one sent to the library, and what happened to it. */
export function PublicationsScreen() {
  const [state, show] = useView()
  const list = usePages({
    path: listMyPublications.path,
    filter: state,
    read: (page, signal) => call(listMyPublications, { query: { page, page_size: PAGE_SIZE, ...(state && { state }) }, signal }),
    keyOf: ({ id }) => id,
  })
  const all = useCount(undefined)
  const rows = list.data?.rows ?? []
  return (
    <>
      <title>Moje publikacje – Spiżarka</title>
      <PageHeader
        title="Moje publikacje"
        subtitle={all !== undefined && `${formatNumber(all)} ${plural(all, ['przepis', 'przepisy', 'przepisów'])}`}
        back={{ to: `${paths.recipes}?show=own`, label: 'Wróć do swoich przepisów' }}
      />
      <div className="page gap-4! max-md:pt-5!">
        {all !== 0 && <Views shown={state} onShow={show} />}
        {list.isPending && <SkeletonRows rows={4} label="Ładowanie publikacji…" />}
        {list.isError && !list.data && (
          <ErrorPanel onRetry={fireAndForget(list.refetch)} busy={list.isFetching}>
            Nie udało się wczytać publikacji.
          </ErrorPanel>
        )}
        {list.data?.count === 0 && (state === undefined ? <NothingSent /> : <NothingLikeThat onAll={() => show(undefined)} />)}
        {rows.length > 0 && (
          <ul role="list" aria-label="Publikacje" className="grid items-start gap-4 *:min-w-0 desk:grid-cols-2">
            {rows.map((publication) => (
              <PublicationCard key={publication.id} publication={publication} />
            ))}
          </ul>
        )}
        <ShowMore list={list}>Pokaż kolejne</ShowMore>
      </div>
    </>
  )
}

const isView = (word: string): word is View => Object.hasOwn(VIEWS, word)

/** The state that the address asks for; undefined where all are shown. */
function useView() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('state')
  const state = asked !== null && isView(asked) ? asked : undefined
  const show = (next: View | undefined) => setSearch(next === undefined ? {} : { state: next }, { replace: true })
  return [state, show] as const
}

/** How many there are in a state, or at all; undefined while nobody knows. */
function useCount(state: View | undefined): number | undefined {
  const { data } = useQuery({
    ...endpointQuery(listMyPublications, { query: { page_size: 1, ...(state && { state }) } }),
    staleTime: 0,
    select: ({ count }) => count,
  })
  return data
}

function Views({ shown, onShow }: { shown: View | undefined; onShow: (view: View | undefined) => void }) {
  const counts: Partial<Record<View, number | undefined>> = {
    submitted: useCount('submitted'),
    changes_requested: useCount('changes_requested'),
  }
  return (
    <div
      role="group"
      aria-label="Pokaż"
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
    >
      <FilterChip on={shown === undefined} onClick={() => onShow(undefined)}>
        Wszystkie
      </FilterChip>
      {(Object.keys(VIEWS) as View[]).map((view) => (
        <FilterChip key={view} on={shown === view} onClick={() => onShow(view)}>
          {VIEWS[view]}
          {(counts[view] ?? 0) > 0 && <span className="tabular-nums"> {formatNumber(counts[view] ?? 0)}</span>}
        </FilterChip>
      ))}
    </div>
  )
}

function NothingSent() {
  return (
    <EmptyState
      picture={<PotArt />}
      title="Jeszcze nic tu nie ma"
      text="Otwórz swój przepis i wybierz „Opublikuj”. Tu zobaczysz, co o nim zdecydował moderator."
    >
      <ButtonLink to={`${paths.recipes}?show=own`} full>
        Moje przepisy
      </ButtonLink>
    </EmptyState>
  )
}

function NothingLikeThat({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState title="Żadna publikacja" text="W tym stanie nie ma teraz żadnej z Twoich publikacji.">
      <Button variant="soft" onClick={onAll}>
        Pokaż wszystkie
      </Button>
    </EmptyState>
  )
}
