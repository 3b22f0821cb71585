import { randomUUID } from 'node:crypto'
import { listNotifications } from '@spizarka/contract/notifications'
import { updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'
import { awardPoints, reservePoints } from '../points/index.ts'
import { notifyPointsLow } from './reminders.ts'

const app = await startTestApp()
afterAll(() => app.close())

const transaction = app.db.transaction()
async function tell(): Promise<void> {
  await transaction.execute((trx) => app.context.jobs.enqueue(trx, notifyPointsLow, {}))
  await app.runJobs()
}
const spend = ({ id }: MadeUser, amount: number) =>
  transaction.execute((trx) =>
    reservePoints(trx, { userId: id, reason: 'text_intake', reference: randomUUID(), amount, shortage: 'points_short_text' }),
  )
const award = ({ id }: MadeUser, amount: number) =>
  transaction.execute((trx) => awardPoints(trx, { userId: id, reason: 'review_reward', reference: randomUUID(), amount }))
const notices = async ({ token }: MadeUser) => (await app.succeed(listNotifications, { token })).results

describe('a balance below the price of a recipe', () => {
  it('is told of once, in words', async () => {
    const [user, rich] = [await makeUser(app, { points: 61 }), await makeUser(app, { points: 60 })]
    await spend(user, 3)
    await tell()
    await spend(user, 2)
    await tell()

    expect(await notices(user)).toMatchObject([
      {
        kind: 'points_low',
        target: 'points',
        notification: { title: 'Kończą się punkty AI', message: 'Na koncie: 58 punktów. Przepis kosztuje 60 punktów.' },
      },
    ])
    expect(await notices(rich)).toEqual([])
  })

  it('is told of again after there was enough, not after a little', async () => {
    const user = await makeUser(app, { points: 100 })
    await spend(user, 50)
    await tell()
    await award(user, 5)
    await tell()
    expect(await notices(user)).toHaveLength(1)

    await award(user, 5)
    await spend(user, 1)
    await tell()
    expect((await notices(user)).map(({ notification }) => notification.message)).toEqual([
      'Na koncie: 59 punktów. Przepis kosztuje 60 punktów.',
      'Na koncie: 50 punktów. Przepis kosztuje 60 punktów.',
    ])
  })

  it('is told of once to an account that never had enough, and not to one that does not want to hear it', async () => {
    const [poor, deaf] = [await makeUser(app, { points: 1 }), await makeUser(app, { points: 0 })]
    await app.succeed(updatePreferences, { token: deaf.token, body: { notify_points_low: false } })
    await tell()
    await tell()

    expect(await notices(poor)).toMatchObject([{ notification: { message: 'Na koncie: 1 punkt. Przepis kosztuje 60 punktów.' } }])
    expect(await notices(deaf)).toEqual([])
  })
})
