const MINUTE = 60
const HOUR = 3600

/** How long a job has waited: 40 s, 12 min, 3 h. */
export function formatWaiting(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds}\u00a0s`
  return seconds < 2 * HOUR ? `${Math.floor(seconds / MINUTE)}\u00a0min` : `${Math.floor(seconds / HOUR)}\u00a0h`
}
