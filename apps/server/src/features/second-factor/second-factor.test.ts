import { listAuditEntries, listUsers } from '@spizarka/contract/admin'
import { confirmSecondFactor, enrolSecondFactor, readSecondFactor, verifySecondFactor } from '@spizarka/contract/second-factor'
import { Secret, TOTP } from 'otpauth'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser, statusesOf } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp({ settings: { RATE_CODE_USER: '40/60' } })
afterAll(() => app.close())
// Steps begin here, so that no test runs into the next one.
beforeEach(() => app.clock.setTo('2025-11-21T12:00:00Z'))

const wrongCode = { status: 400, body: { code: ['Nieprawidłowy kod. Sprawdź godzinę w telefonie i podaj nowy kod.'] } }
const required = { status: 403, body: { detail: 'Potwierdź, że to Ty: podaj kod z aplikacji uwierzytelniającej.' } }
const missing = { status: 409, body: { detail: 'Najpierw włącz drugi składnik logowania.' } }

const makeAdmin = () => makeUser(app, { admin: true, unverified: true })
const codeOf = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: app.clock.now().getTime() })
const tryCode = ({ token }: MadeUser, code: string) => app.call(verifySecondFactor, { token, body: { code } })
const tryAdminCall = ({ token }: MadeUser) => app.call(listUsers, { token })
const nextStep = () => app.clock.advance({ seconds: 30 })

async function enrol(admin: MadeUser) {
  const { secret } = await app.succeed(enrolSecondFactor, { token: admin.token })
  const { recovery_codes } = await app.succeed(confirmSecondFactor, { token: admin.token, body: { code: codeOf(secret) } })
  nextStep()
  return { secret, recoveryCodes: recovery_codes }
}

/** The same administrator on another device. */
async function onAnotherDevice(admin: MadeUser): Promise<MadeUser> {
  const { sessionId } = await makeUser(app)
  await app.db.updateTable('auth_sessions').set({ user_id: admin.id }).where('id', '=', sessionId).execute()
  return { ...admin, sessionId, token: app.context.tokens.issueAccess({ userId: admin.id, sessionId }) }
}

describe('setting up', () => {
  it('puts the secret into force with its first code, in this session', async () => {
    const admin = await makeAdmin()
    expect(await app.succeed(readSecondFactor, { token: admin.token })).toEqual({
      enrolled: false,
      verified_until: null,
      recovery_codes_left: 0,
    })

    const { secret, otpauth_url } = await app.succeed(enrolSecondFactor, { token: admin.token })
    expect(otpauth_url).toContain(secret)
    expect(await tryAdminCall(admin)).toMatchObject(required)
    const { recovery_codes } = await app.succeed(confirmSecondFactor, { token: admin.token, body: { code: codeOf(secret) } })

    expect(new Set(recovery_codes).size).toBe(10)
    for (const code of recovery_codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
    const { verified_until, ...state } = await app.succeed(readSecondFactor, { token: admin.token })
    expect(state).toEqual({ enrolled: true, recovery_codes_left: 10 })
    expect(verified_until).toMatch(/^2025-11-22T00:00:0/)
    expect(await tryAdminCall(admin)).toMatchObject({ status: 200 })
  })

  it('wants a code of the new secret', async () => {
    const admin = await makeAdmin()
    const confirm = (code: string) => app.call(confirmSecondFactor, { token: admin.token, body: { code } })
    expect(await confirm('123456')).toMatchObject(missing)
    const first = await app.succeed(enrolSecondFactor, { token: admin.token })
    const second = await app.succeed(enrolSecondFactor, { token: admin.token })

    expect(await confirm(codeOf(first.secret))).toMatchObject(wrongCode)
    expect(await confirm('12345')).toMatchObject({ status: 400 })
    expect(await tryCode(admin, codeOf(second.secret))).toMatchObject(missing)
    expect(await confirm(codeOf(second.secret))).toMatchObject({ status: 200 })
    expect(await confirm(codeOf(second.secret))).toMatchObject(missing)
  })

  it('is done once when it is confirmed twice at once', async () => {
    const admin = await makeAdmin()
    const { secret } = await app.succeed(enrolSecondFactor, { token: admin.token })
    const body = { code: codeOf(secret) }

    const answers = await Promise.all([1, 2, 3].map(() => app.call(confirmSecondFactor, { token: admin.token, body })))

    expect(statusesOf(answers)).toEqual([200, 409, 409])
  })

  it('anew needs the old one, which counts until then; other devices must show the new one', async () => {
    const admin = await makeAdmin()
    const old = await enrol(admin)
    const elsewhere = await onAnotherDevice(admin)
    expect(await app.call(enrolSecondFactor, { token: elsewhere.token })).toMatchObject(required)

    const { secret } = await app.succeed(enrolSecondFactor, { token: admin.token })
    expect(await app.call(confirmSecondFactor, { token: elsewhere.token, body: { code: codeOf(secret) } })).toMatchObject(required)
    expect(await tryCode(elsewhere, codeOf(old.secret))).toMatchObject({ status: 200 })
    nextStep()
    expect(await app.call(confirmSecondFactor, { token: admin.token, body: { code: codeOf(secret) } })).toMatchObject({ status: 200 })
    nextStep()

    expect(await tryAdminCall(admin)).toMatchObject({ status: 200 })
    expect(await tryAdminCall(elsewhere)).toMatchObject(required)
    expect(await tryCode(elsewhere, codeOf(old.secret))).toMatchObject(wrongCode)
    expect(await tryCode(elsewhere, old.recoveryCodes[0] ?? '')).toMatchObject(wrongCode)
    expect(await tryCode(elsewhere, codeOf(secret))).toMatchObject({ status: 200 })
  })
})

describe('showing it', () => {
  it('opens the calls of administrators to this session for twelve hours', async () => {
    const admin = await makeAdmin()
    const { secret } = await enrol(admin)
    const device = await onAnotherDevice(admin)
    expect(await tryAdminCall(device)).toMatchObject(required)

    const shown = await tryCode(device, ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `)
    expect(shown).toMatchObject({ status: 200, body: { enrolled: true, recovery_codes_left: 10 } })
    expect(shown.body).toHaveProperty('verified_until', expect.stringMatching(/^2025-11-22T00:00:3/))
    expect(await tryAdminCall(device)).toMatchObject({ status: 200 })

    await app.db
      .updateTable('auth_sessions')
      .set({ second_factor_at: new Date(app.clock.now().getTime() - 12 * 3_600_000) })
      .where('id', '=', device.sessionId)
      .execute()
    expect(await tryAdminCall(device)).toMatchObject(required)
    expect(await app.succeed(readSecondFactor, { token: device.token })).toMatchObject({ enrolled: true, verified_until: null })
  })

  it('takes a code once, also when it comes twenty times at once', async () => {
    const admin = await makeAdmin()
    const { secret } = await enrol(admin)
    const code = codeOf(secret)

    const answers = await Promise.all(Array.from({ length: 20 }, () => tryCode(admin, code)))

    expect(statusesOf(answers)).toEqual([200, ...Array<number>(19).fill(400)])
    nextStep()
    expect(await tryCode(admin, code)).toMatchObject(wrongCode)
    expect(await tryCode(admin, codeOf(secret))).toMatchObject({ status: 200 })
  })

  it('takes no code from before the last one', async () => {
    const admin = await makeAdmin()
    const { secret } = await enrol(admin)
    const early = codeOf(secret)
    nextStep()
    expect(await tryCode(admin, codeOf(secret))).toMatchObject({ status: 200 })
    expect(await tryCode(admin, early)).toMatchObject(wrongCode)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const admin = await makeAdmin()
    const { recoveryCodes } = await enrol(admin)
    const [first = '', second = ''] = recoveryCodes

    const answers = await Promise.all([1, 2, 3].map(() => tryCode(admin, first)))
    expect(statusesOf(answers)).toEqual([200, 400, 400])
    expect(await tryCode(admin, second.toLowerCase().replaceAll('-', ' '))).toMatchObject({ status: 200, body: { recovery_codes_left: 8 } })
    expect(await tryCode(admin, second)).toMatchObject(wrongCode)
  })

  it.each(['１２３４５６', '12345', '0'.repeat(40), '-', "' or 1=1"])('takes no %j', async (code) => {
    const admin = await makeAdmin()
    await enrol(admin)
    expect(await tryCode(admin, code)).toMatchObject(wrongCode)
  })

  it('does not take the code of another administrator', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()]
    await enrol(admin)
    const { secret, recoveryCodes } = await enrol(other)
    expect(await tryCode(admin, codeOf(secret))).toMatchObject(wrongCode)
    expect(await tryCode(admin, recoveryCodes[0] ?? '')).toMatchObject(wrongCode)
  })

  it('cannot be guessed: tries are few, whatever device they come from', async () => {
    const admin = await makeAdmin()
    const { secret } = await enrol(admin)
    const device = await onAnotherDevice(admin)
    for (let tried = 0; tried < 39; tried++) await tryCode(tried % 2 ? admin : device, '000000')

    const answer = await tryCode(device, codeOf(secret))

    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  })

  it('leaves its traces in the audit log, without secrets', async () => {
    const admin = await makeAdmin()
    const { secret, recoveryCodes } = await enrol(admin)
    await tryCode(admin, codeOf(secret))
    await tryCode(admin, recoveryCodes[0] ?? '')
    await tryCode(admin, 'WRONG')

    const { results } = await app.succeed(listAuditEntries, { token: admin.token })

    expect(results.filter((entry) => entry.admin === admin.username).map(({ act, details }) => ({ act, details }))).toEqual([
      { act: 'second_factor_shown', details: { by: 'recovery_code' } },
      { act: 'second_factor_shown', details: { by: 'code' } },
      { act: 'second_factor_set', details: {} },
    ])
  })
})

it('keeps secret and recovery codes out of the logs, and out of the database in clear', async () => {
  const lines: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const loud = await startTestApp({ settings: { LOG_LEVEL: 'trace' }, context: { log }, databaseUrl: app.databaseUrl })
  loud.clock.setTo(app.clock.now())
  const admin = await makeAdmin()
  const { secret, otpauth_url } = await loud.succeed(enrolSecondFactor, { token: admin.token })
  const code = codeOf(secret)
  await loud.call(confirmSecondFactor, { token: admin.token, body: { code: '000000' } })
  const { recovery_codes } = await loud.succeed(confirmSecondFactor, { token: admin.token, body: { code } })
  await loud.call(verifySecondFactor, { token: admin.token, body: { code: recovery_codes[0] } })
  await loud.close()
  const { rows } = await app.pool.query<{ kept: string }>(
    "select second_factors::text || encode(sealed_secret, 'escape') as kept from second_factors where user_id = $1",
    [admin.id],
  )
  const kept = rows.map((row) => row.kept).join('\n')

  expect(lines.length).toBeGreaterThan(3)
  for (const clear of [secret, otpauth_url, code, ...recovery_codes, Secret.fromBase32(secret).hex, Secret.fromBase32(secret).latin1]) {
    expect(lines.join('')).not.toContain(clear)
    expect(kept).not.toContain(clear)
  }
})
