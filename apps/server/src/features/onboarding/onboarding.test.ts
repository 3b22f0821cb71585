import { readMe } from '@spizarka/contract/accounts'
import { finishOnboarding, type OnboardingStep, readOnboarding, recordOnboardingStep } from '@spizarka/contract/onboarding'
import { listPointHistory } from '@spizarka/contract/points'
import { afterAll, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, sumOfLedger } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const read = ({ token }: MadeUser) => app.succeed(readOnboarding, { token })
const record = ({ token }: MadeUser, step: Exclude<OnboardingStep, 'finish'>, outcome: 'saved' | 'skipped' = 'saved') =>
  app.succeed(recordOnboardingStep, { token, body: { step, outcome } })
const finish = ({ token }: MadeUser, idempotencyKey?: string) => app.succeed(finishOnboarding, { token, idempotencyKey })
const points = async ({ token }: MadeUser) => (await app.succeed(readMe, { token })).ai_points

describe('the first steps', () => {
  it('begin with the welcome', async () => {
    expect(await read(await makeUser(app))).toEqual({
      finished: false,
      current_step: 'welcome',
      steps: ['welcome', 'equipment', 'health-conditions', 'diet-exclusions', 'finish'].map((step) => ({ step, outcome: null })),
    })
  })

  it('go on behind the last one that was saved or skipped', async () => {
    const user = await makeUser(app)
    await record(user, 'welcome')
    const answer = await record(user, 'equipment', 'skipped')

    expect(answer.current_step).toBe('health-conditions')
    expect(answer.steps.slice(0, 3).map(({ outcome }) => outcome)).toEqual(['saved', 'skipped', null])
    expect(await read(user)).toEqual(answer)
  })

  it('may be taken out of order and over again: what was left out comes next', async () => {
    const user = await makeUser(app)
    await record(user, 'diet-exclusions')
    await record(user, 'welcome')
    await record(user, 'equipment', 'skipped')
    expect((await record(user, 'equipment')).steps[1]).toEqual({ step: 'equipment', outcome: 'saved' })
    expect((await record(user, 'health-conditions')).current_step).toBe('finish')
  })

  it('stay saved when somebody goes back and skips', async () => {
    const user = await makeUser(app)
    await record(user, 'equipment')
    expect((await record(user, 'equipment', 'skipped')).steps[1]).toEqual({ step: 'equipment', outcome: 'saved' })
  })

  it('are counted for each user alone', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)]
    await record(user, 'welcome')
    expect((await read(other)).current_step).toBe('welcome')
  })

  it.each([{ step: 'finish', outcome: 'saved' }, { step: 'dessert', outcome: 'saved' }, { step: 'welcome', outcome: 'lost' }, {}])(
    'know no %o',
    async (body) => {
      const { token } = await makeUser(app)
      expect((await app.call(recordOnboardingStep, { token, body })).status).toBe(400)
    },
  )
})

describe('the end of the first steps', () => {
  it('gives 40 points and leaves nothing to go on with', async () => {
    const user = await makeUser(app)
    expect(await finish(user)).toEqual({ bonus_awarded: 40 })

    expect(await points(user)).toBe(290)
    expect(await read(user)).toMatchObject({ finished: true, current_step: 'finish' })
    const { results } = await app.succeed(listPointHistory, { token: user.token })
    expect(results[0]).toMatchObject({ amount: 40, reason: 'onboarding_bonus' })
  })

  it('gives nothing the second time, though a repeat of the first call hears what it brought', async () => {
    const user = await makeUser(app)
    expect(await finish(user, 'first')).toEqual({ bonus_awarded: 40 })
    expect(await finish(user, 'first')).toEqual({ bonus_awarded: 40 })
    expect(await finish(user, 'second')).toEqual({ bonus_awarded: 0 })
    expect(await finish(user)).toEqual({ bonus_awarded: 0 })

    expect(await points(user)).toBe(290)
  })

  it('gives the points once to twenty calls at once', async () => {
    const user = await makeUser(app)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => finish(user, number % 2 === 0 ? `key ${number}` : undefined)),
    )

    expect(answers.map((answer) => answer.bonus_awarded).toSorted((one, other) => one - other)).toEqual([...Array(19).fill(0), 40])
    expect(await points(user)).toBe(290)
    expect(await sumOfLedger(app.db, user.id)).toBe(290)
  })

  it('stays the end when a step is taken afterwards', async () => {
    const user = await makeUser(app)
    await finish(user)
    expect(await record(user, 'equipment')).toMatchObject({ finished: true, current_step: 'finish' })
  })
})
