import { plural } from '@spizarka/contract/plural'

const NBSP = '\u00a0'

/** How long something takes: 25 min, 1 godz. 10 min, 2 godz. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest}${NBSP}min`
  return rest === 0 ? `${hours}${NBSP}godz.` : `${hours}${NBSP}godz. ${rest}${NBSP}min`
}

/** What a timer is set to, in words: 8 minut, 1 minuta, 30 sekund, 1 godz. 30 min. */
export function formatTimer(seconds: number): string {
  if (seconds < 60) return `${seconds}${NBSP}${plural(seconds, ['sekunda', 'sekundy', 'sekund'])}`
  const minutes = Math.round(seconds / 60)
  return minutes < 60 ? `${minutes}${NBSP}${plural(minutes, ['minuta', 'minuty', 'minut'])}` : formatMinutes(minutes)
}
