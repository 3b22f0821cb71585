import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import { listPublicationQueue, type QueuedPublication } from '@spizarka/contract/moderation'
import { plural } from '@spizarka/contract/plural'
import { clsx } from 'clsx'
import { RotateCcw, Scale, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { useWideScreen } from '../../../lib/hooks/use-wide-screen.ts'
import { useScreenKeys } from '../../../lib/keys/screen-keys.ts'
import { PagedList } from '../../../lib/pages/PagedList.tsx'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { paths } from '../../../lib/paths.ts'
import { RecipePicture } from '../../../lib/recipes/RecipePicture.tsx'
import { useSearchParams } from '../../../lib/router/links.tsx'
import { useNavigate, useParams } from '../../../lib/router/ScreenRoutes.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Select } from '../../../ui/form/Input.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { ADMIN_PAGE_SIZE, adminCall } from '../admin-call.ts'
import { APPEALS, ModerationFrame } from './ModerationFrame.tsx'
import { QueuedRecipe } from './QueuedRecipe.tsx'
import { useStayOnOpened } from './use-stay-on-opened.ts'
import { describeWait } from './wait.ts'

const ORDERS = { submitted_at: 'Od najstarszych', '-risk': 'Najpierw z uwagami' } as const
type Order = keyof typeof ORDERS

/** /admin/publications and /admin/publications/{id}: what was sent to the library, one text open beside the queue; on a phone the one or the other. */
export function QueueScreen() {
  const { id } = useParams()
  const [search] = useSearchParams()
  const queue = search.get('show') === 'appeals' ? 'appeals' : 'waiting'
  const suffix = queue === 'appeals' ? '?show=appeals' : ''
  const wide = useWideScreen()
  const navigate = useNavigate()
  const [order, setOrder] = useState<Order>('submitted_at')
  const asked = { ordering: order, ...(queue === 'appeals' && APPEALS) }
  const list = usePages({
    path: listPublicationQueue.path,
    filter: asked,
    read: (page, signal) => adminCall(listPublicationQueue, { query: { ...asked, page, page_size: ADMIN_PAGE_SIZE }, signal }),
    keyOf: (publication) => publication.id,
  })
  const rows = list.data?.rows ?? []
  const openId = id ?? (wide ? rows[0]?.id : undefined)
  const place = rows.findIndex((row) => row.id === openId)
  const open = (next: QueuedPublication | undefined) =>
    fireAndForget(async () => {
      await navigate(next ? paths.adminPublication(next.id) + suffix : paths.adminPublications + suffix, { replace: true })
    })()
  useStayOnOpened(wide, () => id === undefined && open(rows[0]))
  const step = (by: number) => {
    const next = place === -1 ? rows[0] : rows[place + by]
    if (next) open(next)
  }
  useScreenKeys([
    { key: 'j', meaning: 'w moderacji: następny', press: () => step(1) },
    { key: 'k', meaning: 'w moderacji: poprzedni', press: () => step(-1) },
  ])

  const detail = openId !== undefined && (
    <QueuedRecipe
      key={openId}
      id={openId}
      // The one after it, which takes its place in the queue; after the last one, the one before.
      onDecided={() => open(rows[place + 1] ?? rows[place - 1])}
    />
  )
  const count = list.data?.count
  const one = rows[place]
  if (!wide && id !== undefined)
    return (
      <ModerationFrame
        queue={queue}
        withoutQueues
        title={one ? withHardSpaces(one.title) : 'Publikacja'}
        subtitle={one && `${place + 1} z ${count ?? rows.length}, czeka ${describeWait(one.submitted_at)}`}
        back={{ to: paths.adminPublications + suffix, label: 'Wróć do kolejki' }}
      >
        {detail}
      </ModerationFrame>
    )
  const [oldest] = order === 'submitted_at' ? rows : []
  return (
    <ModerationFrame
      queue={queue}
      subtitle={
        count !== undefined && count > 0
          ? `${count} ${plural(count, ['czeka', 'czekają', 'czeka'])}${oldest ? `, najstarsza od ${describeWait(oldest.submitted_at)}` : ''}`
          : undefined
      }
    >
      <div className={clsx(wide && count !== 0 && 'grid grid-cols-1 gap-6 desk:grid-cols-[17rem_minmax(0,1fr)] desk:items-start')}>
        <div className="flex min-w-0 flex-col gap-3">
          <Field label="Kolejność" hideLabel>
            <Select value={order} onChange={({ target: { value } }) => setOrder(value === '-risk' ? '-risk' : 'submitted_at')}>
              {(Object.keys(ORDERS) as Order[]).map((each) => (
                <option key={each} value={each}>
                  {ORDERS[each]}
                </option>
              ))}
            </Select>
          </Field>
          <PagedList
            label="Kolejka"
            list={list}
            loading="Ładowanie kolejki…"
            failure="Nie udało się wczytać kolejki."
            empty={queue === 'appeals' ? 'Nie ma odwołań od usunięć.' : 'Nic nie czeka. Wszystko przejrzane.'}
          >
            {(publication) => (
              <QueueRow key={publication.id} publication={publication} isOpen={publication.id === openId} suffix={suffix} />
            )}
          </PagedList>
          {wide && (
            <p className="text-small text-muted">
              Klawisze: J, K następny i&nbsp;poprzedni ·{' '}
              {queue === 'appeals' ? 'A\u00a0przywróć · O\u00a0zostaw' : 'A\u00a0opublikuj · P\u00a0poprawki · O\u00a0odrzuć'} ·
              ?&nbsp;lista
            </p>
          )}
        </div>
        {wide && detail}
      </div>
    </ModerationFrame>
  )
}

/** One text in the queue: what it is of, who sent it and since when it waits, and what there is to look at. */
function QueueRow({ publication, isOpen, suffix }: { publication: QueuedPublication; isOpen: boolean; suffix: string }) {
  const { id, recipe_id, title, author_name, submitted_at } = publication
  return (
    <Row
      className={clsx('relative', isOpen ? 'bg-brand-soft' : 'hover:bg-sunken')}
      start={
        <div className="size-14 shrink-0 overflow-hidden rounded-tile">
          <RecipePicture recipe={{ ...publication, id: recipe_id }} />
        </div>
      }
      title={
        <Link
          to={paths.adminPublication(id) + suffix}
          aria-current={isOpen || undefined}
          className="outline-none after:absolute after:inset-0 focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
        >
          {withHardSpaces(title)}
        </Link>
      }
      detail={
        <>
          <span className="max-w-full text-small text-muted wrap-anywhere">
            {author_name}, {describeWait(submitted_at)}
          </span>
          <QueueBadges publication={publication} />
        </>
      }
    />
  )
}

function QueueBadges({ publication: { risk, is_edit, appeal, before, author, is_own } }: { publication: QueuedPublication }) {
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {risk > 0 && (
        <Badge tone="late" icon={<TriangleAlert aria-hidden />}>
          {risk}&nbsp;{plural(risk, ['uwaga', 'uwagi', 'uwag'])}
        </Badge>
      )}
      {appeal !== null && (
        <Badge tone="soon" icon={<Scale aria-hidden />}>
          odwołanie
        </Badge>
      )}
      {is_edit && (
        <Badge tone="soon" icon={<RotateCcw aria-hidden />}>
          nowa wersja
        </Badge>
      )}
      {before !== null && (
        <Badge tone="soon" icon={<RotateCcw aria-hidden />}>
          {before.state === 'rejected' ? 'po odrzuceniu' : 'po poprawkach'}
        </Badge>
      )}
      {author.is_new && <Badge>nowy autor</Badge>}
      {author.published > 4 && (
        <Badge tone="ok">
          {author.published}&nbsp;{plural(author.published, ['opublikowany', 'opublikowane', 'opublikowanych'])}
        </Badge>
      )}
      {is_own && <Badge>Twój</Badge>}
    </span>
  )
}
