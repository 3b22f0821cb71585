import { randomBytes, randomUUID } from 'node:crypto'
import { readExclusions, saveExclusions } from '@spizarka/contract/profile'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { placeOfHelp } from '../../apps/server/src/features/compose/recipe-help.queries.ts'
import { zipPlace } from '../../apps/server/src/features/data-exports/read-data-export.ts'
import { placeOfSecret } from '../../apps/server/src/features/second-factor/second-factors.queries.ts'
import { sealedPayloadOf } from '../../apps/server/src/platform/jobs/failed-jobs.queries.ts'
import { createSealing } from '../../apps/server/src/platform/sealing/sealing.ts'
import { type MadeUser, makeUser } from '../../apps/server/test/factories.ts'
import { startTestApp } from '../../apps/server/test/harness.ts'
import { rotateKeys } from './rotate-keys.ts'
import { SEALED_TABLES } from './sealed-rows.queries.ts'

const key = (id: string) => ({ id, key: randomBytes(32) })
const [OLD, NEW] = [key('old'), key('new')]
const [oldSealing, newSealing] = [createSealing([OLD]), createSealing([NEW])]
/** The app before there was a new key, with both, and once the old one is gone; one database. */
const before = await startTestApp({ context: { sealing: oldSealing } })
const { db, databaseUrl } = before
const between = await startTestApp({ databaseUrl, context: { sealing: createSealing([NEW, OLD]) } })
const after = await startTestApp({ databaseUrl, context: { sealing: newSealing } })
afterAll(async () => {
  for (const app of [after, between, before]) await app.close()
})
beforeEach(async () => {
  for (const { name } of SEALED_TABLES) await db.deleteFrom(name).execute()
})

const save = (app: typeof before, { token }: MadeUser, product: string) =>
  app.succeed(saveExclusions, { token, body: { product_names: [product] } })
const read = async ({ token }: MadeUser) => (await after.call(readExclusions, { token })).body
const users = (count: number) => Promise.all(Array.from({ length: count }, () => makeUser(before)))
const rotate = (signal?: AbortSignal) => rotateKeys(db, [NEW, OLD], signal)

describe('a rotation', () => {
  it('leaves nothing under the old key: all opens once that is gone', async () => {
    const made = await users(20)
    for (const user of made) await save(before, user, `danie ${user.id}`)
    expect((await after.call(readExclusions, { token: made[0]?.token ?? '' })).status).toBe(500)

    expect(await rotate()).toEqual({ resealed: 20, unopened: [], lost: [], finished: true })

    for (const user of made) expect(await read(user)).toEqual([{ product_name: `danie ${user.id}` }])
    expect(await rotate()).toMatchObject({ resealed: 0 })
  })

  it('beside a hundred simultaneous saves loses none of them', async () => {
    const made = await users(100)
    for (const user of made) await save(before, user, 'przedtem')

    // Some servers know of the new key already, others do not.
    const over = new AbortController()
    const saves = Promise.all(made.map((user, at) => save(at % 3 === 0 ? between : before, user, `teraz ${user.id}`))).finally(() =>
      over.abort(),
    )
    while (!over.signal.aborted) await rotate()
    await saves
    await rotate()

    for (const user of made) expect(await read(user)).toEqual([{ product_name: `teraz ${user.id}` }])
  })

  it('goes through many batches', async () => {
    const { id } = await makeUser(before)
    const sealed = oldSealing.seal(Buffer.from('{}'), placeOfSecret(id))
    const jobs = Array.from({ length: 1_201 }, () => {
      const job = randomUUID()
      const { keyId, bytes } = oldSealing.seal(Buffer.from(job), sealedPayloadOf(job))
      const now = new Date()
      return {
        id: job,
        name: 'mail.send-message',
        key_id: keyId,
        sealed_payload: bytes,
        tries: 1,
        error: 'E',
        created_at: now,
        failed_at: now,
      }
    })
    await db.insertInto('failed_jobs').values(jobs).execute()
    await db
      .insertInto('second_factors')
      .values({ user_id: id, key_id: sealed.keyId, sealed_secret: sealed.bytes, created_at: new Date() })
      .execute()

    expect(await rotate()).toEqual({ resealed: 1_202, unopened: [], lost: [], finished: true })

    const rows = await db.selectFrom('failed_jobs').select(['id', 'key_id as keyId', 'sealed_payload as bytes']).execute()
    for (const row of rows) expect(newSealing.open(row, sealedPayloadOf(row.id)).toString()).toBe(row.id)
  })

  it('reseals copies of data, and passes over those that are gone', async () => {
    const { id } = await makeUser(before)
    const [kept, gone] = [randomUUID(), randomUUID()]
    const { keyId, bytes } = oldSealing.seal(randomBytes(100_000), zipPlace(kept))
    const made = { user_id: id, state: 'ready' as const, bytes: 100_000, requested_at: new Date(), expires_at: new Date() }
    await db
      .insertInto('data_exports')
      .values([
        { ...made, id: kept, key_id: keyId, sealed: bytes },
        { ...made, id: gone, key_id: null, sealed: null },
      ])
      .execute()

    expect(await rotate()).toMatchObject({ resealed: 1, unopened: [] })

    const row = await db.selectFrom('data_exports').where('id', '=', kept).select('sealed').executeTakeFirstOrThrow()
    expect(newSealing.open({ keyId: 'new', bytes: row.sealed ?? Buffer.alloc(0) }, zipPlace(kept))).toHaveLength(100_000)
  })

  it('may be stopped, and goes on when it is called again', async () => {
    const [user] = await users(1)
    if (!user) throw new Error('No user was made')
    await save(before, user, 'żurek')

    expect(await rotate(AbortSignal.abort())).toMatchObject({ resealed: 0, finished: false })
    expect(await rotate()).toMatchObject({ resealed: 1, finished: true })
  })

  it('counts what is under a lost key, and leaves it', async () => {
    const made = await users(3)
    for (const user of made) await save(before, user, 'żurek')
    const secrets = made.map(({ id }) => ({ user_id: id, key_id: 'old', sealed_secret: randomBytes(60), created_at: new Date() }))
    await db.insertInto('second_factors').values(secrets).execute()

    expect(await rotateKeys(db, [NEW])).toEqual({ resealed: 0, unopened: [], lost: [{ keyId: 'old', rows: 6 }], finished: true })
    expect(await db.selectFrom('sealed_profiles').select('key_id').distinct().execute()).toEqual([{ key_id: 'old' }])
  })

  it('names what does not open, leaves it, and does the rest', async () => {
    const [user, other] = await users(2)
    if (!user || !other) throw new Error('No users were made')
    await save(before, user, 'żurek')
    await save(before, other, 'bigos')
    await db
      .updateTable('sealed_profiles')
      .set({ sealed: randomBytes(60) })
      .where('user_id', '=', user.id)
      .execute()

    expect(await rotate()).toMatchObject({ resealed: 1, unopened: [`sealed_profiles/${user.id}/exclusions`] })
    expect(await read(other)).toEqual([{ product_name: 'bigos' }])
  })

  it('opens what would help in a failed session', async () => {
    const { id: ownerId } = await makeUser(before)
    const session = randomUUID()
    await db
      .insertInto('recipe_sessions')
      .values({ id: session, owner_id: ownerId, kind: 'compose', state: 'failed', request: '{}' })
      .execute()
    const { keyId, bytes } = oldSealing.seal(Buffer.from('{}'), placeOfHelp(session))
    await db.insertInto('recipe_help').values({ session_id: session, key_id: keyId, sealed: bytes, expires_at: new Date() }).execute()
    expect(await rotate()).toMatchObject({ resealed: 1, unopened: [] })
    const row = await db.selectFrom('recipe_help').where('session_id', '=', session).selectAll().executeTakeFirstOrThrow()
    expect(newSealing.open({ keyId: row.key_id, bytes: row.sealed }, placeOfHelp(session)).toString()).toBe('{}')
  })

  it('knows every table that has a key', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns where column_name = 'key_id' and table_schema = 'public'`.execute(db)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(SEALED_TABLES.map(({ name }) => name).toSorted())
  })
})
