import { plural } from '@spizarka/contract/plural'
import type { ShoppingItem } from '@spizarka/contract/shopping'
import { formatAmount, formatNumber } from '../../../lib/text/format.ts'

/** What to take off the shelf: 2 × 500 g, 750 g, 3 szt.; empty where no amount is known. */
export function amountWords({ packs, quantity, unit }: ShoppingItem): string {
  if (packs && packs.unit !== 'pieces') return `${packs.count}\u00a0×\u00a0${formatAmount(packs.size, packs.unit)}`
  return quantity === null || unit === null ? '' : formatAmount(quantity, unit)
}

/** What will be left once the dishes are cooked: zostanie 100 g; empty where nothing is. */
export function leftoverWords({ quantity, need, have, unit }: ShoppingItem): string {
  if (quantity === null || need === null || unit === null) return ''
  const rest = quantity + (have ?? 0) - need
  // Nobody sees two thirds of a bunch.
  const left = unit === 'pieces' ? Math.round(rest * 2) / 2 : rest
  return left > 0 ? `zostanie ${formatAmount(left, unit)}` : ''
}

/** What the pantry holds of it: masz 250 g; empty where nothing, or nobody knows how much. */
export function heldWords({ have, unit }: ShoppingItem): string {
  return have !== null && have > 0 && unit !== null ? `masz ${formatAmount(have, unit)}` : ''
}

/** What is short of a need, where packs say something else: kup 160 g; empty where nothing is at home, or packs hold just that. */
export function shortWords({ packs, need, have, quantity, unit }: ShoppingItem): string {
  if (!packs || need === null || !have || unit === null || need <= have || need - have === quantity) return ''
  return `kup ${formatAmount(need - have, unit)}`
}

/** Which dishes it is for: do: Szakszuka i 2 innych; empty for what was written by hand. */
export function dishWords({ for: dishes }: ShoppingItem): string {
  const [first, ...others] = dishes
  if (!first) return ''
  return others.length === 0
    ? `do: ${first.title}`
    : `do: ${first.title} i\u00a0${others.length}\u00a0${plural(others.length, ['innego', 'innych', 'innych'])}`
}

/** 3 zmiany czekają */
export function waitingWords(waiting: number): string {
  return `${formatNumber(waiting)}\u00a0${plural(waiting, ['zmiana czeka', 'zmiany czekają', 'zmian czeka'])}`
}

/** został 1, zostały 2, zostało 5 */
export function leftWords(left: number): string {
  return `${plural(left, ['został', 'zostały', 'zostało'])}\u00a0${formatNumber(left)}`
}

/** What the list costs by the user's own receipts, and of how many things that is known: ok. 86 zł, ceny 9 z 12. Undefined without a price. */
export function costOf(items: readonly ShoppingItem[]): { total: string; known: string } | undefined {
  const prices = items.flatMap(({ price_grosze: price }) => price ?? [])
  if (prices.length === 0) return undefined
  const zloty = Math.max(1, Math.round(prices.reduce((sum, price) => sum + price, 0) / 100))
  return { total: `ok.\u00a0${formatNumber(zloty)}\u00a0zł`, known: `ceny ${prices.length} z\u00a0${items.length}` }
}

/** The list as plain text, by aisle, for a message. */
export function listText(name: string, aisles: readonly { title: string; items: readonly ShoppingItem[] }[]): string {
  return [name, ...aisles.map(({ title, items }) => [title, ...items.map(lineOf)].join('\n'))].join('\n\n')
}

function lineOf(item: ShoppingItem): string {
  const amount = amountWords(item)
  return `${item.checked ? '✓' : '-'} ${item.name}${amount && `: ${amount}`}${item.note && `, ${item.note}`}`
}
