import { createWriteStream, existsSync } from 'node:fs'
import { link, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import type { FileStorage } from '@spizarka/integrations/storage'
import pg from 'pg'
import { BACKUP_LOCK } from '../../apps/server/src/platform/db/backup-lock.ts'
import { BackupError } from './backup-error.ts'
import { type BackupRecord, END_OF_RECORD, head, piece } from './records.ts'
import { type Seal, sealStream } from './sealed-stream.ts'
import { copyOut, listFileKeys, listSequences, listTables, RowsDigest, readQueueVersion } from './tables.queries.ts'

/** What a backup is made of. */
export interface BackupSource {
  databaseUrl: string
  files: FileStorage
  /** Texts of the keys, as their settings write them. */
  keys: { 'secret-key': string; 'data-keys': string }
  /** Of the program. */
  version: string
}

const HOLD_MS = 15_000

type End = Extract<BackupRecord, { type: 'end' }>

/**
 * Writes database, files and keys into `file`, sealed, as of one moment and beside a running app, whose files are not
 * deleted meanwhile. The file appears when it is complete. Throws `BackupError` where it is there already, or another backup is made.
 */
export async function makeBackup(source: BackupSource, file: string, seal: Seal): Promise<End> {
  if (existsSync(file)) throw alreadyThere(file)
  const unfinished = `${file}.part`
  const client = new pg.Client({ connectionString: source.databaseUrl, application_name: 'spizarka-backup' })
  // What breaks the connection breaks the query that needs it.
  client.on('error', () => {})
  try {
    await client.connect()
    await holdFiles(client)
    await client.query('begin isolation level repeatable read read only')
    let end: End | undefined
    const records = recordsOf(client, source, (last) => {
      end = last
    })
    const packed = Readable.from(records).compose(createGzip({ level: constants.Z_BEST_SPEED }))
    await pipeline(sealStream(packed, seal), createWriteStream(unfinished, { mode: 0o600, flush: true }))
    if (!end) throw new BackupError('Kopia nie została dokończona.')
    // A link appears complete or not at all, and never takes the place of a backup that is there.
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? alreadyThere(file) : error
    })
    return end
  } finally {
    await rm(unfinished, { force: true })
    await client.end()
  }
}

function alreadyThere(file: string): BackupError {
  return new BackupError(`Plik ${file} już jest. Podaj inną nazwę: kopie nie są nadpisywane.`)
}

/** From now on no file is deleted until the connection ends; waits for deletions under way, and for another backup not for long. */
async function holdFiles(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + HOLD_MS; ; await sleep(100)) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [BACKUP_LOCK])
    if (rows[0]?.taken) return
    if (Date.now() > deadline) throw new BackupError('Inna kopia jest właśnie robiona. Spróbuj, gdy się skończy.')
  }
}

async function* recordsOf(client: pg.Client, { files, keys, version }: BackupSource, done: (end: End) => void): AsyncGenerator<Buffer> {
  const { rows: ran } = await client.query<{ name: string }>('select name from kysely_migration order by name collate "C"')
  const queueVersion = await readQueueVersion(client)
  yield head({ type: 'backup', version, madeAt: new Date().toISOString(), migrations: ran.map(({ name }) => name), queueVersion })
  yield END_OF_RECORD

  const end: End = { type: 'end', tables: [], sequences: [], files: 0, missingFiles: 0 }
  for (const table of await listTables(client)) {
    const digest = new RowsDigest()
    yield head({ type: 'table', ...table })
    for await (const bytes of copyOut(client, table, digest, true)) yield piece(bytes)
    yield END_OF_RECORD
    end.tables.push({ schema: table.schema, name: table.name, rows: digest.rows, hash: digest.hash })
  }
  end.sequences = await listSequences(client)
  for (const key of await listFileKeys(client)) {
    const bytes = await files.get(key)
    // A picture that is being kept just now has its row first; no recipe points at it yet.
    if (!bytes) end.missingFiles += 1
    else {
      yield Buffer.concat([head({ type: 'file', key }), piece(bytes), END_OF_RECORD])
      end.files += 1
    }
  }
  for (const name of ['secret-key', 'data-keys'] as const)
    yield Buffer.concat([head({ type: 'key', name }), piece(Buffer.from(keys[name])), END_OF_RECORD])
  yield Buffer.concat([head(end), END_OF_RECORD])
  done(end)
}
