import { plural } from '@spizarka/contract/plural'

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
