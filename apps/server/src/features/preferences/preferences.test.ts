import { DEFAULT_PREFERENCES, type Preferences, readPreferences, updatePreferences } from '@spizarka/contract/preferences'
import { afterAll, describe, expect, it } from 'vitest'
import { makeUser } from '../../../test/factories.ts'
import { startTestApp } from '../../../test/harness.ts'

const app = await startTestApp()
afterAll(() => app.close())

describe('what a user can set', () => {
  it('is as it is at first until set otherwise', async () => {
    const { token } = await makeUser(app)
    expect(await app.succeed(readPreferences, { token })).toEqual(DEFAULT_PREFERENCES)
  })

  it('changes as far as it is named and stays otherwise, back and forth', async () => {
    const [{ token }, other] = [await makeUser(app), await makeUser(app)]
    const change = (body: Partial<Preferences>) => app.succeed(updatePreferences, { token, body })

    const off = { ...DEFAULT_PREFERENCES, notify_use_soon: false, notify_announcement: false }
    expect(await change({ notify_use_soon: false, notify_announcement: false })).toEqual(off)
    expect(await change({ notify_use_soon: true })).toEqual({ ...off, notify_use_soon: true })
    expect(await change({})).toEqual({ ...off, notify_use_soon: true })
    expect(await app.succeed(readPreferences, { token })).toEqual({ ...off, notify_use_soon: true })
    expect(await app.succeed(readPreferences, { token: other.token })).toEqual(DEFAULT_PREFERENCES)
  })

  it('keeps what was set of different things at once', async () => {
    const { token } = await makeUser(app)
    const switches = Object.entries(DEFAULT_PREFERENCES).filter(([, value]) => typeof value === 'boolean')
    const names = switches.map(([name]) => name)
    await Promise.all(names.map((name) => app.succeed(updatePreferences, { token, body: { [name]: false } })))
    expect(await app.succeed(readPreferences, { token })).toEqual({
      ...DEFAULT_PREFERENCES,
      ...Object.fromEntries(names.map((name) => [name, false])),
    })
  })

  it('leaves out what was stored of a setting that is no more', async () => {
    const { id, token } = await makeUser(app)
    const chosen = JSON.stringify({ notify_use_soon: false, of_an_older_version: 7 })
    await app.db.insertInto('user_preferences').values({ user_id: id, chosen }).execute()
    expect(await app.succeed(readPreferences, { token })).toEqual({ ...DEFAULT_PREFERENCES, notify_use_soon: false })
  })

  it.each<[unknown]>([[{ everything: false }], [{ notify_use_soon: 'off' }], [{ notify_use_soon: null }], [[]], [{ toString: true }]])(
    'is not %j',
    async (body) => {
      const { token } = await makeUser(app)
      expect((await app.call(updatePreferences, { token, body })).status).toBe(400)
    },
  )
})
