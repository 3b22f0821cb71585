import { deleteAccount, requestPasswordReset } from '@spizarka/contract/account-changes'
import { register, resendActivation } from '@spizarka/contract/accounts'
import { addFromText } from '@spizarka/contract/intake'
import type { Engine } from '@spizarka/engine'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, PASSWORD } from '../../../../test/factories.ts'
import { readTypedList } from '../../../../test/fixtures/intakes.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { purgeDeleted } from './delete-account.ts'

const closing: TestApp[] = []
afterAll(() => Promise.all(closing.map((app) => app.close())))
async function startApp(context: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const app = await startTestApp(context)
  closing.push(app)
  return app
}
const app = await startApp({ settings: { RATE_REGISTER_ADDRESS: '1000/1' } })

const remove = (from: TestApp, token: string) => from.succeed(deleteAccount, { token, body: { current_password: PASSWORD } })
const enqueuePurge = (from: TestApp) => from.db.transaction().execute((trx) => from.context.jobs.enqueue(trx, purgeDeleted, {}))
async function purge(from: TestApp): Promise<void> {
  await enqueuePurge(from)
  await from.runJobs()
}
const isThere = async (id: number) => (await app.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** Every column that says whose a row is. */
async function ownerColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'owner_id')`.execute(app.db)
  return rows
}

async function tablesThatKnow(userId: number): Promise<string[]> {
  const tables: string[] = []
  for (const { table, column } of await ownerColumns()) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(app.db)
    if (rows.length > 0) tables.push(table)
  }
  return tables.sort()
}

describe('the purge of deleted accounts', () => {
  it('leaves nothing of them but that they were there, and others as they are', async () => {
    const [gone, other] = [await makeUser(app), await makeUser(app)]
    for (const user of [gone, other]) await readTypedList(app, user, '2 kg ziemniaków\nsól')
    await remove(app, gone.token)
    const before = await tablesThatKnow(other.id)
    expect(await tablesThatKnow(gone.id)).toEqual(
      expect.arrayContaining(['account_deletions', 'auth_sessions', 'intake_sessions', 'point_ledger']),
    )

    await purge(app)

    expect(await tablesThatKnow(gone.id)).toEqual(['account_deletions'])
    expect(await isThere(gone.id)).toBe(false)
    expect(await tablesThatKnow(other.id)).toEqual(before)
    const deletion = await app.db.selectFrom('account_deletions').selectAll().where('user_id', '=', gone.id).executeTakeFirstOrThrow()
    expect(deletion.purged_at).toBeInstanceOf(Date)
  })

  it('reaches every table: what belongs to a user goes with the user’s row, at whatever remove', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select distinct conrelid::regclass::text as table, attname as column from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'c'`.execute(app.db)
    const cascading = new Set(rows.map(({ table, column }) => `${table}.${column}`))
    const kept = (await ownerColumns()).map(({ table, column }) => `${table}.${column}`).filter((name) => !cascading.has(name))
    // Books are kept for six years: a payment and its invoice stay, and forget whose they were.
    expect(kept.toSorted()).toEqual(['account_deletions.user_id', 'invoices.user_id', 'payments.user_id'])
    const { rows: forgotten } = await sql<{ name: string }>`
      select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass and confdeltype = 'n'`.execute(app.db)
    expect(forgotten.map(({ name }) => name)).toEqual(expect.arrayContaining(['invoices.user_id', 'payments.user_id']))

    const { rows: blocking } = await sql<{ name: string }>`
      with recursive owned as (
        select 'users'::regclass::oid as table
        union select conrelid from pg_constraint join owned on confrelid = owned.table where contype = 'f' and confdeltype = 'c'
      )
      select conname as name from pg_constraint join owned on confrelid = owned.table
      where contype = 'f' and confdeltype not in ('c', 'n')`.execute(app.db)
    expect(blocking).toEqual([])
  })

  it('may come twice, and does not touch accounts in use', async () => {
    const { id } = await makeUser(app)

    await purge(app)
    await purge(app)

    expect(await isThere(id)).toBe(true)
  })

  it('under a list that is being read ends the reading quietly', async () => {
    let tries = 0
    const engine: Engine = {
      ...app.context.engine,
      async extractProducts(request) {
        tries += 1
        await remove(reading, token)
        await reading.db.deleteFrom('users').where('id', '=', id).execute()
        return app.context.engine.extractProducts(request)
      },
    }
    const reading = await startApp({ context: { engine } })
    const { id, token } = await makeUser(reading)
    await reading.succeed(addFromText, { token, body: { text: 'mleko 1l' } })

    await reading.runJobs()

    expect(tries).toBe(1)
    const { rows } = await sql`select name from pgboss.job where state = 'failed' or name like '%dead%'`.execute(reading.db)
    expect(rows).toEqual([])
  })
})

describe('the purge of accounts that were never activated', () => {
  it('takes them after a week, and frees login and address', async () => {
    const person = { username: 'spiaca', email: 'spiaca@example.pl', password: PASSWORD }
    const { id } = await app.succeed(register, { body: person })
    app.clock.advance({ days: 6, hours: 23 })
    await purge(app)
    expect(await isThere(id)).toBe(true)

    app.clock.advance({ hours: 2 })
    await purge(app)

    expect(await isThere(id)).toBe(false)
    expect((await app.call(register, { body: person })).status).toBe(201)
  })

  it('spares who has a link on the way', async () => {
    const [first, second] = ['zwlekajaca', 'zapominalska'].map((username) => ({
      username,
      email: `${username}@example.pl`,
      password: PASSWORD,
    }))
    if (!first || !second) throw new Error('nobody registered')
    const ids = [(await app.succeed(register, { body: first })).id, (await app.succeed(register, { body: second })).id]
    app.clock.advance({ days: 6 })
    await app.succeed(resendActivation, { body: { email: first.email } })
    app.clock.advance({ days: 2 })
    // A link to a new password lives for an hour only.
    await app.succeed(requestPasswordReset, { body: { email: second.email } })

    await purge(app)

    expect(await Promise.all(ids.map(isThere))).toEqual([true, true])
  })

  it('spares an account that was in use and is switched off', async () => {
    const { id } = await makeUser(app, { active: false })
    const long = new Date('2020-01-01')
    await app.db.updateTable('users').set({ created_at: long, activated_at: long }).where('id', '=', id).execute()

    await purge(app)

    expect(await isThere(id)).toBe(true)
  })
})
