import { readDiaryDay } from '@spizarka/contract/diary'
import { POINTS } from '@spizarka/contract/limits'
import { plural } from '@spizarka/contract/plural'
import { Bell, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { paths } from '../../../lib/paths.ts'
import { offlineRecipes } from '../../../lib/recipes/offline-recipes.ts'
import { useSession } from '../../../lib/session/session.ts'
import { localLists } from '../../../lib/shopping/replica/local-lists.ts'
import { deleteCachedPictures } from '../../../lib/storage/cached-pictures.ts'
import { offlineCopies } from '../../../lib/storage/offline-copy.ts'
import { storedDays } from '../../../lib/storage/stored-days.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Link } from '../../../ui/button/link.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Card } from '../../../ui/layout/Card.tsx'

/** What the installed app keeps on this device to be read without a network, and how to be rid of it. */
export function OfflineContent() {
  const { user } = useSession()
  const [kept, setKept] = useState<OfflineCounts>()
  const [busy, setBusy] = useState(false)
  useEffect(() => fireAndForget(async () => setKept(await countOfflineContent()))(), [])

  const clear = async () => {
    setBusy(true)
    try {
      await clearOfflineContent()
      setKept(await countOfflineContent())
      toast.success('Wyczyszczone.')
    } catch {
      toast.error('Nie udało się. Najpierw wyślij zmiany na listach, gdy wróci zasięg.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Card pad="none">
        <dl className="divide-y divide-line px-4">
          <Fact name="Wersja">{import.meta.env.APP_VERSION ?? 'robocza'}</Fact>
          {user?.has_received_pwa_install_reward && <Fact name="Nagroda">+{POINTS.installReward} pkt, odebrana</Fact>}
          <Fact name="Działa bez zasięgu">{kept ? describe(kept) : 'liczymy…'}</Fact>
          {kept?.bytes !== undefined && <Fact name="Miejsce">{formatNumber(Math.max(1, Math.round(kept.bytes / 1e6)))}&nbsp;MB</Fact>}
        </dl>
      </Card>
      <Link
        to={paths.notificationSettings}
        className="flex min-h-16 items-center gap-3 rounded-card bg-card px-4 py-3 shadow-card hover:bg-sunken"
      >
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-tile bg-sunken text-brand-ink">
          <Bell className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-bold">Powiadomienia</span>
          <span className="block text-small text-muted">terminy, listy i&nbsp;przepisy</span>
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
      </Link>
      <div className="flex flex-col gap-3">
        <Button variant="outline" full size="lg" busy={busy} onClick={fireAndForget(clear)}>
          Wyczyść dane bez zasięgu
        </Button>
        <p className="text-center text-small text-muted">Spiżarnia na&nbsp;koncie zostaje. Niewysłane zmiany najpierw wyślemy.</p>
      </div>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3.5">
      <dt className="text-muted">{name}</dt>
      <dd className="font-bold tabular-nums">{children}</dd>
    </div>
  )
}

/** 3 listy, 12 przepisów */
function describe({ lists, recipes, days }: OfflineCounts): string {
  const parts = [
    `${lists}\u00a0${plural(lists, ['lista', 'listy', 'list'])}`,
    `${recipes}\u00a0${plural(recipes, ['przepis', 'przepisy', 'przepisów'])}`,
    `${days}\u00a0${plural(days, ['dzień', 'dni', 'dni'])} dziennika`,
  ]
  return parts.join(', ')
}

/** What can be read on this device without a network. */
interface OfflineCounts {
  lists: number
  recipes: number
  /** Of the diary. */
  days: number
  /** All that the app takes, its own files too; undefined where the browser does not say. */
  bytes: number | undefined
}

async function countOfflineContent(): Promise<OfflineCounts> {
  const { keeper } = localLists()
  await keeper.opened
  const estimate = await navigator.storage?.estimate?.()
  return {
    lists: keeper.read().lists.size,
    recipes: offlineRecipes.count(),
    days: storedDays.filter((name) => offlineCopies.find(name, readDiaryDay)).length,
    bytes: estimate?.usage,
  }
}

/** Sends what waits, then forgets what was kept to be read without a network; throws where something could not be sent. */
async function clearOfflineContent(): Promise<void> {
  const { keeper, sender } = localLists()
  await keeper.opened
  for (const id of keeper.waitingLists()) await sender.sync(id)
  if (keeper.read().waiting > 0) throw new Error('changes of lists wait to be sent')
  for (const id of keeper.knownLists()) keeper.forget(id)
  await keeper.settled()
  offlineCopies.forgetAll()
  await deleteCachedPictures()
}
