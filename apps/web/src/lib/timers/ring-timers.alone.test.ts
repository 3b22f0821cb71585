import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '../../ui/feedback/toast.ts'
import { alarm } from './alarm.ts'
import { ringTimers } from './ring-timers.ts'
import type { TimerPreset } from './timer.ts'
import { timerActions, timerStore } from './timer-store.ts'

const KEY = 'spizarka.kept.timers'
const EGGS: TimerPreset = {
  id: '31/usual/4',
  recipeId: '31',
  title: 'Szakszuka',
  servings: 2,
  method: 'usual',
  step: 4,
  label: 'Jajka',
  seconds: 300,
}
const SAUCE = { ...EGGS, id: '31/usual/2', step: 2, label: 'Sos', seconds: 120 }

const said = () => toastStore.read()?.text
function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the end of a timer', () => {
  const rings = vi.fn<() => void>()
  const notified: string[] = []

  beforeEach(() => {
    vi.useFakeTimers()
    rings.mockClear()
    vi.spyOn(alarm, 'ring').mockImplementation(rings)
    notified.length = 0
    class FakeNotification extends EventTarget {
      static permission = 'granted'
      constructor(text: string) {
        super()
        notified.push(text)
      }
    }
    vi.stubGlobal('Notification', FakeNotification)
    ringTimers()
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.useRealTimers()
  })

  it('is heard and read once, whichever screen is open', () => {
    timerActions.start(EGGS)
    timerActions.start(SAUCE)
    vi.advanceTimersByTime(119_000)
    expect(rings).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(said()).toBe('Czas minął: Sos')
    vi.advanceTimersByTime(180_000)
    expect(said()).toBe('Czas minął: Jajka')
    vi.advanceTimersByTime(600_000)
    expect(rings).toHaveBeenCalledTimes(2)
  })

  it('is told on return from a locked screen, where no script ran', () => {
    timerActions.start(EGGS)
    timerActions.start(SAUCE)
    vi.setSystemTime(Date.now() + 3_600_000)
    show('visible')
    expect(said()).toBe('Czas minął: Jajka, Sos')
    expect(rings).toHaveBeenCalledTimes(1)
  })

  it('is told by one tab: what another has rung is quiet here', () => {
    timerActions.start(EGGS)
    localStorage.setItem(KEY, JSON.stringify(timerStore.read().map((timer) => ({ ...timer, rung: true }))))
    window.dispatchEvent(new Event('storage'))
    vi.advanceTimersByTime(400_000)
    expect(rings).not.toHaveBeenCalled()
  })

  it('follows a minute more, a pause and a removal', () => {
    timerActions.start(EGGS)
    timerActions.prolong(EGGS.id)
    vi.advanceTimersByTime(301_000)
    expect(rings).not.toHaveBeenCalled()
    timerActions.pause(EGGS.id)
    vi.advanceTimersByTime(3_600_000)
    expect(rings).not.toHaveBeenCalled()
    timerActions.resume(EGGS.id)
    vi.advanceTimersByTime(59_000)
    expect(rings).toHaveBeenCalledTimes(1)
    timerActions.start(SAUCE)
    timerActions.remove(SAUCE.id)
    vi.advanceTimersByTime(200_000)
    expect(rings).toHaveBeenCalledTimes(1)
  })

  it('is told on any screen of a page that was opened after the timer was started', async () => {
    vi.resetModules()
    const page = { ...(await import('../../app/shell/MemberFrame.tsx')), ...(await import('../../ui/feedback/toast.ts')) }
    page.restoreTimers()
    timerActions.start(SAUCE)
    vi.setSystemTime(Date.now() + 121_000)
    page.restoreTimers()
    await expect.poll(() => page.toastStore.read()?.text).toBe('Czas minął: Sos')
  })

  it('is a notification where another page is looked at', async () => {
    timerActions.start(SAUCE)
    show('hidden')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(notified).toEqual(['Czas minął: Sos'])
    timerActions.start(SAUCE)
    show('visible')
    await vi.advanceTimersByTimeAsync(120_000)
    expect(notified).toHaveLength(1)
  })

  it('is forgotten after half a day, and what is damaged is no timer', () => {
    timerActions.start(SAUCE)
    vi.setSystemTime(Date.now() + 13 * 3_600_000)
    timerActions.start(EGGS)
    expect(timerStore.read().map(({ label }) => label)).toEqual(['Jajka'])
    localStorage.setItem(KEY, JSON.stringify([{ ...timerStore.read()[0], endsAt: 'soon' }, 7, null]))
    expect(timerStore.read()).toEqual([])
    localStorage.setItem(KEY, '[{')
    expect(timerStore.read()).toEqual([])
  })
})
