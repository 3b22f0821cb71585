import type { PantryItem } from '@spizarka/contract/pantry'
import { MAX_QUANTITY, roundQuantity } from '@spizarka/culinary/units'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { amountOf, withAmount } from './amounts.ts'

/** Taps that follow each other within this time are one call, in milliseconds. */
export const TAPS_DEBOUNCE_MS = 600

interface AmountTapsOptions {
  /** Puts in or takes out so much (signed), and answers with the product as the server has it. */
  send: (item: PantryItem, delta: number) => Promise<PantryItem>
  /** The product as it is shown now. */
  read: (id: string) => PantryItem | undefined
  /** Shows a product's amount wherever it stands. */
  show: (item: PantryItem) => void
  /** Called when a sum has been taken over by the server. */
  settled: () => void
  fail: (item: PantryItem, error: unknown) => void
}

/** Collects taps on − and +: each is shown at once, their sum is sent when they have ceased, and what failed is taken back. */
export function createAmountTaps({ send, read, show, settled, fail }: AmountTapsOptions) {
  const pending = new Map<string, { before: PantryItem; target: number; timer: ReturnType<typeof setTimeout> }>()
  /** Calls under way for each product. */
  const inFlight = new Map<string, number>()

  async function flush(id: string): Promise<void> {
    const taps = pending.get(id)
    if (!taps) return
    drop(id)
    const delta = roundQuantity(taps.target - (amountOf(taps.before) ?? 0))
    if (delta === 0) return
    inFlight.set(id, (inFlight.get(id) ?? 0) + 1)
    try {
      const item = await send(taps.before, delta)
      // Later taps are on the screen already; the answer to them will say what has happened to all.
      if (!pending.has(id) && inFlight.get(id) === 1) show(item)
      settled()
    } catch (error) {
      drop(id)
      show(taps.before)
      fail(taps.before, error)
    } finally {
      inFlight.set(id, (inFlight.get(id) ?? 1) - 1)
    }
  }

  /** Forgets taps that have not been sent. */
  function drop(id: string): void {
    clearTimeout(pending.get(id)?.timer)
    pending.delete(id)
  }

  return {
    /** Moves the amount by one step (signed): a row that has not been drawn since the last tap does not know the sum. */
    tap: (item: PantryItem, step: number): void => {
      const earlier = pending.get(item.id)
      const shown = read(item.id) ?? item
      const target = roundQuantity((amountOf(shown) ?? 0) + step)
      if (target <= 0 || target > MAX_QUANTITY) return
      clearTimeout(earlier?.timer)
      const timer = setTimeout(fireAndForget(flush), TAPS_DEBOUNCE_MS, item.id)
      pending.set(item.id, { before: earlier?.before ?? shown, target, timer })
      show(withAmount(shown, target))
    },
    drop,
    /** Sends what waits: before something else reads or changes the product, or the page goes away. */
    flush: async (id?: string): Promise<void> => {
      await Promise.all(id === undefined ? [...pending.keys()].map(flush) : [flush(id)])
    },
  }
}
