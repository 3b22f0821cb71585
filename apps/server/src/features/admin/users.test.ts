import { changePlan, listAuditEntries, listUsers, readUserAsAdmin } from '@spizarka/contract/admin'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadeUser, makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())
let admin: MadeUser
beforeEach(async () => {
  admin = await makeUser(app, { admin: true })
})

const search = async (text: string) => {
  const { results } = await app.succeed(listUsers, { token: admin.token, query: { search: text } })
  return results.map(({ username }) => username)
}
const change = (id: number, body: unknown) => app.call(changePlan, { token: admin.token, params: { id: String(id) }, body })
const notFound = { status: 404, body: { detail: 'Nie znaleziono.' } }
const deletedUser = async () => {
  const user = await makeUser(app)
  const gone = { username: `deleted:${user.id}`, email: `${user.id}@deleted.invalid`, is_active: false, deleted_at: new Date() }
  await app.db.updateTable('users').set(gone).where('id', '=', user.id).execute()
  return user
}
const newestEntry = async () => (await app.succeed(listAuditEntries, { token: admin.token, query: { page_size: 1 } })).results[0]

describe('GET /admin/users/', () => {
  it('finds accounts by a part of login or address, in any case and alphabet, newest first', async () => {
    await makeUser(app, { username: 'ŁUKASZ_K', email: 'lukasz.k@example.pl' })
    await makeUser(app, { username: 'łukaszenka', email: 'basia@example.pl' })

    expect(await search('łukasz')).toEqual(['łukaszenka', 'ŁUKASZ_K'])
    expect(await search('  LUKASZ.K@EXAMPLE  ')).toEqual(['ŁUKASZ_K'])
    expect(await search('nobody-is-called-this')).toEqual([])
  })

  it('takes % and _ and the backslash for the letters that they are', async () => {
    await makeUser(app, { username: 'sto_procent', email: '100%@example.pl' })
    await makeUser(app, { username: 'stoxprocent', email: '100a@example.pl' })

    expect(await search('o_p')).toEqual(['sto_procent'])
    expect(await search('0%@')).toEqual(['sto_procent'])
    expect(await search('\\')).toEqual([])
  })

  it('narrows to a plan, and comes in pages that link to each other', async () => {
    for (const name of ['ada', 'ewa', 'iga']) await makeUser(app, { username: `zamozna-${name}`, plan: 'premium_super' })
    const query = { search: 'zamozna', plan: 'premium_super', page_size: 2 } as const

    const first = await app.succeed(listUsers, { token: admin.token, query })
    const second = await app.succeed(listUsers, { token: admin.token, query: { ...query, page: 2 } })

    expect(first).toMatchObject({ count: 3, next: expect.stringContaining('page=2'), previous: null })
    expect([...first.results, ...second.results].map(({ username }) => username)).toEqual(['zamozna-iga', 'zamozna-ewa', 'zamozna-ada'])
    expect(await app.call(listUsers, { token: admin.token, query: { ...query, page: 3 } })).toMatchObject({ status: 404 })
    expect((await app.succeed(listUsers, { token: admin.token, query: { ...query, plan: 'free' } })).count).toBe(0)
    expect(await app.call(listUsers, { token: admin.token, query: { plan: 'golden' } })).toMatchObject({ status: 400 })
  })

  it('narrows to those whose account is active, or waits for its link', async () => {
    await makeUser(app, { username: 'wzasiegu-tak' })
    await makeUser(app, { username: 'wzasiegu-nie', active: false })
    for (const [state, found] of [
      ['active', ['wzasiegu-tak']],
      ['inactive', ['wzasiegu-nie']],
    ] as const) {
      const { results } = await app.succeed(listUsers, { token: admin.token, query: { search: 'wzasiegu', state } })
      expect(results.map(({ username }) => username)).toEqual(found)
    }
  })

  it('shows nothing of what people have at home or on their minds, and nobody who is gone', async () => {
    const { id } = await deletedUser()
    expect(await search(`deleted:${id}`)).toEqual([])

    const { results } = await app.succeed(listUsers, { token: admin.token, query: { search: admin.username } })
    expect(Object.keys(results[0] ?? {}).sort()).toEqual(
      ['id', 'username', 'email', 'plan', 'ai_points', 'is_active', 'is_admin', 'created_at', 'last_used_at'].sort(),
    )
  })
})

describe('GET /admin/users/:id/', () => {
  it('shows the account, and the log remembers who looked', async () => {
    const user = await makeUser(app, { plan: 'premium', points: 40 })

    const shown = await app.succeed(readUserAsAdmin, { token: admin.token, params: { id: String(user.id) } })

    expect(shown).toMatchObject({ id: user.id, username: user.username, plan: 'premium', ai_points: 40, is_active: true, is_admin: false })
    expect(shown.last_used_at).not.toBeNull()
    expect(await newestEntry()).toMatchObject({ act: 'user_viewed', admin: admin.username, subject_user_id: user.id, details: {} })
  })

  it('has no account that is deleted, or never was', async () => {
    const { id } = await deletedUser()
    const before = await newestEntry()
    for (const each of [String(id), '999999999', 'abc', '0']) {
      expect(await app.call(readUserAsAdmin, { token: admin.token, params: { id: each } })).toMatchObject(notFound)
      expect(await app.call(changePlan, { token: admin.token, params: { id: each }, body: { plan: 'free' } })).toMatchObject(notFound)
    }
    expect(await newestEntry()).toEqual(before)
  })
})

describe('PATCH /admin/users/:id/', () => {
  it('changes the plan and nothing else, whatever else is sent', async () => {
    const user = await makeUser(app, { points: 40 })

    const answer = await change(user.id, {
      plan: 'premium',
      ai_points: 9999,
      is_admin: true,
      username: 'ktos',
      email: 'x@y.pl',
      is_active: false,
    })

    expect(answer).toMatchObject({ status: 200, body: { plan: 'premium', ai_points: 40, is_admin: false, username: user.username } })
    expect(answer.body).toMatchObject({ email: user.email, is_active: true })
    expect(await app.db.selectFrom('point_ledger').selectAll().where('user_id', '=', user.id).execute()).toHaveLength(1)
    expect(await newestEntry()).toMatchObject({
      act: 'plan_changed',
      subject_user_id: user.id,
      details: { before: 'free', after: 'premium' },
    })
  })

  it('leaves no trace when the plan is that already', async () => {
    const user = await makeUser(app)
    const before = await newestEntry()
    expect(await change(user.id, { plan: 'free' })).toMatchObject({ status: 200, body: { plan: 'free' } })
    expect(await newestEntry()).toEqual(before)
  })

  it('refuses plans that there are not, and the own plan', async () => {
    const user = await makeUser(app)
    for (const body of [{}, { plan: 'golden' }, { plan: null }]) expect(await change(user.id, body)).toMatchObject({ status: 400 })
    expect(await change(admin.id, { plan: 'premium' })).toMatchObject({
      status: 409,
      body: { detail: 'Planu własnego konta nie można zmienić w panelu.' },
    })
  })
})
