import type { ResponseOf } from '@spizarka/contract/endpoint'
import { withHardSpaces } from '@spizarka/contract/hard-spaces'
import {
  countNotifications,
  listNotifications,
  markNotificationsRead,
  type NotificationKind,
  type UserNotification,
} from '@spizarka/contract/notifications'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Bell, ChartPie, FileDown, Hourglass, type LucideIcon, Megaphone, MessageCircle, ShoppingBasket, Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { call } from '../../lib/api/call.ts'
import { endpointQuery } from '../../lib/api/endpoint-query.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { ShowMore } from '../../lib/pages/ShowMore.tsx'
import { paths } from '../../lib/paths.ts'
import { queryClient } from '../../lib/query-client.ts'
import { formatMoment } from '../../lib/text/format.ts'
import { Link } from '../../ui/button/link.tsx'
import { ErrorPanel } from '../../ui/feedback/ErrorPanel.tsx'
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx'

/** The inside of the bell's panel. */
export function NotificationPanel({ onLeave }: { onLeave: () => void }) {
  const list = useNotificationList()
  if (list.isPending) return <SkeletonRows rows={3} label="Ładowanie powiadomień…" />
  if (list.isLoadingError)
    return (
      <ErrorPanel onRetry={fireAndForget(list.refetch)} busy={list.isFetching}>
        Nie udało się wczytać powiadomień.
      </ErrorPanel>
    )
  if (list.data?.length === 0) return <NoNotifications />
  return (
    <>
      <ul role="list" className="-mx-2 divide-y divide-line">
        {list.data?.map((notice) => (
          <NotificationRow key={notice.id} notice={notice} onLeave={onLeave} />
        ))}
      </ul>
      <ShowMore list={list} className="mt-3 w-full">
        Pokaż starsze
      </ShowMore>
    </>
  )
}

function NoNotifications() {
  return (
    <div className="flex flex-col items-center gap-2 py-6 text-center">
      <span className="grid size-14 place-items-center rounded-card bg-sunken text-muted">
        <Bell aria-hidden className="size-7" />
      </span>
      <p className="font-semibold">Nie masz nowych powiadomień.</p>
      <p className="text-small text-muted">Damy znać, gdy coś się wydarzy.</p>
    </div>
  )
}

/** The notices, newest first, as they were when the panel was opened; once they are there all count as read. */
function useNotificationList() {
  const list = useInfiniteQuery(
    {
      queryKey: [listNotifications.path],
      queryFn: ({ pageParam, signal }) => call(listNotifications, { query: { page: pageParam, page_size: 20 }, signal }),
      initialPageParam: 1,
      getNextPageParam: (last: ResponseOf<typeof listNotifications>, pages) => (last.next === null ? undefined : pages.length + 1),
      // A notice that came between two pages pushes the last one of a page to the top of the next.
      select: ({ pages }) => [...new Map(pages.flatMap(({ results }) => results).map((notice) => [notice.id, notice])).values()],
      // Every opening reads them again, and shows nothing older meanwhile.
      gcTime: 0,
      refetchOnWindowFocus: false,
    },
    queryClient,
  )

  const { isSuccess } = list
  useEffect(() => {
    if (!isSuccess) return
    // Failing leaves the badge as it is: the next opening tries again.
    markAllRead().catch(() => undefined)
  }, [isSuccess])
  return list
}

async function markAllRead(): Promise<void> {
  await call(markNotificationsRead)
  queryClient.setQueryData(endpointQuery(countNotifications).queryKey, { unread_count: 0 })
}

const LOOKS: Record<NotificationKind, { Icon: LucideIcon; tone: string }> = {
  use_soon: { Icon: Hourglass, tone: 'bg-soon-soft text-soon-ink' },
  points_low: { Icon: Sparkles, tone: 'bg-brand-soft text-brand-ink' },
  list_ready: { Icon: ShoppingBasket, tone: 'bg-brand-soft text-brand-ink' },
  export_ready: { Icon: FileDown, tone: 'bg-ok-soft text-ok-ink' },
  meal_missing: { Icon: ChartPie, tone: 'bg-ok-soft text-ok-ink' },
  community: { Icon: MessageCircle, tone: 'bg-brand-soft text-brand-ink' },
  announcement: { Icon: Megaphone, tone: 'bg-plum-soft text-plum-ink' },
}

const TARGETS: Record<NonNullable<UserNotification['target']>, { to: string; label: string }> = {
  pantry_use_soon: { to: paths.pantryUseSoon, label: 'Zobacz w spiżarni' },
  points: { to: paths.points, label: 'Zobacz punkty' },
  account: { to: paths.accountSettings, label: 'Przejdź do konta' },
  shopping_lists: { to: paths.shoppingLists, label: 'Zobacz listy' },
  diary: { to: paths.calories, label: 'Otwórz dziennik' },
  publications: { to: paths.publications, label: 'Moje publikacje' },
  published_recipe: { to: paths.publishedRecipes, label: 'Zobacz przepis' },
}

/** Where a notice leads: to the one thing that it is about, or to the screen of all. */
function targetOf({ target, target_id }: UserNotification): { to: string; label: string } | null {
  if (target === 'shopping_lists' && target_id !== null) return { to: paths.shoppingPlan(target_id), label: 'Zobacz plan i\u00a0listę' }
  if (target === 'published_recipe' && target_id !== null) return { to: paths.publishedRecipe(target_id), label: 'Zobacz przepis' }
  return target && TARGETS[target]
}

/** One notice: what it is about, what it says, and where it leads. */
function NotificationRow({ notice, onLeave }: { notice: UserNotification; onLeave: () => void }) {
  const { created_at, kind, is_read, notification } = notice
  const target = targetOf(notice)
  const { Icon, tone } = LOOKS[kind]
  return (
    <li className="flex gap-3 px-2 py-3">
      <span aria-hidden className={clsx('grid size-10 shrink-0 place-items-center rounded-tile [&_svg]:size-5', tone)}>
        <Icon />
      </span>
      <div className="min-w-0 flex-1">
        <p className="leading-5 font-bold wrap-break-word">
          {notification.title}
          {!is_read && (
            <span className="ml-2 inline-block size-2.5 rounded-pill bg-brand-fill align-middle">
              <span className="sr-only">nowe</span>
            </span>
          )}
        </p>
        <p className="mt-0.5 wrap-break-word whitespace-pre-line">{withHardSpaces(notification.message)}</p>
        <p className="mt-1 text-small text-muted">{formatMoment(created_at)}</p>
        {target && (
          <Link to={target.to} onClick={onLeave} className="inline-flex min-h-11 items-center font-bold text-brand-ink underline">
            {target.label}
          </Link>
        )}
      </div>
    </li>
  )
}
