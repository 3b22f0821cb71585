const inUtc = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const inWarsaw = new Intl.DateTimeFormat('pl-PL', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Warsaw' })

/** A calendar day `YYYY-MM-DD` in Polish: `12 listopada 2026`. */
export function polishDay(day: string): string {
  return inUtc.format(new Date(day))
}

/** The calendar day of a moment in Warsaw, in Polish. */
export function polishDayOf(at: Date): string {
  return inWarsaw.format(at)
}
