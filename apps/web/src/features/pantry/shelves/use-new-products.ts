import type { PantryItem } from '@spizarka/contract/pantry'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { newProducts } from '../../../lib/new-products.ts'
import { deviceStore } from '../../../lib/storage/device-store.ts'

/** The moment, by the server's clock, at which the youngest batch came that this device has shown, and the highest id: what has no amount has no batch. */
const STORAGE_KEY = 'pantry-seen'

/**
 * Announces the products that came since the pantry was last looked at on this device; `rows` is undefined until they are known.
 * `confirmed`: a list has just been put away.
 */
export function useNewProducts(rows: readonly PantryItem[] | undefined, confirmed: boolean): void {
  const seen = useRef<string[]>(undefined)
  const known = useRef<Set<string>>(undefined)
  useEffect(() => newProducts.forget, [])
  useEffect(() => {
    if (!rows) return
    seen.current ??= deviceStore.find(STORAGE_KEY)?.split(' ') ?? []
    const before = known.current
    const [since, storedId] = seen.current
    known.current = new Set([...(before ?? []), ...rows.map(({ id }) => id)])
    const latest = rows.map(cameAt).reduce((last, moment) => (moment > last ? moment : last), since ?? '')
    // The first visit of all shows nothing as new but the list that led here: its products came last, at one moment, and those without an amount after all others.
    const older = rows.filter((row) => row.batches.length > 0 && cameAt(row) < latest).map(({ id }) => Number(id))
    const lastId = storedId ?? (since === undefined && confirmed ? Math.max(0, ...older) : Number.POSITIVE_INFINITY)
    const isNew = ({ batches, id, is_spice }: PantryItem): boolean => {
      if (batches.length === 0) return !is_spice && Number(id) > Number(lastId)
      const moment = cameAt({ batches })
      return since === undefined ? confirmed && moment === latest : moment > since
    }
    // What was on a shelf in this visit already has changed, and is not new.
    newProducts.announce(rows.filter((row) => !before?.has(row.id) && isNew(row)).map(({ id }) => id))
    const now = `${latest} ${Math.max(...[...known.current].map(Number))}`
    if (now !== deviceStore.find(STORAGE_KEY)) deviceStore.save(STORAGE_KEY, now)
  }, [rows, confirmed])
}

/** Those of the rows that have just come, as long as the pantry is open. */
export function useNewRows(rows: readonly PantryItem[]): readonly PantryItem[] {
  const fresh = useSyncExternalStore(newProducts.subscribe, newProducts.read)
  return useMemo(() => (fresh.size === 0 ? NO_PRODUCTS : rows.filter(({ id }) => fresh.has(id))), [fresh, rows])
}

const NO_PRODUCTS: readonly PantryItem[] = []

function cameAt({ batches }: Pick<PantryItem, 'batches'>): string {
  return batches.reduce((last, { added_at }) => (added_at > last ? added_at : last), '')
}
