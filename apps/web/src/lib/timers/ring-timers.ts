import { toast } from '../../ui/feedback/toast.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { alarm } from './alarm.ts'
import { phaseOf, type Timer } from './timer.ts'
import { timerStore } from './timer-store.ts'

let nextRing: ReturnType<typeof setTimeout> | undefined
/** The page that is watched: a process of tests opens several. */
let isWatching: Document | undefined

/** From now on every timer that ends is heard, felt and read, whatever screen of the app is open by then. */
export function ringTimers(): void {
  if (isWatching === document) return
  isWatching = document
  timerStore.subscribe(ringDue)
  // Behind a locked screen no script runs: what has ended there is told on return.
  document.addEventListener('visibilitychange', ringDue)
  ringDue()
}

function ringDue(): void {
  clearTimeout(nextRing)
  const now = Date.now()
  const awaited = timerStore.read().filter(({ rung }) => !rung)
  const due = awaited.filter((timer) => phaseOf(timer, now) === 'over')
  if (due.length > 0) {
    // Written down first: another tab that wakes up now finds it done.
    timerStore.change((timers) => timers.map((timer) => (due.some(({ id }) => id === timer.id) ? { ...timer, rung: true } : timer)))
    ring(due)
    return
  }
  const ends = awaited.flatMap(({ endsAt }) => endsAt ?? [])
  if (ends.length > 0) nextRing = setTimeout(ringDue, Math.min(...ends) - now)
}

function ring(due: readonly Timer[]): void {
  alarm.ring()
  const text = `Czas minął: ${due.map(({ label }) => label).join(', ')}`
  toast.success(text)
  fireAndForget(notify)(text, due.map(({ id }) => id).join(' '))
}

/** Whether the user can still be asked to allow notifications. */
export function canAskToNotify(): boolean {
  return 'Notification' in window && Notification.permission === 'default'
}

/** Asks, from a tap, to be allowed to notify. */
export async function askToNotify(): Promise<void> {
  await Notification.requestPermission()
}

/** Tells whoever looks at another page, if they have allowed it. The same `id` twice, from two tabs, is shown once. */
async function notify(text: string, id: string): Promise<void> {
  if (document.visibilityState === 'visible' || !('Notification' in window) || Notification.permission !== 'granted') return
  const options = { tag: id, icon: '/icon-192.png', lang: 'pl' }
  try {
    new Notification(text, options).addEventListener('click', () => window.focus())
  } catch {
    // Phones take them from the service worker alone.
    const registration = await navigator.serviceWorker.ready
    await registration.showNotification(text, options)
  }
}
