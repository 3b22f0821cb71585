import type { PantryChange } from '@spizarka/contract/pantry'
import { formatAmount } from '../../../lib/format.ts'

const KINDS: Record<PantryChange['kind'], string> = {
  added: 'Dodane',
  restocked: 'Dołożone',
  consumed: 'Zużyte',
  used_up: 'Zużyte do końca',
  corrected: 'Poprawione',
  renamed: 'Nowa nazwa',
  unit_changed: 'Nowa jednostka',
  removed: 'Usunięte',
  restored: 'Cofnięta zmiana',
}

const SOURCES: Record<PantryChange['source'], string | undefined> = {
  manual: undefined,
  text: 'z listy',
  receipt: 'z paragonu',
  barcode: 'ze skanera',
  cooking: 'gotowanie',
  shopping: 'zakupy',
  undo: undefined,
}

/** What happened: "Dodane z listy". */
export function changeInWords({ kind, source }: Pick<PantryChange, 'kind' | 'source'>): string {
  const from = SOURCES[source]
  return from === undefined ? KINDS[kind] : `${KINDS[kind]} (${from})`
}

/** How the amount moved: "+2 kg", "−1 szt."; undefined where none did. */
export function deltaInWords({ delta, unit }: Pick<PantryChange, 'delta' | 'unit'>): string | undefined {
  if (delta === null || unit === null) return undefined
  return `${delta > 0 ? '+' : ''}${formatAmount(delta, unit)}`
}

/** What there was afterwards: "potem 250 g". */
export function afterInWords({ quantity_after, unit }: Pick<PantryChange, 'quantity_after' | 'unit'>): string | undefined {
  if (quantity_after === null || unit === null) return undefined
  return quantity_after === 0 ? 'nic nie zostało' : `potem ${formatAmount(quantity_after, unit)}`
}
