import type { changeDiaryEntry, copyDiary as copyEndpoint, createDiaryEntry as createEndpoint, DiaryEntry } from '@spizarka/contract/diary'
import type { BodyOut } from '@spizarka/contract/endpoint'
import { ERRORS } from '@spizarka/contract/errors'
import { LIMITS, RESTORE_HOURS } from '@spizarka/contract/limits'
import { NUTRIENTS, type Nutrients } from '@spizarka/contract/recipe-parts'
import { addDays, addHours, dayInWarsaw } from '../../platform/clock/clock.ts'
import type { AppContext } from '../../platform/context.ts'
import type { Trx } from '../../platform/db/connect.ts'
import { AppError, FieldErrors } from '../../platform/errors/app-error.ts'
import type { CallIdentity } from '../../platform/http/route.ts'
import { once } from '../../platform/idempotency/once.ts'
import { lockPantry } from '../pantry/index.ts'
import {
  copyEntries,
  countEntriesOfDay,
  type EntryRow,
  insertEntry,
  lockEntry,
  lockEntryOrDeleted,
  type NewEntryRow,
  updateEntry,
} from './diary-entries.queries.ts'
import { findEdibleFood, measured, readEaten } from './eaten-things.ts'
import { amountColumns, columnsOf, type EatenAmount, figuresSchema, NOTHING_KNOWN, nutrientColumns, presentEntry } from './entry-figures.ts'
import { retakeFromPantry, returnToPantry, takeForEntry } from './take-from-pantry.ts'

type Body = BodyOut<typeof createEndpoint>

/** Days, `YYYY-MM-DD`, that a diary can be written for. */
function writableDays(now: Date): { first: string; last: string } {
  const today = dayInWarsaw(now)
  const [year = '', ...rest] = today.split('-')
  const { ahead, yearsBack } = LIMITS.diaryDays
  return { first: [Number(year) - yearsBack, ...rest].join('-'), last: addDays(today, ahead) }
}

/** Throws for a day too far back or ahead. */
export function checkDay(now: Date, day: string): void {
  const { first, last } = writableDays(now)
  if (day < first) throw new AppError('diary_day_past')
  if (day > last) throw new AppError('diary_day_ahead')
}

/** Writes what was eaten, and takes it out of a product of the pantry where one is named: as far as it is there. */
export async function createDiaryEntry(context: AppContext, call: CallIdentity, body: Body): Promise<DiaryEntry> {
  const now = context.clock.now()
  // What a thing is comes first: one that is not the caller's is not found, whatever else is wrong.
  const eaten = await readEaten(context, call.userId, body)
  checkDay(now, body.day)
  return once(context.db, call, async (trx) => {
    const { day, meal_type } = body
    const row = { owner_id: call.userId, day, meal_type, created_at: now }
    if (body.product_id) await lockPantry(trx, call.userId)
    const entry = await insertEntry(trx, { ...row, ...(eaten ? columnsOf(eaten.thing, eaten.amount) : statedColumns(body)) })
    if (body.product_id) await takeForEntry(trx, { ownerId: call.userId, entry, productId: Number(body.product_id), now })
    return presentEntry(entry)
  })
}

const BY_HAND = 'Wpisane ręcznie'

/** The columns of figures of one's own; what nobody gave energy of is covered by nothing. */
export function statedColumns(body: Partial<Record<keyof Nutrients, number | null | undefined>> & { title?: string | null | undefined }) {
  const isCounted = body.kcal !== undefined && body.kcal !== null
  return {
    source: 'manual',
    title: body.title ?? '',
    basis: isCounted ? BY_HAND : null,
    coverage: isCounted ? '1' : '0',
    ...nutrientColumns(roundedFigures(body)),
  } satisfies Partial<NewEntryRow>
}

/** Figures as somebody typed them, to what a column keeps: energy and minerals to 0.1, grams to 0.01. */
function roundedFigures(stated: Partial<Record<keyof Nutrients, number | null | undefined>>) {
  return Object.fromEntries(
    NUTRIENTS.flatMap((nutrient) => {
      const figure = stated[nutrient]
      if (figure === undefined) return []
      const steps = nutrient.endsWith('_g') ? 100 : 10
      return [[nutrient, figure === null ? null : Math.round(figure * steps) / steps]]
    }),
  )
}

type Change = BodyOut<typeof changeDiaryEntry>

/** Changes an entry's amount, meal or day; of figures by hand also those. Throws `not_found`, and field errors for what the entry does not have. */
export async function updateDiaryEntry({ db, clock }: AppContext, ownerId: number, id: number, change: Change): Promise<DiaryEntry> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, ownerId, id)
    refuseForeignFields(entry, change)
    if (change.day !== undefined && change.day !== entry.day) checkDay(now, change.day)
    const { day, meal_type, title } = change
    const changed = {
      ...(day !== undefined && { day }),
      ...(meal_type !== undefined && { meal_type }),
      ...(title !== undefined && { title }),
      ...changedFigures(entry, change),
    }
    return presentEntry(Object.keys(changed).length === 0 ? entry : await updateEntry(trx, id, changed))
  })
}

const AMOUNTS = ['grams', 'quantity', 'measure', 'portion_percent'] as const
const BY_WEIGHT = ['grams', 'quantity', 'measure'] as const

/** Throws under each field that says nothing of this entry: grams of a portion, a portion of grams, figures that are counted. */
function refuseForeignFields(entry: EntryRow, change: Change): void {
  const isStated = entry.figures === null
  const own: readonly string[] = isStated
    ? ['title', ...NUTRIENTS]
    : entry.portion_percent !== null
      ? ['portion_percent']
      : entry.food_id === null
        ? ['grams']
        : BY_WEIGHT
  const given = [...AMOUNTS, 'title' as const, ...NUTRIENTS].filter((field) => change[field] !== undefined && change[field] !== null)
  const foreign = given.filter((field) => !own.includes(field))
  if (foreign.length > 0) throw new FieldErrors(Object.fromEntries(foreign.map((field) => [field, [ERRORS.diary_field_foreign.text]])))
  if (change.grams && (change.quantity || change.measure)) throw new FieldErrors({ grams: [ERRORS.diary_field_foreign.text] })
}

function changedFigures(entry: EntryRow, change: Change) {
  if (entry.figures === null) {
    const stated = roundedFigures(change)
    if (Object.keys(stated).length === 0) return {}
    const before = Object.fromEntries(NUTRIENTS.map((nutrient) => [nutrient, entry[nutrient] === null ? null : Number(entry[nutrient])]))
    const counted = Number(entry.coverage) === 0 && change.kcal !== undefined ? { coverage: '1', basis: BY_HAND } : {}
    return { ...nutrientColumns({ ...before, ...stated }), ...counted }
  }
  const amount = changedAmount(entry, change)
  return amount ? amountColumns(figuresSchema.safeParse(entry.figures).data ?? NOTHING_KNOWN, amount) : {}
}

function changedAmount(entry: EntryRow, { grams, quantity, measure, portion_percent }: Change): EatenAmount | null {
  if (portion_percent) return { portionPercent: portion_percent }
  if (grams) return { grams }
  if (!quantity && !measure) return null
  const food = entry.food_id === null ? null : findEdibleFood(entry.food_id)
  const [much, unit] = [quantity ?? Number(entry.quantity ?? 0), measure ?? entry.measure]
  if (!food || !unit) throw new AppError('diary_measure_unknown')
  if (much <= 0) throw new FieldErrors({ quantity: ['To pole jest wymagane.'] })
  return measured(food, much, unit)
}

/** Deletes an entry until it is restored or a day has passed; what it took out of the pantry as an entry goes back. Throws `not_found`. */
export async function deleteDiaryEntry({ db, clock }: AppContext, ownerId: number, id: number): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    await removeEntry(trx, await lockEntry(trx, ownerId, id), now)
  })
}

/** The pantry's lock and the entry's must be held. */
async function removeEntry(trx: Trx, entry: EntryRow, now: Date): Promise<void> {
  await updateEntry(trx, entry.id, { deleted_at: now })
  if (addHours(entry.created_at, RESTORE_HOURS) >= now) await returnToPantry(trx, entry, now)
}

/** Brings back an entry that was deleted within a day; one that is there stays. Throws `not_found`. */
export async function restoreDiaryEntry({ db, clock }: AppContext, ownerId: number, id: number): Promise<DiaryEntry> {
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    await lockPantry(trx, ownerId)
    const entry = await lockEntryOrDeleted(trx, ownerId, id)
    if (entry.deleted_at === null) return presentEntry(entry)
    if (addHours(entry.deleted_at, RESTORE_HOURS) < now) throw new AppError('not_found')
    await retakeFromPantry(trx, entry, now)
    return presentEntry(await updateEntry(trx, id, { deleted_at: null }))
  })
}

/** Copies the entries of a day, or of one of its meals; copies belong to no cooking and take nothing out of the pantry. */
export async function copyDiary(
  { db, clock }: AppContext,
  call: CallIdentity,
  { from_day: from, to_day: to, meal_type }: BodyOut<typeof copyEndpoint>,
): Promise<{ copied: number; entry_ids: string[] }> {
  const now = clock.now()
  if (from === to) throw new AppError('diary_copy_same_day')
  const { first, last } = writableDays(now)
  if (to < first) throw new AppError('diary_copy_day_past')
  if (to > last) throw new AppError('diary_copy_day_ahead')
  return once(db, call, async (trx) => {
    const entry_ids = await copyEntries(trx, call.userId, { from, to, meal: meal_type ?? null, at: now })
    if (entry_ids.length > 0 && (await countEntriesOfDay(trx, call.userId, to)) > LIMITS.copiedDayEntries)
      throw new AppError('diary_copy_day_full')
    return { copied: entry_ids.length, entry_ids }
  })
}
