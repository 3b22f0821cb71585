import { type LookedUpProduct, readOffProduct } from '@spizarka/integrations/product-lookup'
import { isInStoreCode, readGtin } from '../../apps/server/src/features/products/gtin.ts'
import {
  findImportProgress,
  type ImportIdentity,
  type ImportProgress,
  upsertImportProgress,
} from '../../apps/server/src/features/products/product-imports.queries.ts'
import { upsertOffProducts } from '../../apps/server/src/features/products/products.queries.ts'
import type { Db } from '../../apps/server/src/platform/db/connect.ts'
import type { Dump } from './open-dump.ts'

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** The tag that Open Food Facts gives to a country: `en:poland` for `pl`; undefined for what is no country's two letters. */
export function readCountryTag(code: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(code)) return undefined
  const name = englishNames.of(code.toUpperCase())
  return name && `en:${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
}

const BATCH_PRODUCTS = 2_000
const BATCH_LINES = 50_000

export interface ImportOptions {
  /** Only what is sold in this country; `tag` as Open Food Facts has it. */
  country?: { code: string; tag: string }
  /** Ends the import; what was read stays. */
  signal?: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

/**
 * Reads a dump into the records of Open Food Facts, from where an earlier import of the same file stopped. Each batch is one
 * transaction with the progress, so nothing is lost or counted twice however it ends. What users named is elsewhere and stays.
 */
export async function importDump(db: Db, dump: Dump, { country, signal, onProgress }: ImportOptions = {}): Promise<ImportProgress> {
  const identity: ImportIdentity = {
    fileName: dump.name,
    fileSize: dump.size,
    fileModifiedAt: dump.modifiedAt,
    country: country?.code ?? '',
  }
  const earlier = await findImportProgress(db, identity)
  if (earlier.finished) return earlier
  const now = new Date()
  const batch = new Map<string, LookedUpProduct>()
  const progress = { ...earlier, lines: 0 }
  let saved = earlier.lines

  async function save(): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (batch.size > 0) await upsertOffProducts(trx, [...batch.values()], now)
      await upsertImportProgress(trx, identity, progress, now)
    })
    batch.clear()
    saved = progress.lines
    onProgress?.({ ...progress })
  }

  try {
    for await (const line of dump.lines) {
      if (signal?.aborted) return progress
      progress.lines += 1
      if (progress.lines <= earlier.lines) continue
      const product = readLine(dump, line, country?.tag)
      if (product === 'broken') progress.broken += 1
      else if (product) {
        progress.imported += 1
        batch.set(product.gtin, product)
      }
      if (batch.size >= BATCH_PRODUCTS || progress.lines - saved >= BATCH_LINES) await save()
    }
    progress.finished = true
  } finally {
    // Also what was read before a file broke off, or somebody lost patience.
    if (progress.lines > saved || progress.finished) await save()
  }
  return progress
}

/** The product of a line; null for one without a name, with a code that nobody scans, or from another country. */
function readLine(dump: Dump, line: Buffer | null, countryTag: string | undefined): LookedUpProduct | null | 'broken' {
  if (line === null) return 'broken'
  // Most lines are spared the reading.
  if (countryTag !== undefined && !line.includes(countryTag)) return null
  try {
    const { code, countries, record } = dump.readRecord(line.toString('utf8'))
    if (countryTag !== undefined && !countries.includes(countryTag)) return null
    const gtin = readGtin(code)
    return gtin && !isInStoreCode(gtin) ? readOffProduct(gtin, record) : null
  } catch {
    return 'broken'
  }
}
