import { createReadStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { FileStorage } from '@spizarka/integrations/storage'
import pg from 'pg'
import { connect } from '../../apps/server/src/platform/db/connect.ts'
import { knownMigrations, migrate } from '../../apps/server/src/platform/db/migrate.ts'
import { type DataKey, dataKeysSchema } from '../../apps/server/src/platform/env/settings.ts'
import { openJobQueue } from '../../apps/server/src/platform/jobs/job-queue.ts'
import { createLogger } from '../../apps/server/src/platform/logger/logger.ts'
import { BackupError } from './backup-error.ts'
import { type BackupRecord, RecordReader } from './records.ts'
import { openStream } from './sealed-stream.ts'
import { clearTables, copyIn, copyOut, listTables, RowsDigest, readQueueVersion, setSequence } from './tables.queries.ts'

/** Where a backup is put: a database without tables, a data folder without keys. */
export interface RestorePlace {
  databaseUrl: string
  files: FileStorage
  dataFolder: string
  /** Keys that the settings give already, which then are not written into the data folder. */
  given: { secretKey: string | undefined; dataKeys: readonly DataKey[] | undefined }
}

type Of<Type extends BackupRecord['type']> = Extract<BackupRecord, { type: Type }>

/** What was restored; `isOlder` when the next start has migrations to run. */
export interface Restored {
  backup: Of<'backup'>
  end: Of<'end'>
  isOlder: boolean
}

/**
 * Puts the backup of `file` into an empty place and checks every table against its hash; the database is filled in one transaction.
 * Throws `BackupError` where the place is not empty, or the backup is damaged, of another secret, or of a version that does not fit.
 */
export async function restoreBackup(file: string, secret: string, place: RestorePlace): Promise<Restored> {
  const client = new pg.Client({ connectionString: place.databaseUrl, application_name: 'spizarka-restore' })
  client.on('error', () => {})
  await client.connect()
  try {
    if ((await listTables(client)).length > 0) throw new BackupError('Ta baza danych nie jest pusta. Kopię przywraca się tylko do pustej.')
    const plain = Readable.from(openStream(createReadStream(file), secret)).compose(createGunzip())
    return await restore(client, new RecordReader(plain), place)
  } finally {
    await client.end()
  }
}

async function restore(client: pg.Client, records: RecordReader, place: RestorePlace): Promise<Restored> {
  const backup = await records.next()
  if (backup.type !== 'backup') throw new BackupError('Kopia jest uszkodzona lub ucięta.')
  await records.all()
  const { isOlder } = await checkMigrations(backup)
  await makeTables(client, place.databaseUrl, backup)

  await client.query('begin')
  const tables = await listTables(client)
  const putBack = await clearTables(client, tables)
  const keys: Partial<Record<Of<'key'>['name'], string>> = {}
  let record = await records.next()
  for (; record.type !== 'end'; record = await records.next()) {
    if (record.type === 'table') await pipeline(records.bytes(), copyIn(client, record))
    else if (record.type === 'file') await place.files.put(record.key, await records.all(), 'image/webp')
    else if (record.type === 'key') keys[record.name] = (await records.all()).toString()
  }
  await records.all()
  // The end of the seal: nothing was cut off.
  await records.finish()
  for (const sequence of record.sequences) await setSequence(client, sequence)
  await putBack()
  await compareTables(client, record)
  await writeKeys(keys, place)
  await client.query('commit')
  return { backup, end: record, isOlder }
}

async function checkMigrations({ migrations, version }: Of<'backup'>): Promise<{ isOlder: boolean }> {
  const known = await knownMigrations()
  const foreign = migrations.filter((name) => !known.includes(name))
  if (foreign.length > 0)
    throw new BackupError(
      `Kopia pochodzi z nowszej wersji Spiżarki (${version}): tej wersji brakuje migracji ${foreign[0]}. Zainstaluj tamtą i przywróć kopię jeszcze raz.`,
    )
  return { isOlder: migrations.length < known.length }
}

/** The tables as the backup knew them: those of the app by the migrations that it names, those of the queue by the queue itself. */
async function makeTables(client: pg.Client, databaseUrl: string, { migrations, queueVersion, version }: Of<'backup'>): Promise<void> {
  const { db } = connect(databaseUrl, { max: 2, onError: () => {} })
  try {
    await migrate(db, { only: migrations })
  } finally {
    await db.destroy()
  }
  if (queueVersion === null) return
  const queue = await openJobQueue({ url: databaseUrl, log: createLogger('silent'), jobs: [], works: false })
  await queue.stop()
  const ours = await readQueueVersion(client)
  if (ours !== queueVersion)
    throw new BackupError(
      `Kopia ma kolejkę zadań w wersji ${queueVersion}, a ta Spiżarka w wersji ${ours}. Przywróć ją wersją ${version}, a potem zaktualizuj.`,
    )
}

/** Reads everything back: what is there is what was in the backup, and nothing else. */
async function compareTables(client: pg.Client, end: Of<'end'>): Promise<void> {
  const found = await listTables(client)
  for (const table of found) {
    const digest = new RowsDigest()
    const rows = copyOut(client, table, digest)
    while (!(await rows.next()).done);
    const wanted = end.tables.find(({ schema, name }) => schema === table.schema && name === table.name)
    if (wanted?.rows !== digest.rows || wanted.hash !== digest.hash)
      throw new BackupError(`Tabela ${table.schema}.${table.name} różni się od kopii; nic nie zostało przywrócone.`)
  }
  if (found.length !== end.tables.length)
    throw new BackupError('Kopia ma tabele, których ta Spiżarka nie zna; nic nie zostało przywrócone.')
}

async function writeKeys(keys: Partial<Record<Of<'key'>['name'], string>>, { given, dataFolder }: RestorePlace): Promise<void> {
  const [secretKey, dataKeys] = [keys['secret-key'], keys['data-keys']]
  if (secretKey === undefined || dataKeys === undefined) throw new BackupError('Kopia nie ma kluczy.')
  await mkdir(dataFolder, { recursive: true, mode: 0o700 })
  const write = (name: string, text: string) => writeFile(path.join(dataFolder, name), text, { mode: 0o600, flag: 'wx', flush: true })
  if (given.dataKeys) requireKeys(given.dataKeys, dataKeysSchema.parse(dataKeys))
  else await write('data-keys', dataKeys)
  if (given.secretKey === undefined) await write('secret-key', secretKey)
}

function requireKeys(given: readonly DataKey[], needed: readonly DataKey[]): void {
  const lacking = needed.filter(({ id, key }) => !given.some((other) => other.id === id && other.key.equals(key)))
  if (lacking.length > 0)
    throw new BackupError(
      `DATA_KEYS nie ma kluczy z kopii (${lacking.map(({ id }) => id).join(', ')}). Usuń to ustawienie na czas przywracania: klucze są w kopii.`,
    )
}
