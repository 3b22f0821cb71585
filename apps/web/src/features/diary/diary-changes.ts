import {
  changeDiaryEntry,
  copyDiary,
  createDiaryEntry,
  type DiaryEntry,
  deleteDiaryEntry,
  listDiarySuggestions,
  readDiaryDay,
  readDiarySummary,
  restoreDiaryEntry,
} from '@spizarka/contract/diary'
import type { BodyIn } from '@spizarka/contract/endpoint'
import type { MealType } from '@spizarka/contract/meals'
import { listPantry, readPantrySummary } from '@spizarka/contract/pantry'
import { plural } from '@spizarka/contract/plural'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { fireAndForget } from '../../lib/fire-and-forget.ts'
import { randomUuid } from '../../lib/random-uuid.ts'
import { NO_CONNECTION } from '../../lib/text/texts.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { MEALS_WRITTEN, nameOfDay } from './days.ts'

export type NewEntry = BodyIn<typeof createDiaryEntry>
export type EntryChange = BodyIn<typeof changeDiaryEntry>

const DIARY = [readDiaryDay, readDiarySummary, listDiarySuggestions]
const PANTRY = [listPantry, readPantrySummary]

/** Whatever the diary says is out of date; resolves once what is on the screen has been read again. */
async function invalidateDiary(client: QueryClient): Promise<void> {
  await Promise.all(DIARY.map(({ path }) => client.invalidateQueries({ queryKey: [path] })))
}

/** The same for the pantry as well: leftovers that were eaten, or not after all, are on its shelf. */
export async function refreshDiaryAndPantry(client: QueryClient): Promise<void> {
  await Promise.all([invalidateDiary(client), ...PANTRY.map(({ path }) => client.invalidateQueries({ queryKey: [path] }))])
}

const ENTRY_GONE = 'Tego wpisu już nie ma: usunięto go na innym urządzeniu.'

/** What to say about a change that was not made. */
export function describeFailure(error: unknown, otherwise: string): string {
  if (!isApiError(error)) return error instanceof TypeError ? NO_CONNECTION : otherwise
  if (error.status === 404) return 'Tego już nie ma: w\u00a0międzyczasie to usunięto.'
  return Object.values(error.fields)[0]?.[0] ?? error.detail ?? error.error ?? otherwise
}

/** What a call answers, or that its entry is gone; throws what else the server refuses. */
async function orEntryGone<Answer>(answer: Promise<Answer>): Promise<Answer | typeof ENTRY_GONE> {
  try {
    return await answer
  } catch (error) {
    if (isApiError(error, 404)) return ENTRY_GONE
    throw error
  }
}

/** Everything that can be done to the diary with one tap; what fails says so, what is done can be taken back for 8 s. */
function createDiaryChanges(client: QueryClient) {
  const refresh = () => invalidateDiary(client)
  const refreshAll = () => refreshDiaryAndPantry(client)
  const attempt = async (change: () => Promise<unknown>, otherwise: string): Promise<boolean> => {
    try {
      await change()
      return true
    } catch (error) {
      toast.error(describeFailure(error, otherwise))
      return false
    } finally {
      await refreshAll()
    }
  }
  const takeOut = (ids: readonly string[]) =>
    attempt(async () => {
      for (const id of ids) await call(deleteDiaryEntry, { params: { id } })
    }, 'Nie udało się cofnąć.')

  const changes = {
    /** Writes an entry and says so; throws what the server refuses. The same key has one effect. */
    add: async (entry: NewEntry, idempotencyKey: string): Promise<DiaryEntry> => {
      const written = await call(createDiaryEntry, { body: entry, idempotencyKey })
      toast.added(
        `Zapisane: ${written.title}.`,
        fireAndForget(() => takeOut([written.id])),
      )
      await refreshAll()
      return written
    },
    /** The same for what is one tap away: a failure is said in a toast. */
    addAtOnce: async (entry: NewEntry): Promise<boolean> => {
      try {
        await changes.add(entry, randomUuid())
        return true
      } catch (error) {
        toast.error(describeFailure(error, 'Nie udało się zapisać. Spróbuj ponownie.'))
        return false
      }
    },
    /** Changes an entry; throws what the server refuses. Moving it can be taken back. One that another phone has deleted is said to be gone. */
    change: async (entry: DiaryEntry, body: EntryChange): Promise<void> => {
      const changed = await orEntryGone(call(changeDiaryEntry, { params: { id: entry.id }, body }))
      if (changed === ENTRY_GONE) {
        toast.error(ENTRY_GONE)
        return refreshAll()
      }
      const moved = changed.day !== entry.day || changed.meal_type !== entry.meal_type
      const back = { day: entry.day, meal_type: entry.meal_type }
      if (moved) {
        const where = changed.day === entry.day ? MEALS_WRITTEN[changed.meal_type] : nameOfDay(changed.day).toLocaleLowerCase('pl')
        const undo = () => attempt(() => call(changeDiaryEntry, { params: { id: entry.id }, body: back }), 'Nie udało się cofnąć.')
        toast.undo(`Przeniesione na ${where}: ${entry.title}.`, fireAndForget(undo))
      } else toast.success('Zmiany zapisane.')
      await refresh()
    },
    remove: async (entry: DiaryEntry): Promise<boolean> => {
      const params = { id: entry.id }
      const undo = () => attempt(() => call(restoreDiaryEntry, { params }), `Nie udało się przywrócić: ${entry.title}.`)
      return attempt(async () => {
        // Before the day is read again: the undo that is there until then is of an older change.
        if ((await orEntryGone(call(deleteDiaryEntry, { params }))) === ENTRY_GONE) toast.error(ENTRY_GONE)
        else toast.undo(`Usunięte: ${entry.title}.`, fireAndForget(undo))
      }, `Nie udało się usunąć: ${entry.title}.`)
    },
    /** Copies a day, or one of its meals, to another day. */
    copy: async (from: string, to: string, meal?: MealType): Promise<boolean> => {
      const body = { from_day: from, to_day: to, meal_type: meal ?? null }
      return attempt(async () => {
        const { copied, entry_ids } = await call(copyDiary, { body, idempotencyKey: randomUuid() })
        if (copied === 0) toast.error('Tego dnia nic nie było zapisane.')
        else
          toast.added(
            `Skopiowane: ${copied}\u00a0${plural(copied, ['wpis', 'wpisy', 'wpisów'])}.`,
            fireAndForget(() => takeOut(entry_ids)),
          )
      }, 'Nie udało się skopiować. Spróbuj ponownie.')
    },
  }
  return changes
}

export function useDiaryChanges() {
  const client = useQueryClient()
  return useMemo(() => createDiaryChanges(client), [client])
}
