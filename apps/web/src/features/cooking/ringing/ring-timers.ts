import { starts } from '../../../lib/starts.ts'
import { toast } from '../../../ui/toast.ts'
import { phaseOf, type Timer } from '../timers/timer.ts'
import { timerStore } from '../timers/timer-store.ts'
import { alarm } from './alarm.ts'
import { notify } from './notification.ts'

let next: ReturnType<typeof setTimeout> | undefined
let watching = false

/** From now on every timer that ends is heard, felt and read, whatever screen of the app is open by then. */
export function ringTimers(): void {
  if (watching) return
  watching = true
  timerStore.subscribe(ringDue)
  // Behind a locked screen no script runs: what has ended there is told on return.
  document.addEventListener('visibilitychange', ringDue)
  ringDue()
}

function ringDue(): void {
  clearTimeout(next)
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
  if (ends.length > 0) next = setTimeout(ringDue, Math.min(...ends) - now)
}

function ring(due: readonly Timer[]): void {
  alarm.ring()
  const text = `Czas minął: ${due.map(({ label }) => label).join(', ')}`
  toast.success(text)
  starts(notify)(text, due.map(({ id }) => id).join(' '))
}
