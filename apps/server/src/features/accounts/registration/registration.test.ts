import { register, resendActivation, signIn } from '@spizarka/contract/accounts'
import { afterAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '../../../../test/factories.ts'
import { startTestApp } from '../../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_REGISTER_ADDRESS: '10000/1', RATE_REGISTER_ACCOUNT: '10000/1' } })
afterAll(() => app.close())

let last = 0
function someone(changes: Record<string, unknown> = {}) {
  last += 1
  return { username: `nowy${last}`, email: `nowy${last}@example.pl`, password: PASSWORD, ...changes }
}

const findUser = (email: string) => app.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

describe('registering', () => {
  it('opens an account that is not active yet, and answers without the password', async () => {
    const person = someone()

    const answer = await app.call(register, { body: person })

    const user = await findUser(person.email)
    expect(answer).toMatchObject({ status: 201, body: { id: user.id, username: person.username, email: person.email } })
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD)
    expect(user).toMatchObject({ is_active: false, is_admin: false, plan: 'free', marketing_consent: false })
    expect(user.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('mails one activation link that carries a secret the database does not know', async () => {
    const person = someone()
    await app.succeed(register, { body: person })
    await app.runJobs()

    const mails = app.mails.filter(({ to }) => to.address === person.email)
    expect(mails).toHaveLength(1)
    const token = /\/activate\/[\w-]+\/([\w-]{43})\b/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    expect(mails[0]?.html).toContain(token)
    const links = await app.db.selectFrom('account_links').selectAll().execute()
    expect(token).not.toBe('')
    expect(JSON.stringify(links)).not.toContain(token)
  })

  it('lets the mailed link lead on to the plan that was chosen, also when it is mailed again; nothing else goes along', async () => {
    const chosen_plan = { plan: 'premium', cycle: 'yearly' } as const
    const person = someone({ chosen_plan })
    await app.succeed(register, { body: person })
    await app.succeed(resendActivation, { body: { email: person.email, chosen_plan } })
    await app.succeed(resendActivation, { body: { email: person.email } })
    await app.runJobs()
    const texts = app.mails.filter(({ to }) => to.address === person.email).map(({ text }) => text)
    expect(texts.map((text) => /\/activate\/[\w-]+\/[\w-]{43}(\S*)/.exec(text)?.[1] ?? 'no link').toSorted()).toEqual([
      '',
      '?plan=premium&cycle=yearly',
      '?plan=premium&cycle=yearly',
    ])
    const refused = await app.call(register, { body: someone({ chosen_plan: { plan: 'premium&x=1', cycle: 'yearly' } }) })
    expect(refused.status).toBe(400)
  })

  it('records every consent with its wording', async () => {
    const person = someone({ marketing_consent: true })
    const { id } = await app.succeed(register, { body: person })

    const consents = await app.db.selectFrom('consents').select(['kind', 'granted', 'text_version']).where('user_id', '=', id).execute()

    expect(consents.map(({ kind, granted }) => [kind, granted])).toEqual([
      ['terms', true],
      ['privacy', true],
      ['age', true],
      ['marketing', true],
    ])
    for (const { text_version } of consents) expect(text_version).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it.each([
    ['2026-12-31T22:59:00Z', '2025-09-11'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s consents are to the documents of %s, which are in force in Poland then', async (time, version) => {
    app.clock.setTo(time)
    const { id } = await app.succeed(register, { body: someone() })
    const consents = await app.db.selectFrom('consents').select(['kind', 'text_version']).where('user_id', '=', id).execute()
    const documents = consents.filter(({ kind }) => kind === 'terms' || kind === 'privacy')
    expect(documents.map(({ text_version }) => text_version)).toEqual([version, version])
  })

  it('records a marketing consent that was not given as refused', async () => {
    const { id } = await app.succeed(register, { body: someone() })

    const consent = app.db.selectFrom('consents').select('granted').where('user_id', '=', id).where('kind', '=', 'marketing')
    expect(await consent.executeTakeFirstOrThrow()).toEqual({ granted: false })
  })

  it('keeps e-mail addresses in lower case and without the spaces around them', async () => {
    const person = someone({ email: '  Nowa.Osoba@Example.PL ' })

    expect(await app.succeed(register, { body: person })).toMatchObject({ email: 'nowa.osoba@example.pl' })
  })

  it('ignores what a person may not decide: plan, points, rights, activity, id', async () => {
    const person = someone({ plan: 'premium', ai_points: 9999, is_admin: true, is_active: true, id: 7_000_000 })
    await app.succeed(register, { body: person })

    const user = await findUser(person.email)
    expect(user).toMatchObject({ plan: 'free', is_admin: false, is_active: false })
    expect(user.id).not.toBe(7_000_000)
    expect(await app.db.selectFrom('point_accounts').selectAll().where('user_id', '=', user.id).execute()).toEqual([])
  })
})

describe('registration refuses', () => {
  it('a taken e-mail, in whatever case, with the words that clients look for', async () => {
    const person = someone()
    await app.succeed(register, { body: person })

    const answer = await app.call(register, { body: someone({ email: person.email.toUpperCase() }) })

    expect(answer).toMatchObject({ status: 400, body: { email: [expect.stringContaining('already exists')] } })
  })

  it.each([
    ['in another case', 'Łukasz', 'ŁUKASZ'],
    ['in full-width letters', 'marta', 'ｍａｒｔａ'],
    ['with a combining mark for a letter', 'bąk', 'ba\u0328k'],
    ['with a ligature', 'profil', 'proﬁl'],
  ])('a taken login %s', async (_, first, second) => {
    await app.succeed(register, { body: someone({ username: first }) })

    const answer = await app.call(register, { body: someone({ username: second }) })

    expect(answer).toMatchObject({ status: 400, body: { username: ['Użytkownik o tej nazwie już istnieje.'] } })
  })

  it('everything that is taken or too common at once', async () => {
    const person = someone()
    await app.succeed(register, { body: person })

    const taken = await app.call(register, { body: { ...person } })
    const takenAndCommon = await app.call(register, { body: { ...person, password: 'Passwordpassword' } })

    expect(Object.keys(taken.body as object).sort()).toEqual(['email', 'username'])
    expect(Object.keys(takenAndCommon.body as object).sort()).toEqual(['email', 'password', 'username'])
  })

  it('every field that is missing or malformed at once', async () => {
    const answer = await app.call(register, { body: { username: 'a b', email: 'nie-adres', password: 'krótkie' } })

    expect(answer).toMatchObject({
      status: 400,
      body: {
        username: [expect.stringContaining('Wprowadź poprawną nazwę użytkownika')],
        email: ['Podaj poprawny adres e-mail.'],
        password: ['Upewnij się, że to pole ma co najmniej 14 znaków.'],
      },
    })
    const required = ['To pole jest wymagane.']
    expect(await app.call(register, { body: {} })).toMatchObject({
      status: 400,
      body: { username: required, email: required, password: required },
    })
  })

  it.each([
    ['a login of two alphabets', { username: 'оla' }, 'username'],
    ['a Latin login with an Armenian letter', { username: 'օla' }, 'username'],
    ['a Latin login with a digit of another script', { username: 'ola৪' }, 'username'],
    ['a letter that shows nothing in the login', { username: '\u3164' }, 'username'],
    ['a login that looks like an e-mail', { username: 'ola@example.pl' }, 'username'],
    ['a line break in the login', { username: 'ola\r\nBcc: ewa@example.com' }, 'username'],
    ['an invisible character in the login', { username: 'ola\u200b' }, 'username'],
    ['a login of 151 characters', { username: 'o'.repeat(151) }, 'username'],
    ['a line break in the e-mail', { email: 'ola@example.pl\r\nBcc: ewa@example.com' }, 'email'],
    ['two addresses', { email: 'ola@example.pl,ewa@example.com' }, 'email'],
    ['an address with a name', { email: 'Ola <ola@example.pl>' }, 'email'],
    ['an e-mail of 255 characters', { email: `${'o'.repeat(244)}@example.pl` }, 'email'],
    ['a password of 13 characters', { password: 'trzynaście-zn' }, 'password'],
    ['a common password in another case', { password: 'QwErTy123456789' }, 'password'],
    ['a password that is a number', { password: 12345678901234 }, 'password'],
    ['a password of null', { password: null }, 'password'],
    ['a consent that is a text', { marketing_consent: 'tak' }, 'marketing_consent'],
  ])('%s', async (_, changes, field) => {
    const answer = await app.call(register, { body: someone(changes) })

    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body as object)).toEqual([field])
  })

  it('a null byte anywhere', async () => {
    expect((await app.call(register, { body: someone({ username: 'ola\u0000' }) })).status).toBe(400)
    expect((await app.call(register, { body: someone({ password: `${PASSWORD}\u0000` }) })).status).toBe(400)
  })

  it('leaves nothing behind', async () => {
    const person = someone()
    await app.succeed(register, { body: person })
    const countRows = async () =>
      Promise.all([
        app.db.selectFrom('users').select('id').execute(),
        app.db.selectFrom('consents').select('id').execute(),
        app.db.selectFrom('account_links').select('id').execute(),
      ]).then((tables) => tables.map((rows) => rows.length))
    const before = await countRows()

    await app.call(register, { body: someone({ email: person.email }) })

    expect(await countRows()).toEqual(before)
  })
})

describe('simultaneous registrations', () => {
  it('of one e-mail open one account and refuse the others with the field', async () => {
    const email = 'wyscig@example.pl'
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call(register, { body: someone({ email }) })))

    const refused = answers.filter(({ status }) => status === 400)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(refused).toHaveLength(7)
    for (const { body } of refused) expect(body).toEqual({ email: ['user with this email already exists.'] })
  })

  it('of one login in different cases open one account', async () => {
    const answers = await Promise.all(
      ['Żaneta', 'żaneta', 'ŻANETA', 'żANETA'].map((username) => app.call(register, { body: someone({ username }) })),
    )

    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 400, 400, 400])
  })
})

describe('the limit on registrations', () => {
  const settings = { TRUST_PROXY: 'true', RATE_REGISTER_ADDRESS: '3/60', RATE_REGISTER_ACCOUNT: '2/60' }

  it('holds for one network address and tells how long to wait', async () => {
    const limited = await startTestApp({ settings })
    const from = (address: string) => limited.call(register, { body: someone(), headers: { 'x-forwarded-for': address } })
    for (let n = 0; n < 3; n++) expect((await from('203.0.113.7')).status).toBe(201)

    const answer = await from('203.0.113.7')

    expect(answer).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^Zbyt wiele prób\. Spróbuj ponownie za \d+ s\.$/) },
    })
    expect((await from('203.0.113.8')).status).toBe(201)
    await limited.close()
  })

  it('holds for one e-mail from many network addresses', async () => {
    const limited = await startTestApp({ settings })
    const from = (address: string) =>
      limited.call(register, { body: someone({ email: 'jeden@example.pl' }), headers: { 'x-forwarded-for': address } })

    const answers = [await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3')]

    expect(answers.map(({ status }) => status)).toEqual([201, 400, 429])
    await limited.close()
  })
})

it('an account cannot sign in before it is activated', async () => {
  const person = someone()
  await app.succeed(register, { body: person })

  const answer = await app.call(signIn, { body: { username: person.username, password: PASSWORD } })

  expect(answer).toMatchObject({ status: 401, body: { detail: 'Niepoprawny login / email lub hasło.' } })
})
