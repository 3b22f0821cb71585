import type { Unit } from '@spizarka/contract/common'
import type { QueryOut, ResponseOf } from '@spizarka/contract/endpoint'
import type { listLearnedNames } from '@spizarka/contract/learned'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { fromThousandths, thousandths, toNumber } from '../../platform/db/decimal.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { toPage, windowOf } from '../../platform/http/page.ts'
import {
  countNames,
  deleteName,
  deleteOldestNames,
  type LearnedRow,
  listNames,
  listNamesByKey,
  updateUsed,
  upsertLearnedName,
} from './learned-names.queries.ts'

/** What an owner made of one line of a receipt. */
export interface Correction {
  /** As printed, normalised. */
  receiptName: string
  productName: string
  /** What one piece holds; null takes back what was learned, undefined says nothing about it. */
  size: { quantity: number; unit: Unit } | null | undefined
}

const MAX_NAMES = 2_000

/** Remembers corrections for the owner's next receipts, the last 2,000 that were used. The pantry's lock must be held. */
export async function learnNames(
  trx: Trx,
  { ownerId, shop, corrections, now }: { ownerId: number; shop: string | null; corrections: readonly Correction[]; now: Date },
): Promise<void> {
  const learnable = corrections
    .map((each) => ({ ...each, receiptKey: receiptKey(each.receiptName) }))
    .filter((each) => each.receiptKey !== '')
  if (learnable.length === 0) return
  for (const { size, ...names } of learnable) await upsertLearnedName(trx, { ...names, ownerId, shop, usedAt: now, size: stored(size) })
  await deleteOldestNames(trx, ownerId, MAX_NAMES)
}

function stored(size: Correction['size']) {
  if (size === undefined) return undefined
  return size === null ? { quantity: null, unit: null } : { quantity: fromThousandths(thousandths(size.quantity)), unit: size.unit }
}

/** What a user calls the product of a printed name. */
export interface KnownName {
  productName: string
  /** What one piece of the line holds; null when that was never corrected. */
  size: { quantity: number; unit: Unit } | null
}

interface NameQuery {
  ownerId: number
  /** The receipt's shop; null when it is not known. */
  shop: string | null
  receiptNames: readonly string[]
  now: Date
}

/**
 * The owner's names for those of a receipt that were corrected before, by printed name: what was said of this shop's receipts,
 * or else last of any shop's. They count as used now. The pantry's lock must be held.
 */
export async function findLearnedNames(trx: Trx, { ownerId, shop, receiptNames, now }: NameQuery): Promise<Map<string, KnownName>> {
  const keys = new Map(receiptNames.map((name) => [name, receiptKey(name)]))
  const rows = await listNamesByKey(trx, ownerId, [...new Set(keys.values())])
  const found = new Map<string, LearnedRow>()
  for (const [name, key] of keys) {
    const row = rows.find((each) => each.receipt_key === key && each.shop === shop) ?? rows.find((each) => each.receipt_key === key)
    if (row) found.set(name, row)
  }
  await updateUsed(trx, [...new Set([...found.values()].map((row) => row.id))], now)
  return new Map([...found].map(([name, row]) => [name, toKnownName(row)]))
}

function toKnownName({ product_name, quantity, unit }: LearnedRow): KnownName {
  return { productName: product_name, size: quantity === null || unit === null ? null : { quantity: Number(quantity), unit } }
}

const COMBINING_MARKS = /\p{M}/gu
/** Longer than any till's line; an index takes no novels. */
const MAX_LENGTH = 100

/**
 * What a printed name is found again by: small letters and digits without diacritics, single spaces. The till prints a name the
 * same each time; what differs is how the camera saw its dots and tails.
 */
function receiptKey(receiptName: string): string {
  const plain = receiptName.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(COMBINING_MARKS, '')
  return plain
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
}

/** One page of the names that the owner taught, last used first. */
export async function readLearnedNames(
  { db }: AppContext,
  ownerId: number,
  query: QueryOut<typeof listLearnedNames>,
  url: string,
): Promise<ResponseOf<typeof listLearnedNames>> {
  const [count, rows] = await Promise.all([countNames(db, ownerId), listNames(db, ownerId, windowOf(query))])
  const results = rows.map(({ id, shop, receipt_name, product_name, quantity, unit, used_at }) => ({
    id: String(id),
    shop,
    receipt_name,
    product_name,
    quantity: toNumber(quantity),
    unit,
    used_at: used_at.toISOString(),
  }))
  return toPage(url, query, { count, results })
}

/** Forgets a name that the owner taught. */
export async function forgetLearnedName({ db }: AppContext, ownerId: number, id: number): Promise<void> {
  if (!(await deleteName(db, ownerId, id))) throw new AppError('not_found')
}
