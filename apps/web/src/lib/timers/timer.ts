import { plural } from '@spizarka/contract/plural'

const MINUTE_MS = 60_000

/** What a step of a recipe asks to be timed. */
export interface TimerPreset {
  /** Of the step, among all recipes. */
  id: string
  recipeId: string
  /** Title of the recipe. */
  title: string
  servings: number
  /** Key of the way it is made, and the step's place in it. */
  method: string
  step: number
  /** What is timed: `Jajka`. */
  label: string
  seconds: number
}

/** A timer that was started. Its end is a moment of the clock, so that it is right after a locked screen and a reload. */
export interface Timer extends TimerPreset {
  /** In milliseconds since 1970; null while it is paused. */
  endsAt: number | null
  /** What is left of it while it is paused, in milliseconds. */
  pausedMs: number
  /** Its end has been made known. */
  rung: boolean
}

type TimerPhase = 'running' | 'paused' | 'over'

/** `now` is in milliseconds since 1970, here and below. */
export function started(preset: TimerPreset, now: number): Timer {
  return { ...preset, endsAt: now + preset.seconds * 1000, pausedMs: 0, rung: false }
}

export function phaseOf({ endsAt }: Timer, now: number): TimerPhase {
  if (endsAt === null) return 'paused'
  return endsAt > now ? 'running' : 'over'
}

/** Milliseconds to its end; negative since it is over. */
export function leftOf({ endsAt, pausedMs }: Timer, now: number): number {
  return endsAt === null ? pausedMs : endsAt - now
}

export function paused(timer: Timer, now: number): Timer {
  return phaseOf(timer, now) === 'running' ? { ...timer, endsAt: null, pausedMs: leftOf(timer, now) } : timer
}

export function resumed(timer: Timer, now: number): Timer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timer.pausedMs, pausedMs: 0 } : timer
}

/** A minute longer; what is over starts again with that minute. */
export function extended(timer: Timer, now: number): Timer {
  switch (phaseOf(timer, now)) {
    case 'running':
      return { ...timer, seconds: timer.seconds + 60, endsAt: (timer.endsAt ?? now) + MINUTE_MS }
    case 'paused':
      return { ...timer, seconds: timer.seconds + 60, pausedMs: timer.pausedMs + MINUTE_MS }
    case 'over':
      return { ...started(timer, now), seconds: 60, endsAt: now + MINUTE_MS }
  }
}

/** Whole seconds to its end as a clock shows them; negative since it is over. */
export function secondsLeft(timer: Timer, now: number): number {
  return Math.ceil(leftOf(timer, now) / 1000)
}

/** Time on a clock, in whole seconds: `3:12`, `1:05:00`. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** Of how much: `z 5 minut`, `z 1 minuty`, `z 1:30:00`. */
export function formatOf(seconds: number): string {
  const minutes = seconds / 60
  if (!Number.isInteger(minutes) || minutes >= 60) return `z\u00a0${formatClock(seconds)}`
  return `z\u00a0${minutes}\u00a0${plural(minutes, ['minuty', 'minut', 'minut'])}`
}

/** For a screen reader: `3 min 12 s`. */
export function formatSpoken(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  return [minutes > 0 && `${minutes}\u00a0min`, (rest > 0 || minutes === 0) && `${rest}\u00a0s`].filter(Boolean).join(' ')
}
