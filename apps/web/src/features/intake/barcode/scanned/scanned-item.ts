import { ERRORS } from '@spizarka/contract/errors'
import { LIMITS } from '@spizarka/contract/limits'
import type { KnownProduct } from '@spizarka/contract/products'
import { formatAsPrinted, isInStoreCode } from '../../../../lib/barcode/gtin.ts'
import { formatScanned, type PackAmount, readPackAmount } from './pack-amount.ts'

export type ScanStatus = 'loading' | 'found' | 'not_recognized' | 'api_error'

/** A scanned code and what is known about it (SPEC section 3). */
export interface ScannedItem {
  gtin: string
  name: string
  brands: string | null
  status: ScanStatus
  editableQuantity: number
  /** What one package holds. */
  baseQuantity: number
  unit: string
  /** Packages counted so far; they become an amount once the product is known. */
  scans: number
  source: KnownProduct['source'] | null
  attribution: string | null
}
export type ScannedItems = readonly ScannedItem[]

/** What a lookup or the manual form says about a code. */
export type FoundProduct = Pick<KnownProduct, 'name' | 'quantity_str'> & Partial<Pick<KnownProduct, 'brands' | 'source' | 'attribution'>>

/** A code that has just been read: a new one is added at the top, a listed one moves there with one package more. */
export function withScan(items: ScannedItems, gtin: string): ScannedItem[] {
  const known = items.find((item) => item.gtin === gtin)
  return [known ? scannedAgain(known) : scannedFirst(gtin), ...items.filter((item) => item !== known)]
}

function scannedFirst(gtin: string): ScannedItem {
  return {
    gtin,
    name: '',
    brands: null,
    // A shop's own code is in no table.
    status: isInStoreCode(gtin) ? 'not_recognized' : 'loading',
    editableQuantity: 1,
    baseQuantity: 1,
    unit: 'szt.',
    scans: 1,
    source: null,
    attribution: null,
  }
}

function scannedAgain(item: ScannedItem): ScannedItem {
  const scans = item.scans + 1
  // How much one package of an unknown product holds will be said with its name; how many there are is counted.
  if (item.status === 'not_recognized') return { ...item, scans }
  if (item.status === 'found') return { ...item, scans, editableQuantity: limitTo(item.editableQuantity + item.baseQuantity) }
  return { ...item, scans, status: 'loading' }
}

/** The code's product is known. */
export function withProduct(items: ScannedItems, gtin: string, product: FoundProduct): ScannedItem[] {
  const pack = readPackAmount(product.quantity_str)
  return replaced(items, gtin, (item) => ({
    ...item,
    name: product.name,
    brands: product.brands ?? null,
    status: 'found',
    editableQuantity: limitTo(pack.value * item.scans),
    baseQuantity: pack.value,
    unit: pack.unit,
    source: product.source ?? null,
    attribution: product.attribution ?? null,
  }))
}

export function withStatus(items: ScannedItems, gtin: string, status: ScanStatus): ScannedItem[] {
  return replaced(items, gtin, (item) => ({ ...item, status }))
}

/** Another amount of a found product. */
export function withQuantity(items: ScannedItems, gtin: string, quantity: number): ScannedItem[] {
  return replaced(items, gtin, (item) => ({ ...item, editableQuantity: limitTo(quantity) }))
}

/** A removed item, back where it was. */
export function withRestored(items: ScannedItems, item: ScannedItem, at: number): ScannedItem[] {
  return items.some(({ gtin }) => gtin === item.gtin) ? [...items] : items.toSpliced(at, 0, item)
}

/** How much of it there is in all. */
export function amountOf({ editableQuantity, unit }: ScannedItem): PackAmount {
  return { value: editableQuantity, unit }
}

/** What one package holds. */
export function packOf({ baseQuantity, unit }: ScannedItem): PackAmount {
  return { value: baseQuantity, unit }
}

function replaced(items: ScannedItems, gtin: string, change: (item: ScannedItem) => ScannedItem): ScannedItem[] {
  return items.map((item) => (item.gtin === gtin ? change(item) : item))
}

// Sums of decimals drift by some 1e-16; the server takes three decimals.
function limitTo(quantity: number): number {
  return Math.min(Math.round(quantity * 1000) / 1000, LIMITS.quantity)
}

/** What a row is called: its product's name, or its code. */
export function nameOf({ status, name, gtin }: ScannedItem): string {
  return status === 'found' ? name : `kod ${formatAsPrinted(gtin)}`
}

/** A row in one sentence, for a screen reader. */
export function describeItem(item: ScannedItem | undefined): string {
  if (!item) return ''
  return item.status === 'found' ? `${item.name}, ${formatScanned(amountOf(item))}` : `${formatAsPrinted(item.gtin)}: ${statusText(item)}`
}

/** What stands where the name of the product would (SPEC section 8). */
export function statusText({ status, gtin, name }: ScannedItem): string {
  if (status === 'found') return name
  if (status === 'loading') return `Szukanie produktu ${formatAsPrinted(gtin)}...`
  if (status === 'api_error') return ERRORS.product_lookup_failed.text
  return isInStoreCode(gtin) ? ERRORS.product_code_in_store.text : ERRORS.product_not_known.text
}
