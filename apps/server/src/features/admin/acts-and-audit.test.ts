import { awardPointsAsAdmin, changePlan, readUserAsAdmin, retryFailedJob, sendBroadcast } from '@spizarka/contract/admin'
import { confirmSecondFactor, enrolSecondFactor } from '@spizarka/contract/second-factor'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, expect, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { storeFailedJob } from '../../platform/jobs/failed-jobs.ts'
import { sendMessage } from '../mail/index.ts'

const app = await startTestApp()
afterAll(() => app.close())

test('an act that cannot be written down does not happen', async () => {
  const { token } = await makeUser(app, { admin: true })
  const newAdmin = await makeUser(app, { admin: true, unverified: true })
  const user = await makeUser(app, { points: 10 })
  const params = { id: String(user.id) }
  const jobId = '018f4f4e-0000-7000-8000-000000000001'
  const mail = { id: 'm1', to: { name: '', address: 'ola@example.pl' }, subject: 's', html: 'h', text: 't' }
  const job = { sourceId: jobId, sourceName: sendMessage.name, sourceCreatedOn: new Date(), sourceRetryCount: 0, sourceOutput: null }
  await storeFailedJob(app.context, { ...job, data: mail })
  const { secret } = await app.succeed(enrolSecondFactor, { token: newAdmin.token })
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) })

  await sql`create trigger full_log before insert on admin_audit execute function refuse_change()`.execute(app.db)
  const answers = [
    await app.call(readUserAsAdmin, { token, params }),
    await app.call(changePlan, { token, params, body: { plan: 'premium' } }),
    await app.call(awardPointsAsAdmin, { token, params, body: { amount: 5, reason: 'x' } }),
    await app.call(sendBroadcast, { token, body: { title: 'x', message: 'x' } }),
    await app.call(retryFailedJob, { token, params: { id: jobId } }),
    await app.call(confirmSecondFactor, { token: newAdmin.token, body: { code } }),
  ]
  await app.runJobs()

  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(500))
  expect(await app.db.selectFrom('users').select('plan').where('id', '=', user.id).executeTakeFirst()).toEqual({ plan: 'free' })
  expect(await app.db.selectFrom('point_ledger').select('amount').where('user_id', '=', user.id).execute()).toEqual([{ amount: 10 }])
  expect(await app.db.selectFrom('broadcasts').select('id').execute()).toEqual([])
  expect(await app.db.selectFrom('failed_jobs').select('id').execute()).toEqual([{ id: jobId }])
  expect(app.mails).toEqual([])
  expect(await app.db.selectFrom('second_factors').select('confirmed_at').execute()).toEqual([{ confirmed_at: null }])
  const session = app.db.selectFrom('auth_sessions').select('second_factor_at').where('id', '=', newAdmin.sessionId)
  expect(await session.executeTakeFirst()).toEqual({ second_factor_at: null })
})
