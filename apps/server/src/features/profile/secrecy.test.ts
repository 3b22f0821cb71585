import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { readDiet, readExclusions, readHealthConditions, saveDiet, saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { createLogger } from '../../platform/logger/logger.ts'
import { createSealing } from '../../platform/sealing/sealing.ts'

let logged = ''
const sink = new Writable({
  write(chunk, _, done) {
    logged += String(chunk)
    done()
  },
})
const KEY = { id: 'test', key: randomBytes(32) }
const app = await startTestApp({
  settings: { LOG_LEVEL: 'trace' },
  context: { log: createLogger('trace', sink), sealing: createSealing([KEY]) },
})
/** The same database after its keys were lost. */
const keyless = await startTestApp({
  databaseUrl: app.databaseUrl,
  settings: { LOG_LEVEL: 'trace' },
  context: { log: createLogger('trace', sink), sealing: createSealing([{ id: 'other', key: randomBytes(32) }]) },
})
afterAll(async () => {
  await keyless.close()
  await app.close()
})
beforeEach(() => {
  logged = ''
})

const ILLNESS = 'choroba Gauchera'
const FOOD = 'pasternak z działki'
const WORDS = [ILLNESS, FOOD, 'Gauchera', 'pasternak', 'Celiakia', 'celiac']

async function tell({ token }: MadeUser): Promise<void> {
  const body = { condition_ids: [7], custom_conditions: [ILLNESS], health_data_consent: true }
  await app.succeed(saveHealthConditions, { token, body })
  await app.succeed(saveExclusions, { token, body: { product_names: [FOOD] } })
  await app.succeed(saveDiet, { token, body: { diet_id: 9, style_ids: [3] } })
}

/** Every row of every table of the database as text; bytes as hexadecimal digits. */
async function dump(): Promise<string> {
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(app.db)
  const texts: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ text: string }>`select whole::text as text from ${sql.raw(name)} as whole`.execute(app.db)
    texts.push(...rows.map(({ text }) => text))
  }
  return texts.join('\n')
}

function everyWayToWrite(word: string): string[] {
  const bytes = Buffer.from(word)
  return [word, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, ''), JSON.stringify(word).slice(1, -1)]
}

describe('what a user told of their health', () => {
  it('stands nowhere in the database', async () => {
    const user = await makeUser(app)
    await tell(user)

    const everything = (await dump()).toLowerCase()
    expect(everything).toContain(user.username)
    for (const word of WORDS.flatMap(everyWayToWrite)) expect(everything).not.toContain(word.toLowerCase())
  })

  it('stands in no log, however much is logged', async () => {
    const user = await makeUser(app)
    await tell(user)
    await app.call(saveHealthConditions, { token: user.token, body: { condition_ids: [999], custom_conditions: [ILLNESS] } })
    await app.call(saveHealthConditions, { token: user.token, body: { condition_ids: 'x', custom_conditions: [ILLNESS.repeat(50)] } })
    await app.call(saveExclusions, { token: user.token, body: `{"product_names": ["${FOOD}"` })
    await app.succeed(readHealthConditions, { token: user.token })

    expect(logged).toContain('/my-health-conditions/')
    for (const word of WORDS) expect(logged).not.toContain(word)
  })

  it('looks as long as nothing at all', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await tell(user)
    await app.succeed(saveHealthConditions, { token: other.token, body: { condition_ids: [], health_data_consent: true } })

    const rows = await app.db
      .selectFrom('sealed_profiles')
      .select(sql<number>`octet_length(sealed)`.as('bytes'))
      .where('user_id', 'in', [user.id, other.id])
      .execute()
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(1)
  })

  it('does not open in another user’s row, nor in another column', async () => {
    const [user, thief] = [await makeUser(app), await makeUser(app)]
    await tell(user)
    await tell(thief)
    const { sealed } = await app.db
      .selectFrom('sealed_profiles')
      .where('user_id', '=', user.id)
      .where('kind', '=', 'health_conditions')
      .select('sealed')
      .executeTakeFirstOrThrow()
    await app.db.updateTable('sealed_profiles').set({ sealed }).where('user_id', '=', thief.id).execute()
    await app.db.updateTable('sealed_profiles').set({ sealed }).where('user_id', '=', user.id).execute()

    expect((await app.call(readHealthConditions, { token: thief.token })).status).toBe(500)
    expect((await app.call(readExclusions, { token: user.token })).status).toBe(500)
    expect((await app.call(readDiet, { token: user.token })).status).toBe(500)
    expect((await app.call(readHealthConditions, { token: user.token })).status).toBe(200)
  })

  it('is a plain failure when its key is lost, logged once', async () => {
    const user = await makeUser(app)
    await tell(user)
    logged = ''
    const answer = await keyless.call(readHealthConditions, { token: user.token })

    expect(answer).toMatchObject({ status: 500, body: { detail: 'Błąd serwera. Spróbuj ponownie za chwilę.' } })
    const errors = logged.split('\n').filter((line) => line.includes('"level":50'))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('Key test is not among the keys')
    expect(logged).not.toContain(KEY.key.toString('base64url'))
  })
})
