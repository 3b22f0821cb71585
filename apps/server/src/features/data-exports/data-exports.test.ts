import { randomBytes, randomUUID } from 'node:crypto'
import { listNotifications } from '@spizarka/contract/notifications'
import { downloadDataExport, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { makeFullAccount } from '../../../test/fixtures/full-account.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { createSealing, type Sealing } from '../../platform/sealing/sealing.ts'
import { insertExport } from './data-exports.queries.ts'
import { purgeExports } from './index.ts'
import { prepareExport } from './request-data-export.ts'

const log: string[] = []
let broken = false
const sealing = createSealing([{ id: 'test', key: randomBytes(32) }])
const breakable: Sealing = {
  keyId: sealing.keyId,
  open: (sealed, place) => sealing.open(sealed, place),
  seal(plain, place) {
    if (broken) throw new Error('no key')
    return sealing.seal(plain, place)
  },
}
const app: TestApp = await startTestApp({
  settings: { ACCESS_TOKEN_SECONDS: '1000000' },
  context: { sealing: breakable, log: pino({ level: 'trace' }, { write: (line) => void log.push(line) }) },
})
afterAll(() => app.close())

const request = ({ token }: MadeUser) => app.succeed(requestDataExport, { token })
const latest = async ({ token }: MadeUser) => (await app.succeed(readLatestDataExport, { token })).data_export
const download = ({ token }: MadeUser, id: string) => app.call(downloadDataExport, { token, params: { id } })
const mailsTo = ({ email }: MadeUser) => app.mails.filter(({ to }) => to.address === email)

async function prepared(user: MadeUser): Promise<string> {
  const { id } = await request(user)
  await app.runJobs()
  return id
}

async function purge(): Promise<void> {
  await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, purgeExports, {}))
  await app.runJobs()
}

describe('asking for a copy', () => {
  it('answers at once, makes it in the background and says so by mail and by notice', async () => {
    const user = await makeUser(app)
    expect(await latest(user)).toBeNull()
    const asked = await request(user)
    expect(asked).toMatchObject({ state: 'preparing', expires_at: null, bytes: null })

    await app.runJobs()
    const ready = await latest(user)
    expect(ready).toMatchObject({ id: asked.id, state: 'ready', bytes: expect.any(Number) })
    const hours = (Date.parse(ready?.expires_at ?? '') - app.clock.now().getTime()) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)

    const [mail, ...others] = mailsTo(user)
    expect(others).toEqual([])
    expect(mail?.text).toContain(`${app.context.publicUrl}/settings/account?export=${asked.id}\n`)
    const { results } = await app.succeed(listNotifications, { token: user.token })
    expect(results).toMatchObject([{ kind: 'export_ready', target: 'account' }])
    expect((await download(user, asked.id)).status).toBe(200)
  })

  it('twice at once makes one; the other is told that it is under way', async () => {
    // Nobody works here, so that the first cannot be ready before the second is asked for.
    const idle = await startTestApp()
    const { token } = await makeUser(idle)
    const answers = await Promise.all([1, 2].map(() => idle.call(requestDataExport, { token })))

    expect(statusesOf(answers)).toEqual([202, 409])
    expect((await idle.call(requestDataExport, { token })).status).toBe(409)
    await idle.runJobs()
    expect(idle.mails).toHaveLength(1)
    expect((await idle.call(requestDataExport, { token })).status).toBe(202)
    await idle.close()
  })

  it('with the same Idempotency-Key answers the same', async () => {
    const { token } = await makeUser(app)
    const [first, second] = await Promise.all([1, 2].map(() => app.succeed(requestDataExport, { token, idempotencyKey: 'export-1' })))
    expect(first?.id).toBe(second?.id)
  })

  it('is limited to five times a day', async () => {
    const user = await makeUser(app)
    for (let time = 0; time < 5; time++) await prepared(user)
    expect((await app.call(requestDataExport, { token: user.token })).status).toBe(429)
  })

  it('uses none of them up while one is being prepared', async () => {
    const idle = await startTestApp()
    const { token } = await makeUser(idle)
    const ask = async () => (await idle.call(requestDataExport, { token })).status

    expect(await ask()).toBe(202)
    for (let time = 0; time < 6; time++) expect(await ask()).toBe(409)
    await idle.runJobs()
    expect(await ask()).toBe(202)
    await idle.close()
  })

  it('makes one mail and one notice although the job runs twice', async () => {
    const user = await makeUser(app)
    const exportId = await prepared(user)
    const before = await latest(user)
    await app.db.transaction().execute((trx) => app.context.jobs.enqueue(trx, prepareExport, { exportId }))
    await app.runJobs()

    expect(mailsTo(user)).toHaveLength(1)
    expect(await latest(user)).toEqual(before)
  })
})

describe('a copy', () => {
  it('is nobody else’s: they are told what they are told of one that is not there', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    const id = await prepared(user)
    const missing = await download(other, '00000000-0000-4000-8000-000000000000')

    expect(missing.status).toBe(404)
    for (const answer of [await download(other, id), await download(other, 'abc')]) {
      expect(answer.status).toBe(404)
      expect(answer.body).toEqual(missing.body)
    }
    expect((await app.call(downloadDataExport, { params: { id } })).status).toBe(401)
    expect(await latest(other)).toBeNull()
  })

  it('can be fetched for 24 hours, then it is gone, and with the next purge its bytes too', async () => {
    const user = await makeUser(app)
    const id = await prepared(user)
    app.clock.advance({ hours: 23, minutes: 59 })
    expect((await download(user, id)).status).toBe(200)
    await purge()
    expect((await latest(user))?.state).toBe('ready')

    app.clock.advance({ minutes: 2 })
    expect(await download(user, id)).toMatchObject({ status: 410, body: { detail: 'Ta kopia danych wygasła. Przygotuj nową.' } })
    expect((await latest(user))?.state).toBe('expired')
    await purge()
    const row = app.db.selectFrom('data_exports').where('id', '=', id).select(['sealed', 'key_id'])
    expect(await row.executeTakeFirst()).toEqual({ sealed: null, key_id: null })
    expect((await download(user, id)).status).toBe(410)

    app.clock.advance({ days: 30 })
    await purge()
    expect(await row.executeTakeFirst()).toBeUndefined()
    app.clock.advance({ days: -31, minutes: -1 })
  })

  it('takes the place of the one before', async () => {
    const user = await makeUser(app)
    const old = await prepared(user)
    const young = await prepared(user)

    expect((await download(user, old)).status).toBe(410)
    expect((await download(user, young)).status).toBe(200)
  })

  it('lies sealed in the database and opens in no other row', async () => {
    const user = await makeFullAccount(app, 'zofia')
    const [id, otherId] = [await prepared(user), await prepared(await makeUser(app))]
    const { rows } = await sql<{ sealed: Buffer }>`select sealed from data_exports where id = ${id}`.execute(app.db)
    expect(rows[0]?.sealed.subarray(0, 200).toString('latin1')).not.toContain('PK')

    await sql`update data_exports set sealed = ${rows[0]?.sealed} where id = ${otherId}`.execute(app.db)
    await sql`update data_exports set user_id = ${user.id} where id = ${otherId}`.execute(app.db)
    expect((await download(user, otherId)).status).toBe(500)
  })

  it('leaves no word about health in mails, notices, logs and the queue', async () => {
    const user = await makeFullAccount(app, 'helena')
    // What was paid for is told by mail as well.
    await app.runJobs()
    log.length = 0
    const before = mailsTo(user).length
    await prepared(user)

    expect(mailsTo(user)).toHaveLength(before + 1)
    const queue = await sql`select data, output from pgboss.job`.execute(app.db)
    const notices = await app.db.selectFrom('notifications').where('kind', '=', 'export_ready').selectAll().execute()
    expect(JSON.stringify([mailsTo(user), queue.rows, notices, log])).not.toMatch(/helena (choroba|seler)/)
    expect(JSON.stringify(mailsTo(user))).not.toMatch(/zdrow|schorze|alergi|diet/i)
  })
})

describe('a copy that cannot be made', () => {
  it('says so and may be asked for again', async () => {
    const user = await makeUser(app)
    broken = true
    const id = await prepared(user)
    broken = false
    expect(await latest(user)).toMatchObject({ id, state: 'failed', expires_at: null })
    expect((await download(user, id)).status).toBe(404)
    expect(mailsTo(user)).toEqual([])

    await prepared(user)
    expect((await latest(user))?.state).toBe('ready')
  })

  it('because the account was deleted meanwhile ends quietly', async () => {
    const user = await makeUser(app)
    await app.db.updateTable('users').set({ deleted_at: new Date(), is_active: false }).where('id', '=', user.id).execute()
    const id = randomUUID()
    await app.db.transaction().execute(async (trx) => {
      await insertExport(trx, { id, userId: user.id, at: new Date() })
      await app.context.jobs.enqueue(trx, prepareExport, { exportId: id })
    })
    await app.runJobs()

    expect(mailsTo(user)).toEqual([])
    const job = sql`select state, retry_count from pgboss.job where data ->> 'exportId' = ${id}`
    expect((await job.execute(app.db)).rows).toEqual([{ state: 'completed', retry_count: 0 }])
    expect(await app.db.selectFrom('data_exports').where('id', '=', id).select('sealed').executeTakeFirst()).toEqual({ sealed: null })
  })
})
