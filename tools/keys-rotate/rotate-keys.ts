import type { Db } from '../../apps/server/src/platform/db/connect.ts'
import type { DataKey } from '../../apps/server/src/platform/env/settings.ts'
import { createSealing, type Sealing } from '../../apps/server/src/platform/sealing/sealing.ts'
import { listOldKeys, listRowsUnder, SEALED_TABLES, type SealedRow, type SealedTable, updateIfUnchanged } from './sealed-rows.queries.ts'

/** The result of a rotation. */
export interface Rotation {
  resealed: number
  /** Places of the rows that do not open, though their key is known. */
  unopened: string[]
  /** Rows under keys that the settings do not give. */
  lost: { keyId: string; rows: number }[]
  /** False when it was told to stop before the end. */
  finished: boolean
}

/**
 * Seals everything with the first key that is under another. A row that is written meanwhile is left to who writes it, so that it may
 * run beside the app and be stopped and called again at any time.
 */
export async function rotateKeys(db: Db, keys: readonly DataKey[], signal?: AbortSignal): Promise<Rotation> {
  const sealing = createSealing(keys)
  const rotation: Rotation = { resealed: 0, unopened: [], lost: [], finished: true }
  for (const table of SEALED_TABLES)
    for (const old of await listOldKeys(db, table, sealing.keyId)) {
      if (keys.some(({ id }) => id === old.keyId)) await rotateTable({ db, sealing, table, keyId: old.keyId, rotation, signal })
      else rotation.lost.push(old)
    }
  return { ...rotation, lost: addUp(rotation.lost) }
}

/** One line for a key, whichever tables it is missed in. */
function addUp(lost: Rotation['lost']): Rotation['lost'] {
  const rows = new Map<string, number>()
  for (const each of lost) rows.set(each.keyId, (rows.get(each.keyId) ?? 0) + each.rows)
  return [...rows].map(([keyId, count]) => ({ keyId, rows: count }))
}

interface Task {
  db: Db
  sealing: Sealing
  table: SealedTable
  keyId: string
  rotation: Rotation
  signal: AbortSignal | undefined
}

async function rotateTable({ db, sealing, table, keyId, rotation, signal }: Task): Promise<void> {
  for (;;) {
    if (signal?.aborted) {
      rotation.finished = false
      return
    }
    const rows = await listRowsUnder(db, table, keyId, rotation.unopened)
    if (rows.length === 0) return
    const opened: (SealedRow & { fresh: Buffer })[] = []
    for (const row of rows) {
      const fresh = reseal(sealing, keyId, row)
      if (fresh) opened.push({ ...row, fresh })
      else rotation.unopened.push(row.place)
    }
    rotation.resealed += await updateIfUnchanged(db, table, sealing.keyId, opened)
  }
}

/** Null when the row was tampered with, or copied from another place. */
function reseal(sealing: Sealing, keyId: string, { bytes, place }: SealedRow): Buffer | null {
  try {
    return sealing.seal(sealing.open({ keyId, bytes }, place), place).bytes
  } catch {
    return null
  }
}

const number = new Intl.NumberFormat('pl-PL', { useGrouping: 'always' })
const MAX_SHOWN = 20

/** The summary of a rotation, in Polish. */
export function describeRotation({ resealed, unopened, lost, finished }: Rotation, keyId: string): string {
  return [
    `Zaszyfrowane na nowo kluczem ${keyId}: ${number.format(resealed)}`,
    ...lost.map((old) => `Klucza ${old.keyId} nie ma w DATA_KEYS; pozostały pod nim wiersze: ${number.format(old.rows)}`),
    ...(unopened.length > 0
      ? [`Nie dały się otworzyć (${number.format(unopened.length)}): ${unopened.slice(0, MAX_SHOWN).join(', ')}`]
      : []),
    closing({ unopened, lost, finished }),
  ].join('\n')
}

function closing({ unopened, lost, finished }: Pick<Rotation, 'unopened' | 'lost' | 'finished'>): string {
  if (!finished) return 'Przerwano. Uruchom to samo polecenie jeszcze raz, aby szyfrować dalej.'
  if (unopened.length > 0 || lost.length > 0) return 'Nie wszystko jest pod nowym kluczem. Nie usuwaj starych kluczy.'
  return 'Gotowe. Gdy wszystkie serwery działają z nowym kluczem na początku DATA_KEYS, uruchom to polecenie jeszcze raz i usuń stare klucze.'
}
