import { readBillingProfile, saveBillingProfile } from '@spizarka/contract/billing'
import { afterAll, describe, expect, it, test } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

const FILLED = {
  company_name: 'Piekarnia „Pod Żurawiem” sp. z o.o.',
  full_name: 'Łucja Źdźbło',
  nip: '525-001-00-90',
  address_line: 'ul. Ogrodowa 7 m. 12',
  postal_code: '00-876',
  city: 'Warszawa',
  country: 'Polska',
}
const EMPTY = { company_name: '', full_name: '', nip: '', address_line: '', postal_code: '', city: '', country: '' }

describe('the data for invoices', () => {
  it('are empty texts until somebody says something', async () => {
    const { token } = await makeUser(app)
    expect((await app.call(readBillingProfile, { token })).body).toEqual(EMPTY)
  })

  it('come back as they were saved, with spaces folded', async () => {
    const { token } = await makeUser(app)
    const saved = await app.succeed(saveBillingProfile, { token, body: { ...FILLED, city: '  Warszawa\u00a0 ' } })

    expect(saved).toEqual(FILLED)
    expect((await app.call(readBillingProfile, { token })).body).toEqual(FILLED)
  })

  it('are put in the place of those before: what is left out is empty', async () => {
    const { token } = await makeUser(app)
    await app.succeed(saveBillingProfile, { token, body: FILLED })
    await app.succeed(saveBillingProfile, { token, body: { city: 'Łódź', nip: null } })

    expect(await app.succeed(readBillingProfile, { token })).toEqual({ ...EMPTY, city: 'Łódź' })
  })

  it('are their owner’s alone', async () => {
    const [owner, stranger] = [await makeUser(app), await makeUser(app)]
    await app.succeed(saveBillingProfile, { token: owner.token, body: FILLED })

    expect(await app.succeed(readBillingProfile, { token: stranger.token })).toEqual(EMPTY)
    expect((await app.call(readBillingProfile)).status).toBe(401)
  })

  it('may be saved by twenty at once: one of them stays', async () => {
    const { token } = await makeUser(app)
    const cities = Array.from({ length: 20 }, (_, number) => `Miasto ${number}`)
    await Promise.all(cities.map((city) => app.succeed(saveBillingProfile, { token, body: { city } })))

    expect(cities).toContain((await app.succeed(readBillingProfile, { token })).city)
  })

  test.each([
    ['nip', '1234', 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'],
    ['nip', '525 001 00 90', 'NIP musi mieć od 5 do 20 znaków: cyfry, litery i myślniki.'],
    ['postal_code', '00876', 'Kod pocztowy musi mieć format 00-000.'],
    ['postal_code', '00-8a6', 'Kod pocztowy musi mieć format 00-000.'],
    ['city', 'x'.repeat(101), expect.any(String)],
    ['country', 'x'.repeat(101), expect.any(String)],
    ['company_name', 'x'.repeat(201), expect.any(String)],
  ])('refuse a %s of %s', async (field, value, message) => {
    const { token } = await makeUser(app)
    expect(await app.call(saveBillingProfile, { token, body: { ...FILLED, [field]: value } })).toMatchObject({
      status: 400,
      body: { [field]: [message] },
    })
    expect(await app.succeed(readBillingProfile, { token })).toEqual(EMPTY)
  })
})
