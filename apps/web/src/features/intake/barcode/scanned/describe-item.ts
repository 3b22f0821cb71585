import { asPrinted } from '../codes/gtin.ts'
import { formatScanned } from './pack-amount.ts'
import { amountOf, type ScannedItem } from './scanned-item.ts'
import { statusText } from './status-text.ts'

/** What a row is called: its product's name, or its code. */
export function nameOf({ status, name, gtin }: ScannedItem): string {
  return status === 'found' ? name : `kod ${asPrinted(gtin)}`
}

/** A row in one sentence, for a screen reader. */
export function describeItem(item: ScannedItem | undefined): string {
  if (!item) return ''
  return item.status === 'found' ? `${item.name}, ${formatScanned(amountOf(item))}` : `${asPrinted(item.gtin)}: ${statusText(item)}`
}
