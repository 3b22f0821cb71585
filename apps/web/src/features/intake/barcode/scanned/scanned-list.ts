import { lookUpProduct } from '@spizarka/contract/products'
import { isApiError } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/call.ts'
import { formatAsPrinted } from '../../../../lib/barcode/gtin.ts'
import { fireAndForget } from '../../../../lib/fire-and-forget.ts'
import { scannedDraft } from './scanned-draft.ts'
import {
  describeItem,
  type FoundProduct,
  type ScannedItem,
  type ScannedItems,
  withProduct,
  withQuantity,
  withRestored,
  withScan,
  withStatus,
} from './scanned-item.ts'

interface Snapshot {
  items: ScannedItems
  /** What has just happened, for a screen reader. */
  news: string
}

/** The scanned products, kept in this tab; looks up what is new, and once more what failed when the network is back. */
export class ScannedList {
  #shown: Snapshot = { items: scannedDraft.find(), news: '' }
  #visit = new AbortController()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly read = () => this.#shown

  /** Goes on with what was being looked for; the returned function breaks it off. */
  readonly open = () => {
    this.#visit = new AbortController()
    const { signal } = this.#visit
    for (const { gtin } of this.#shown.items) this.#lookUp(gtin)
    const retryFailed = () => {
      for (const { gtin, status } of this.#shown.items) if (status === 'api_error') this.retry(gtin)
    }
    window.addEventListener('online', retryFailed, { signal })
    return () => this.#visit.abort()
  }

  scan(gtin: string): void {
    const wasLoading = this.#find(gtin)?.status === 'loading'
    this.#change(withScan(this.#shown.items, gtin), gtin)
    if (!wasLoading) this.#lookUp(gtin)
  }

  retry(gtin: string): void {
    this.#change(withStatus(this.#shown.items, gtin, 'loading'), gtin)
    this.#lookUp(gtin)
  }

  setQuantity(gtin: string, quantity: number): void {
    this.#change(withQuantity(this.#shown.items, gtin, quantity))
  }

  setProduct(gtin: string, product: FoundProduct): void {
    this.#change(withProduct(this.#shown.items, gtin, product), gtin)
  }

  /** Takes an item off; the returned function puts it back. */
  remove(item: ScannedItem): () => void {
    const at = this.#shown.items.findIndex(({ gtin }) => gtin === item.gtin)
    this.#change(this.#shown.items.filter(({ gtin }) => gtin !== item.gtin))
    return () => {
      this.#change(withRestored(this.#shown.items, item, at))
      this.#lookUp(item.gtin)
    }
  }

  #find(gtin: string): ScannedItem | undefined {
    return this.#shown.items.find((item) => item.gtin === gtin)
  }

  #change(items: ScannedItems, announced?: string): void {
    this.#shown = { items, news: describeItem(items.find(({ gtin }) => gtin === announced)) }
    scannedDraft.save(items)
    for (const listener of this.#listeners) listener()
  }

  #lookUp(gtin: string): void {
    if (this.#find(gtin)?.status === 'loading') fireAndForget(() => this.#ask(gtin, this.#visit.signal))()
  }

  async #ask(gtin: string, signal: AbortSignal): Promise<void> {
    // Whoever has left finds the row loading, and asks again; an earlier answer to the same question stands.
    const isAwaited = () => !signal.aborted && this.#find(gtin)?.status === 'loading'
    try {
      const { data } = await call(lookUpProduct, { params: { gtin: formatAsPrinted(gtin) }, signal })
      if (isAwaited()) this.setProduct(gtin, data)
    } catch (error) {
      // With a 401 the session has ended, and its list with it.
      if (!isAwaited() || isApiError(error, 401)) return
      this.#change(withStatus(this.#shown.items, gtin, isApiError(error, 404) ? 'not_recognized' : 'api_error'), gtin)
    }
  }
}
