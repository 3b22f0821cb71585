import { ERRORS } from '@spizarka/contract/errors'
import { asPrinted, isInStore } from '../codes/gtin.ts'
import type { ScannedItem } from './scanned-item.ts'

/** What stands where the name of the product would (SPEC section 8). */
export function statusText({ status, gtin, name }: ScannedItem): string {
  if (status === 'found') return name
  if (status === 'loading') return `Szukanie produktu ${asPrinted(gtin)}...`
  if (status === 'api_error') return ERRORS.product_lookup_failed.text
  return isInStore(gtin) ? ERRORS.product_code_in_store.text : ERRORS.product_not_known.text
}
