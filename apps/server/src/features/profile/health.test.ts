import { readHealthConditions, readHealthConsent, saveHealthConditions, withdrawHealthConsent } from '@spizarka/contract/profile'
import { afterAll, describe, expect, it, test } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const CELIAC = 7
const GOUT = 25
const SOMETHING = { condition_ids: [CELIAC], custom_conditions: ['uczulenie na kiwi'] }
const SAVED = { predefined_conditions: [CELIAC], custom_conditions: ['uczulenie na kiwi'] }
const NOTHING = { condition_ids: [], custom_conditions: [] }
const EMPTY = { predefined_conditions: [], custom_conditions: [] }

const save = ({ token }: MadeUser, body: object) => app.call(saveHealthConditions, { token, body })
const read = ({ token }: MadeUser) => app.succeed(readHealthConditions, { token })
const consent = ({ token }: MadeUser) => app.succeed(readHealthConsent, { token })
const withdraw = ({ token }: MadeUser) => app.call(withdrawHealthConsent, { token })
const history = async ({ id }: MadeUser) => {
  const said = app.db.selectFrom('consents').where('user_id', '=', id).where('kind', '=', 'health')
  return (await said.select('granted').orderBy('id').execute()).map(({ granted }) => granted)
}
const documents = ({ id }: MadeUser) =>
  app.db.selectFrom('sealed_profiles').where('user_id', '=', id).where('kind', '=', 'health_conditions').selectAll().execute()

async function userWhoAgreed(): Promise<MadeUser> {
  const user = await makeUser(app)
  await save(user, { ...SOMETHING, health_data_consent: true })
  return user
}

describe('conditions with no consent standing', () => {
  test.each([[{}], [{ health_data_consent: false }]])('are not kept with %o', async (said) => {
    const user = await makeUser(app)
    expect(await save(user, { ...SOMETHING, ...said })).toMatchObject({
      status: 400,
      body: { health_data_consent: ['Aby zapisać dane o zdrowiu, zaznacz zgodę na ich przetwarzanie.'] },
    })
    expect([await read(user), await documents(user), await history(user)]).toEqual([EMPTY, [], []])
  })

  test.each([{ condition_ids: [CELIAC] }, { condition_ids: [], custom_conditions: ['kiwi'] }])('need one for %o', async (body) => {
    expect((await save(await makeUser(app), body)).status).toBe(400)
  })

  test.each([[{}], [{ health_data_consent: false }]])('may be none at all, which keeps nothing, with %o', async (said) => {
    const user = await makeUser(app)
    expect(await save(user, { ...NOTHING, ...said })).toMatchObject({ status: 200, body: EMPTY })
    expect([await documents(user), await history(user)]).toEqual([[], []])
  })

  it('are kept with one given there and then', async () => {
    const user = await makeUser(app)
    expect(await save(user, { ...SOMETHING, health_data_consent: true })).toMatchObject({ status: 200, body: SAVED })
    expect([await read(user), await history(user)]).toEqual([SAVED, [true]])
  })

  it('may be none with a consent for later', async () => {
    const user = await makeUser(app)
    await save(user, { ...NOTHING, health_data_consent: true })
    expect((await save(user, SOMETHING)).status).toBe(200)
  })
})

describe('conditions with a consent standing', () => {
  test.each([[{}], [{ health_data_consent: false }], [{ health_data_consent: true }]])('are replaced with %o', async (said) => {
    const user = await userWhoAgreed()
    const saved = { predefined_conditions: [GOUT], custom_conditions: [] }
    expect(await save(user, { condition_ids: [GOUT], ...said })).toMatchObject({ status: 200, body: saved })
    expect([await read(user), await history(user)]).toEqual([saved, [true]])
  })

  it('are emptied', async () => {
    const user = await userWhoAgreed()
    await save(user, NOTHING)
    expect([await read(user), (await consent(user)).granted]).toEqual([EMPTY, true])
  })

  it('that was given to an older wording are kept, and the wording of today is recorded once it is agreed to', async () => {
    const user = await userWhoAgreed()
    await app.db.updateTable('consents').set({ text_version: '2020-01-01' }).where('user_id', '=', user.id).execute()
    expect((await save(user, SOMETHING)).status).toBe(200)
    expect(await consent(user)).toMatchObject({ granted: true, version: '2020-01-01' })

    await save(user, { ...SOMETHING, health_data_consent: true })
    expect((await consent(user)).version).not.toBe('2020-01-01')
  })
})

describe('the user’s own words', () => {
  it('are trimmed, and kept once whatever the size of the letters', async () => {
    const user = await makeUser(app)
    const words = ['  Uczulenie  na kiwi ', '', 'UCZULENIE NA KIWI', 'Świeżo po operacji', 'świeżo po operacji']
    await save(user, { condition_ids: [GOUT, CELIAC, GOUT], custom_conditions: words, health_data_consent: true })

    const kept = { predefined_conditions: [CELIAC, GOUT], custom_conditions: ['Uczulenie na kiwi', 'Świeżo po operacji'] }
    expect(await read(user)).toEqual(kept)
  })

  it('are 30 at most, of 100 letters each', async () => {
    const user = await makeUser(app)
    const words = Array.from({ length: 31 }, (_, at) => `dolegliwość ${at}`)
    const body = { condition_ids: [], health_data_consent: true }
    expect((await save(user, { ...body, custom_conditions: words })).status).toBe(400)
    expect((await save(user, { ...body, custom_conditions: ['x'.repeat(101)] })).status).toBe(400)
    expect(await history(user)).toEqual([])
    expect((await save(user, { ...body, custom_conditions: words.slice(1) })).status).toBe(200)
  })

  test.each([
    ['words', { condition_ids: [], custom_conditions: Array.from({ length: 10_000 }, (_, at) => `dolegliwość numer ${at}`) }],
    ['numbers', { condition_ids: Array.from({ length: 10_000 }, (_, at) => at + 1) }],
  ])('are refused within 50 ms when there are ten thousand %s', async (_, body) => {
    const user = await makeUser(app)
    const times: number[] = []
    for (let round = 0; round < 4; round++) {
      const started = process.threadCpuUsage()
      expect((await save(user, { ...body, health_data_consent: true })).status).toBe(400)
      times.push(process.threadCpuUsage(started).user / 1000)
    }
    // The quickest: what else this machine does is not the question.
    expect(Math.min(...times)).toBeLessThan(50)
  })

  it('may not come beside a condition that is on no list', async () => {
    const user = await userWhoAgreed()
    expect(await save(user, { condition_ids: [CELIAC, 999] })).toMatchObject({
      status: 400,
      body: { condition_ids: ['Wybierz pozycje z listy schorzeń.'] },
    })
    expect(await read(user)).toEqual(SAVED)
  })
})

describe('the consent', () => {
  it('says in which wording it was given and when', async () => {
    const user = await makeUser(app)
    expect(await consent(user)).toEqual({ granted: false, version: null, granted_at: null })
    const before = app.clock.now()
    await save(user, { ...NOTHING, health_data_consent: true })

    const { granted, version, granted_at } = await consent(user)
    expect([granted, version]).toEqual([true, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)])
    expect(new Date(granted_at ?? '').getTime()).toBeGreaterThanOrEqual(before.getTime())
  })

  it('takes the conditions with it when it is withdrawn, and stands in the history', async () => {
    const user = await userWhoAgreed()
    expect((await withdraw(user)).status).toBe(204)

    expect([await read(user), await documents(user), await history(user)]).toEqual([EMPTY, [], [true, false]])
    expect(await consent(user)).toEqual({ granted: false, version: null, granted_at: null })
    expect((await save(user, SOMETHING)).status).toBe(400)
  })

  it('may be withdrawn where there is none, and twice', async () => {
    const user = await makeUser(app)
    expect((await withdraw(user)).status).toBe(204)
    expect(await history(user)).toEqual([])
    await save(user, { ...SOMETHING, health_data_consent: true })
    expect((await Promise.all([withdraw(user), withdraw(user), withdraw(user)])).map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await history(user)).toEqual([true, false])
  })

  it('is its owner’s to withdraw', async () => {
    const [user, other] = [await userWhoAgreed(), await userWhoAgreed()]
    await withdraw(other)
    expect(await read(user)).toEqual(SAVED)
  })

  it('withdrawn while conditions are being saved leaves none without it', async () => {
    for (let round = 0; round < 10; round++) {
      const user = await userWhoAgreed()
      await Promise.all([save(user, SOMETHING), withdraw(user), save(user, SOMETHING), save(user, SOMETHING)])
      expect([await documents(user), (await consent(user)).granted]).toEqual([[], false])
    }
  })

  it('given twenty times at once is recorded once', async () => {
    const user = await makeUser(app)
    await Promise.all(Array.from({ length: 20 }, () => save(user, { ...SOMETHING, health_data_consent: true })))
    expect(await history(user)).toEqual([true])
  })
})
