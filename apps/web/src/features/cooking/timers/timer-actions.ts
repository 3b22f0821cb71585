import { alarm } from '../ringing/alarm.ts'
import { paused, phaseOf, prolonged, resumed, started, type Timer, type TimerPreset } from './timer.ts'
import { timerStore } from './timer-store.ts'

/** What a tap does to a timer. Whatever is done to one, its alarm has been heard. */
export const timerActions = {
  start(preset: TimerPreset): void {
    alarm.prepare()
    timerStore.change((timers) => [...timers.filter(({ id }) => id !== preset.id), started(preset, Date.now())])
  },
  pause: (id: string) => edit(id, paused),
  resume: (id: string) => edit(id, resumed),
  /** What the space bar does: starts, stops, goes on; silences what is over. */
  toggle(preset: TimerPreset): void {
    const timer = timerStore.read().find(({ id }) => id === preset.id)
    if (!timer) return timerActions.start(preset)
    const act = { running: timerActions.pause, paused: timerActions.resume, over: timerActions.remove }
    act[phaseOf(timer, Date.now())](preset.id)
  },
  prolong: (id: string) => edit(id, prolonged),
  remove: (id: string): void => {
    alarm.silence()
    timerStore.change((timers) => timers.filter((timer) => timer.id !== id))
  },
}

function edit(id: string, change: (timer: Timer, now: number) => Timer): void {
  alarm.prepare()
  alarm.silence()
  timerStore.change((timers) => timers.map((timer) => (timer.id === id ? change(timer, Date.now()) : timer)))
}
