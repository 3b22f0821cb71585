const YEAR_FIRST = /(?<!\d)(20\d\d)\s?[-./]\s?(\d\d)\s?[-./]\s?(\d\d)(?!\d)/
const DAY_FIRST = /(?<!\d)(\d\d)\s?[-./]\s?(\d\d)\s?[-./]\s?(20\d\d|\d\d)(?!\d)/
/** Letters that OCR puts for figures, beside figures. */
const MISREAD = /(?<=[\d.\-/])[OolI|](?=[\d.\-/OolI|])/g

/** The day of the purchase, `YYYY-MM-DD`; null where no line holds one. */
export function findDate(lines: readonly string[]): string | null {
  for (const line of lines) {
    const plain = line.replace(MISREAD, (sign) => (/[Oo]/.test(sign) ? '0' : '1'))
    const [, year, month, day] = YEAR_FIRST.exec(plain) ?? []
    const [, otherDay, otherMonth, otherYear] = DAY_FIRST.exec(plain) ?? []
    const date = calendarDay(year, month, day) ?? calendarDay(otherYear, otherMonth, otherDay)
    if (date) return date
  }
  return null
}

function calendarDay(year: string | undefined, month: string | undefined, day: string | undefined): string | null {
  if (!year || !month || !day) return null
  const text = `${year.length === 2 ? `20${year}` : year}-${month}-${day}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}
