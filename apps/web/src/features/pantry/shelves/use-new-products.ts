import type { PantryItem } from '@spizarka/contract/pantry'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { newProducts } from '../../../lib/new-products.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'

/** The moment, by the server's clock, at which the youngest batch came that this device has shown. */
const KEY = 'pantry-seen'

/**
 * Announces the products that came since the pantry was last looked at on this device; `rows` is undefined until they are known.
 * `confirmed`: a list has just been put away.
 */
export function useNewProducts(rows: readonly PantryItem[] | undefined, confirmed: boolean): void {
  const seen = useRef<string>(undefined)
  const known = useRef<Set<string>>(undefined)
  useEffect(() => newProducts.forget, [])
  useEffect(() => {
    if (!rows) return
    if (!known.current) seen.current = deviceStore.find(KEY)
    const before = known.current
    const since = seen.current
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)])
    const latest = rows.map(cameAt).reduce((last, moment) => (moment > last ? moment : last), since ?? '')
    // The first visit of all shows nothing as new but the list that led here: its products came last, at one moment.
    const isNew = since === undefined ? (moment: string) => confirmed && moment === latest : (moment: string) => moment > since
    // What was on a shelf in this visit already has changed, and is not new.
    newProducts.announce(rows.filter((row) => !before?.has(row.id) && isNew(cameAt(row))).map(({ id }) => id))
    if (latest !== since) deviceStore.save(KEY, latest)
  }, [rows, confirmed])
}

/** Those of the rows that have just come, as long as the pantry is open. */
export function useNewRows(rows: readonly PantryItem[]): readonly PantryItem[] {
  const fresh = useSyncExternalStore(newProducts.subscribe, newProducts.read)
  return useMemo(() => (fresh.size === 0 ? NONE : rows.filter(({ id }) => fresh.has(id))), [fresh, rows])
}

const NONE: readonly PantryItem[] = []

function cameAt({ batches }: PantryItem): string {
  return batches.reduce((last, { added_at }) => (added_at > last ? added_at : last), '')
}
