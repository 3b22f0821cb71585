/** As many days of the diary are kept to be read without a network. */
const DAYS = 7

/** The names of their copies: a day has its place by its date, so that of a week each has one and the next takes it over. */
export const storedDays: readonly string[] = Array.from({ length: DAYS }, (_, place) => `diary-day.${place}`)

/** The name of a day's copy; the one that is found there may be of an older day. */
export function storedDay(day: string): string {
  const number = Math.floor(Date.parse(day) / 86_400_000)
  return storedDays[((number % DAYS) + DAYS) % DAYS] ?? ''
}
