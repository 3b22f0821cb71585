/** A product that a dish uses, and the days until it should have been. */
export interface ProductInTime {
  name: string
  /** Negative when its day has passed. */
  days: number
}

const SOON_DAYS = 3

/** The sentence on what a dish uses in time; none where nothing ends within three days. */
export function saySoonUsed(used: readonly ProductInTime[]): string[] {
  const soon = used.filter(({ days }) => days <= SOON_DAYS).toSorted((one, other) => one.days - other.days)
  return soon.length === 0 ? [] : [`Zużywa to, co się kończy: ${soon.map(sayUse).join(', ')}.`]
}

function sayUse({ name, days }: ProductInTime): string {
  const when = days < 0 ? 'po terminie, sprawdź' : days === 0 ? 'do dziś' : days === 1 ? 'do jutra' : `jeszcze ${days} dni`
  return `${name} (${when})`
}
