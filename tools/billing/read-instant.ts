const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/

/** The time that was asked for, now where none was; a sentence for people where it cannot be used. A day alone is its noon. */
export function readInstant(text: string | undefined, { now, isProduction }: { now: Date; isProduction: boolean }): Date | string {
  if (text === undefined) return now
  const at = new Date(DAY.test(text) ? `${text}T12:00:00Z` : text)
  if (!(DAY.test(text) || INSTANT.test(text)) || Number.isNaN(at.getTime())) return 'Podaj czas jak 2026-12-22T12:00:00Z.'
  if (isProduction && at > now) return 'Czas z przyszłości działa tylko poza produkcją: ustaw NODE_ENV=development.'
  return at
}
