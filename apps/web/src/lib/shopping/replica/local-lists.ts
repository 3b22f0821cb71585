import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { readSession, subscribeToSession } from '../../session/session.ts'
import { type ItemChange, ListKeeper } from './list-keeper.ts'
import { ListSender } from './list-sender.ts'
import type { ShownList } from './shown-list.ts'

interface LocalLists {
  keeper: ListKeeper
  sender: ListSender
}

let open: LocalLists | undefined

/** The lists of whoever is signed in, as this browser keeps them: opened at the first call, closed with the session. */
export function localLists(): LocalLists {
  const userId = readSession().user?.id
  if (userId === undefined) throw new Error('Nobody is signed in.')
  if (open?.keeper.userId === userId) return open
  closeLists()
  const keeper = new ListKeeper(userId)
  open = { keeper, sender: new ListSender(keeper) }
  return open
}

function closeLists(): void {
  open?.sender.close()
  open?.keeper.close()
  open = undefined
}

subscribeToSession(({ status }) => {
  if (status !== 'guest' || !open) return
  const { keeper, sender } = open
  open = undefined
  sender.close()
  // The token of a session that is over is nobody's business.
  keeper.lendRefresh(undefined)
  keeper.settled().then(() => keeper.close(), reportError)
})

/** All lists of this user, as they are on this device. */
export function useKeeper() {
  const { keeper } = localLists()
  return useSyncExternalStore(keeper.subscribe, keeper.read)
}

/** How reading from the server stands: `gone` for a list that is not there any more. */
export type Reading = 'under way' | 'done' | 'failed' | 'gone'

interface ReadingOutcome {
  reading: Reading
  /** Once it has failed. */
  error?: unknown
}

/** Reads something from the server now, and again when it is asked to or the network is back. */
function useReading(read: () => Promise<void>): ReadingOutcome & { again: () => void } {
  const [outcome, setOutcome] = useState<ReadingOutcome>({ reading: 'under way' })
  const [round, setRound] = useState(0)
  const again = () => {
    setOutcome({ reading: 'under way' })
    setRound((last) => last + 1)
  }
  useEffect(() => {
    let left = false
    const show = (shown: ReadingOutcome) => {
      if (!left) setOutcome(shown)
    }
    read().then(
      () => show({ reading: 'done' }),
      (error: unknown) => show(isApiError(error, 404) ? { reading: 'gone' } : { reading: 'failed', error }),
    )
    const online = () => setRound((last) => last + 1)
    window.addEventListener('online', online)
    return () => {
      left = true
      window.removeEventListener('online', online)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each round reads again
  }, [read, round])
  return { ...outcome, again }
}

/** The lists in progress and those that are kept beside them, newest first. */
export function useLists() {
  const { sender } = localLists()
  const { ready, durable, lists, waiting } = useKeeper()
  const read = useMemo(() => () => sender.refreshAll(), [sender])
  const all = useMemo(() => [...lists.values()].toSorted(newestFirst), [lists])
  return { ready, durable, waiting, lists: all, ...useReading(read) }
}

function newestFirst({ about: one }: ShownList, { about: other }: ShownList): number {
  return other.created_at.localeCompare(one.created_at) || Number(other.id) - Number(one.id) || 0
}

/** One list, watched while the page is seen: what others change comes by itself. */
export function useShoppingList(address: string) {
  const { keeper, sender } = localLists()
  const { ready, durable, lists } = useKeeper()
  // A list that was made here stays on the screen when the server gives it another id.
  const id = keeper.idOf(address)
  const read = useMemo(() => () => sender.refresh(id), [sender, id])
  const { reading, error, again } = useReading(read)
  useEffect(() => {
    if (reading !== 'done') return
    let watching: AbortController | undefined
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        watching?.abort()
        watching = undefined
      } else if (!watching) {
        watching = new AbortController()
        sender.watch(id, watching.signal).catch(reportError)
      }
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      watching?.abort()
    }
  }, [sender, id, reading])
  const change = useMemo(() => (changes: readonly ItemChange[]) => keeper.change(id, changes), [keeper, id])
  return { ready, durable, list: lists.get(id), reading, error, again, change }
}

export type ListOnScreen = Omit<ReturnType<typeof useShoppingList>, 'list'> & { list: ShownList }
