import { setTimeout as sleep } from 'node:timers/promises'
import { downloadDataExport, readLatestDataExport, requestDataExport } from '@spizarka/contract/privacy'
import { saveHealthConditions, withdrawHealthConsent } from '@spizarka/contract/profile'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { untilLockIsAwaited } from '../../../test/lock-waiters.ts'
import { recordConsents } from '../accounts/index.ts'
import { lockProfile } from '../profile/index.ts'

const ILLNESS = 'choroba Hashimoto'
const app = await startTestApp()
afterAll(() => app.close())

const request = async ({ token }: MadeUser) => (await app.succeed(requestDataExport, { token })).id
const withdraw = ({ token }: MadeUser) => app.succeed(withdrawHealthConsent, { token })
const latest = async ({ token }: MadeUser) => (await app.succeed(readLatestDataExport, { token })).data_export
// The database keeps the key's name exactly where it keeps a zip.
const keptZip = (id: string) => app.db.selectFrom('data_exports').where('id', '=', id).select('key_id').executeTakeFirstOrThrow()

async function someoneIll(): Promise<MadeUser> {
  const user = await makeUser(app)
  const body = { condition_ids: [], custom_conditions: [ILLNESS], health_data_consent: true }
  await app.succeed(saveHealthConditions, { token: user.token, body })
  return user
}

/** What a copy says of the profile; nothing when it cannot be fetched. */
async function profileInCopy({ token }: MadeUser, id: string): Promise<string> {
  const url = `/api${downloadDataExport.path.replace(':id', id)}`
  const { statusCode, rawPayload } = await app.app.inject({ url, headers: { authorization: `JWT ${token}` } })
  if (statusCode !== 200) return ''
  return strFromU8(unzipSync(rawPayload)['json/profil.json'] ?? new Uint8Array())
}

describe('the consent to the use of health data, when it is withdrawn', () => {
  it('takes a copy with it that could still be fetched, bytes and all', async () => {
    const [user, other] = [await someoneIll(), await someoneIll()]
    const [id, others] = [await request(user), await request(other)]
    await app.runJobs()
    expect(await profileInCopy(user, id)).toContain(ILLNESS)

    await withdraw(user)

    expect(await keptZip(id)).toEqual({ key_id: null })
    expect((await app.call(downloadDataExport, { token: user.token, params: { id } })).status).toBe(410)
    expect((await latest(user))?.state).toBe('expired')
    expect(await profileInCopy(other, others)).toContain(ILLNESS)
  })

  it('lets no conditions into a copy that was being made at that moment', async () => {
    const user = await someoneIll()
    const id = await request(user)
    await app.db.transaction().execute(async (trx) => {
      await lockProfile(trx, user.id)
      await app.startWorker()
      await untilLockIsAwaited(app)
      await recordConsents(trx, user.id, [{ kind: 'health', granted: false }], app.clock.now())
      await trx.deleteFrom('sealed_profiles').where('user_id', '=', user.id).execute()
    })
    await app.runJobs()

    expect((await latest(user))?.state).toBe('ready')
    expect(await profileInCopy(user, id)).not.toContain(ILLNESS)
  })

  it('leaves no zip that says what was withdrawn, however the two meet', async () => {
    await app.startWorker()
    for (let round = 0; round < 3; round++) {
      const user = await someoneIll()
      const id = await request(user)
      await sleep(round * 15)
      await withdraw(user)
      await app.runJobs()
      expect(await profileInCopy(user, id)).not.toContain(ILLNESS)
    }
  })
})
