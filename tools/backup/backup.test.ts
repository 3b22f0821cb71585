import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { addFromText } from '@spizarka/contract/intake'
import { readExclusions, saveExclusions } from '@spizarka/contract/profile'
import { openLocalFolder } from '@spizarka/integrations/storage'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { deletePictureJob, savePicture } from '../../apps/server/src/features/pictures/index.ts'
import { BACKUP_LOCK } from '../../apps/server/src/platform/db/backup-lock.ts'
import { dataKeysSchema } from '../../apps/server/src/platform/env/settings.ts'
import { createSealing } from '../../apps/server/src/platform/sealing/sealing.ts'
import { makeUser } from '../../apps/server/test/factories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { untilLockIsAwaited } from '../../apps/server/test/lock-waiters.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const SECRET = 'zielona herbata o świcie'
const SEAL = { secret: SECRET, cost: 4 }
const folder = await mkdtemp(path.join(tmpdir(), 'spizarka-backup-'))
const file = path.join(folder, 'kopia')
const keys = { 'secret-key': 'k'.repeat(48), 'data-keys': `first:${randomBytes(32).toString('base64url')}` }
const sealing = createSealing(dataKeysSchema.parse(keys['data-keys']))
const app = await startTestApp({ context: { sealing, files: openLocalFolder(path.join(folder, 'old')) } })
const source = { databaseUrl: app.databaseUrl, files: app.context.files, keys, version: '0.1.0' }
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return inject('postgresUrl').replace(/postgres$/, name)
}

async function emptyPlace() {
  const dataFolder = await mkdtemp(path.join(folder, 'place-'))
  return {
    databaseUrl: await emptyDatabase(),
    files: openLocalFolder(path.join(dataFolder, 'files')),
    dataFolder,
    given: { secretKey: undefined, dataKeys: undefined },
  }
}

const picture = { image: randomBytes(3_000), width: 4, height: 3, kind: 'drawn' as const }
let user: Awaited<ReturnType<typeof makeUser>>
let key = ''
beforeAll(async () => {
  user = await makeUser(app)
  await app.succeed(saveExclusions, { token: user.token, body: { product_names: ['orzechy'] } })
  await app.succeed(addFromText, { token: user.token, body: { text: 'mleko 1 l\n10 jajek' }, idempotencyKey: randomUUID() })
  key = await savePicture(app.context, picture)
})

test('what was backed up while others wrote stands in an empty place: rows, waiting jobs, files and keys', async () => {
  const over = new AbortController()
  const writing = (async () => {
    while (!over.signal.aborted) await makeUser(app)
  })()
  const made = await makeBackup(source, file, SEAL).finally(() => over.abort())
  await writing
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file)).includes('orzechy')).toBe(false)
  await expect(makeBackup(source, file, SEAL)).rejects.toThrow('już jest')

  const place = await emptyPlace()
  const { end, isOlder } = await restoreBackup(file, SECRET, place)
  expect({ end, isOlder }).toEqual({ end: made, isOlder: false })
  expect(made).toMatchObject({ files: 1, missingFiles: 0 })
  expect(Buffer.from((await place.files.get(key)) ?? [])).toEqual(picture.image)
  for (const name of ['secret-key', 'data-keys'] as const)
    expect(await readFile(path.join(place.dataFolder, name), 'utf8')).toBe(keys[name])

  const restored = await startTestApp({ databaseUrl: place.databaseUrl, context: { sealing, files: place.files } })
  expect(await restored.succeed(readExclusions, { token: user.token })).toEqual([{ product_name: 'orzechy' }])
  await restored.runJobs()
  expect(await restored.db.selectFrom('intake_sessions').select('state').execute()).toEqual([{ state: 'ready' }])
  // Numbers go on where they stood, and what guards the tables is there again.
  expect((await makeUser(restored)).id).toBeGreaterThan(user.id)
  const broken = sql`insert into recipe_favorites (user_id, recipe_id) values (${user.id}, 999999)`.execute(restored.db)
  await expect(broken).rejects.toThrow('foreign key')
  await restored.close()

  await expect(restoreBackup(file, SECRET, place)).rejects.toThrow('nie jest pusta')
  await expect(restoreBackup(file, 'inne hasło, też długie', await emptyPlace())).rejects.toThrow('hasło lub klucz jest inny')
})

test('what does not stand there as it was backed up is not restored', async () => {
  const backup = path.join(folder, 'compared')
  await makeBackup(source, backup, SEAL)
  const place = await emptyPlace()
  const client = new pg.Client({ connectionString: place.databaseUrl })
  await client.connect()
  // A database that changes rows behind whoever fills it.
  await client.query(`
    create function change() returns event_trigger language plpgsql as $$
    begin update public.kysely_migration set timestamp = 'another'; exception when undefined_table then null; end $$;
    create event trigger changing on ddl_command_end when tag in ('ALTER TABLE') execute function change()`)
  await expect(restoreBackup(backup, SECRET, place)).rejects.toThrow('kysely_migration różni się od kopii')
  const { rows } = await client.query('select count(*)::int as users from users')
  expect(rows).toEqual([{ users: 0 }])
  await client.end()
})

test('a backup of a newer version is refused, one of an older is restored as it was', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '')`.execute(app.db)
  await makeBackup(source, path.join(folder, 'newer'), SEAL)
  await sql`delete from kysely_migration where name = '9999-from-the-future'`.execute(app.db)
  await expect(restoreBackup(path.join(folder, 'newer'), SECRET, await emptyPlace())).rejects.toThrow('nowszej wersji')

  await sql`delete from kysely_migration where name = '0046-write-probes'`.execute(app.db)
  await sql`drop table write_probes`.execute(app.db)
  await makeBackup(source, path.join(folder, 'older'), SEAL)
  expect(await restoreBackup(path.join(folder, 'older'), SECRET, await emptyPlace())).toMatchObject({ isOlder: true })
})

test('a backup is as of the moment at which it began, and until it ends no picture is deleted', async () => {
  const { n: before } = await app.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('begin')
  // Stands before users: what comes meanwhile would be read after it.
  await client.query('lock table auth_sessions in access exclusive mode')
  const making = makeBackup(source, path.join(folder, 'moment'), SEAL)
  await untilLockIsAwaited(app)
  await expect(deletePictureJob.handle(app.context, { key })).rejects.toThrow('A backup is being made')
  await client.query("insert into users (username, email, password_hash) values ('pozny', 'pozny@example.pl', 'x')")
  await client.query('commit')
  await client.end()
  const { tables } = await making
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(Number(before))
})

test('while a backup is made no picture is deleted, and its job waits', async () => {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  await expect(deletePictureJob.handle(app.context, { key })).rejects.toThrow('A backup is being made')
  expect(await app.context.files.get(key)).toBeDefined()
  await client.end()
  await expect
    .poll(() =>
      deletePictureJob.handle(app.context, { key }).then(
        () => 'done',
        () => 'waits',
      ),
    )
    .toBe('done')
  expect(await app.context.files.get(key)).toBeUndefined()
})
