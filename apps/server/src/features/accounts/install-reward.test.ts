import { readMe } from '@spizarka/contract/accounts'
import { claimInstallReward, listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('the reward for installing the app', () => {
  it('is credited, shown in the history and on the user', async () => {
    const { token } = await makeUser(app)

    expect(await app.succeed(claimInstallReward, { token })).toEqual({ points_awarded: 60 })

    expect(await app.succeed(readMe, { token })).toMatchObject({ ai_points: 310, has_received_pwa_install_reward: true })
    const { results } = await app.succeed(listPointHistory, { token })
    expect(results[0]).toMatchObject({ amount: 60, balance_after: 310, description: 'Nagroda za zainstalowanie aplikacji' })
  })

  it('comes once', async () => {
    const { token } = await makeUser(app)
    await app.succeed(claimInstallReward, { token })

    expect(await app.call(claimInstallReward, { token })).toMatchObject({
      status: 409,
      body: { detail: 'Nagroda za zainstalowanie aplikacji została już odebrana.' },
    })
    expect(await app.succeed(readMe, { token })).toMatchObject({ ai_points: 310 })
  })

  it('comes once of twenty claims at once', async () => {
    const { id, token } = await makeUser(app)

    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call(claimInstallReward, { token })))

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await sumOfLedger(app.db, id)).toBe(310)
  })

  it('answers a repeat under one key as it did at first', async () => {
    const { token } = await makeUser(app)
    const claim = () => app.call(claimInstallReward, { token, idempotencyKey: 'nagroda' })

    const answers = [await claim(), await claim()]

    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { points_awarded: 60 }],
      [200, { points_awarded: 60 }],
    ])
    expect(await app.succeed(readMe, { token })).toMatchObject({ ai_points: 310 })
  })
})
