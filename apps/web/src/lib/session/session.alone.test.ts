import { readMe, refreshAccess, signIn, signOut, type User } from '@spizarka/contract/accounts'
import { readPantrySummary } from '@spizarka/contract/pantry'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, apiServer, type ReceivedCall, Refusal, refuse, unreachable } from '../../testing/api-server.ts'
import { aUser } from '../../testing/samples.ts'
import { offlineCopies } from '../storage/offline-copy.ts'

const summary = { products: 3, spices: 0, limit: 50, use_soon: 0, expired: 0, ends_today: 0, categories: [] }
const USER = aUser()

/** A page that has just been opened: every module is new. */
async function openPage() {
  vi.resetModules()
  const session = await import('./session.ts')
  const { call } = await import('../api/call.ts')
  const keeper = await import('./keep-session.ts')
  const starter = await import('./start-session.ts')
  return { ...session, ...keeper, ...starter, call }
}

function store({ access, refresh }: { access?: string; refresh?: string }) {
  if (access) localStorage.setItem('spizarka.access', access)
  if (refresh) localStorage.setItem('spizarka.refresh', refresh)
}
const storedAccess = () => localStorage.getItem('spizarka.access')
const storedRefresh = () => localStorage.getItem('spizarka.refresh')

const bearer = ({ headers }: { headers: Headers }) => headers.get('authorization')

/** A server that knows one access token; `valid` can be changed, calls are counted. */
function serverWith(valid: string, { refreshesTo = valid, user = USER }: { refreshesTo?: string; user?: User } = {}) {
  const calls = { me: 0, summary: 0, refresh: 0 }
  const guarded = <Body>(received: { headers: Headers }, body: Body): Body | Refusal =>
    bearer(received) === `JWT ${valid}` ? body : refuse('token_not_valid')
  apiServer.use(
    answer(readMe, (received) => {
      calls.me += 1
      return guarded(received, user)
    }),
    answer(readPantrySummary, (received) => {
      calls.summary += 1
      return guarded(received, summary)
    }),
    answer(refreshAccess, async () => {
      calls.refresh += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return { access: refreshesTo }
    }),
  )
  return calls
}

async function signedInPage(access: string) {
  store({ access, refresh: 'r' })
  const page = await openPage()
  page.showUser(USER)
  return page
}

// Pages of earlier tests must not react to the events of later ones.
const listening: (() => void)[] = []
beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: EventListenerOrEventListenerObject) => {
      add(type, listener)
      listening.push(() => target.removeEventListener(type, listener))
    })
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const stop of listening.splice(0)) stop()
})

describe('at the start of a page', () => {
  it('is a guest without a token and calls nothing', async () => {
    const page = await openPage()
    page.startSession()
    expect(page.readSession().status).toBe('guest')
  })

  it('reads the profile when there is an access token', async () => {
    serverWith('good')
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    expect(page.readSession().status).toBe('loading')
    page.startSession()
    await expect.poll(() => page.readSession()).toEqual({ status: 'user', user: USER })
  })

  it('replaces an expired access token and reads the profile again', async () => {
    const calls = serverWith('new')
    store({ access: 'old', refresh: 'r' })
    const page = await openPage()
    page.startSession()
    await expect.poll(() => page.readSession().status).toBe('user')
    expect(storedAccess()).toBe('new')
    expect(calls).toMatchObject({ me: 2, refresh: 1 })
  })

  it('tries a new access token after any other failure of the profile', async () => {
    const calls = serverWith('good', { refreshesTo: 'good' })
    let failures = 1
    apiServer.use(answer(readMe, () => (failures-- > 0 ? refuse('internal') : USER)))
    store({ access: 'good-enough', refresh: 'r' })
    const page = await openPage()
    page.startSession()
    await expect.poll(() => page.readSession().status).toBe('user')
    expect(calls.refresh).toBe(1)
  })

  it('signs out when the refresh token is refused', async () => {
    serverWith('never')
    apiServer.use(answer(refreshAccess, () => refuse('token_not_valid')))
    store({ access: 'old', refresh: 'r' })
    const page = await openPage()
    page.startSession()
    await expect.poll(() => page.readSession()).toEqual({ status: 'guest', user: null, ended: 'expired' })
    expect([storedAccess(), storedRefresh()]).toEqual([null, null])
  })

  it('signs out when the profile is refused with the new access token too', async () => {
    serverWith('never', { refreshesTo: 'new' })
    store({ access: 'old', refresh: 'r' })
    const page = await openPage()
    page.startSession()
    await expect.poll(() => page.readSession().ended).toBe('expired')
  })

  it('goes on with the user as last seen while there is no network', async () => {
    apiServer.use(unreachable(readMe), unreachable(refreshAccess))
    store({ access: 'good', refresh: 'r' })
    offlineCopies.save('user', USER, Date.now())
    const page = await openPage()
    await page.resumeSession()
    expect(page.readSession()).toEqual({ status: 'user', user: USER })
    expect([storedAccess(), storedRefresh()]).toEqual(['good', 'r'])
  })
})

describe('a 401 in between', () => {
  it('is answered by one refresh for all calls that wait, each of which is tried once more', async () => {
    const calls = serverWith('new')
    const page = await signedInPage('old')
    const answers = await Promise.all(Array.from({ length: 8 }, () => page.call(readPantrySummary)))
    expect(answers).toEqual(Array.from({ length: 8 }, () => summary))
    expect(calls).toMatchObject({ refresh: 1, summary: 16 })
  })

  it('needs no refresh when another call or tab has brought a new token already', async () => {
    const calls = serverWith('new')
    const page = await signedInPage('old')
    apiServer.use(
      http.get(
        '*/api/pantry/summary/',
        () => {
          localStorage.setItem('spizarka.access', 'new')
          return HttpResponse.json({ detail: 'Sesja wygasła.' }, { status: 401 })
        },
        { once: true },
      ),
    )
    await expect(page.call(readPantrySummary)).resolves.toEqual(summary)
    expect(calls.refresh).toBe(0)
  })

  it('on the second try is not followed by another refresh', async () => {
    const calls = serverWith('never', { refreshesTo: 'new' })
    const page = await signedInPage('old')
    await expect(page.call(readPantrySummary)).rejects.toMatchObject({ status: 401 })
    expect(calls).toMatchObject({ refresh: 1, summary: 2 })
  })

  it('ends the session when the refresh is refused, for every waiting call at once', async () => {
    const calls = serverWith('never')
    apiServer.use(
      answer(refreshAccess, () => {
        calls.refresh += 1
        return refuse('token_not_valid')
      }),
    )
    const page = await signedInPage('old')
    const results = await Promise.allSettled([page.call(readPantrySummary), page.call(readPantrySummary)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(calls.refresh).toBe(1)
    expect(page.readSession()).toEqual({ status: 'guest', user: null, ended: 'expired' })
    expect(storedRefresh()).toBeNull()
  })

  it('ends the session when there is no refresh token', async () => {
    serverWith('never')
    store({ access: 'old' })
    const page = await openPage()
    page.showUser(USER)
    await expect(page.call(readPantrySummary)).rejects.toMatchObject({ status: 401 })
    expect(page.readSession().ended).toBe('expired')
  })

  it.each([
    ['no network', () => unreachable(refreshAccess)],
    ['a server in trouble', () => answer(refreshAccess, () => refuse('internal'))],
    ['too many tries', () => answer(refreshAccess, () => refuse('too_many_requests', { seconds: 5 }))],
  ])('keeps the session when the refresh meets %s', async (_, handler) => {
    serverWith('never')
    apiServer.use(handler())
    const page = await signedInPage('old')
    await expect(page.call(readPantrySummary)).rejects.toBeInstanceOf(Error)
    expect(page.readSession().status).toBe('user')
    expect(storedRefresh()).toBe('r')
  })

  it('refreshes one tab at a time where the browser has locks', async () => {
    serverWith('new')
    const request = vi.fn<(name: string, task: () => unknown) => unknown>((_, task) => task())
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue({ request } as unknown as LockManager)
    const page = await signedInPage('old')
    await page.call(readPantrySummary)
    expect(request).toHaveBeenCalledOnce()
  })
})

describe('while someone is signed in', () => {
  it('reads the profile every 300 s and when the tab becomes visible', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const calls = serverWith('good')
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    await page.resumeSession()
    expect(calls.me).toBe(1)
    vi.advanceTimersByTime(300_000)
    await expect.poll(() => calls.me).toBe(2)
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => calls.me).toBe(3)
    page.endSessionLocally('signed-out')
    vi.advanceTimersByTime(600_000)
    expect(calls.me).toBe(3)
  })

  it('drops a profile that a change of the points has overtaken', async () => {
    serverWith('good')
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    await page.resumeSession()
    const reload = page.reloadUser()
    page.spendPoints(2)
    await reload
    expect(page.readSession().user?.ai_points).toBe(202)
  })

  it('never shows fewer than 0 points after an AI action', async () => {
    const page = await openPage()
    page.showUser(aUser({ ai_points: 1 }))
    page.spendPoints(2)
    expect(page.readSession().user?.ai_points).toBe(0)
  })

  it('credits 2 points and the bonus after a review', async () => {
    const page = await openPage()
    page.showUser(aUser({ ai_points: 100 }))
    page.creditReview(0)
    expect(page.readSession().user?.ai_points).toBe(102)
    page.creditReview(50)
    expect(page.readSession().user?.ai_points).toBe(154)
  })
})

describe('signing in and out', () => {
  it('sends the identifier as login and as e-mail, keeps the tokens and reads the profile', async () => {
    serverWith('a')
    let body: ReceivedCall<typeof signIn>['body'] | undefined
    apiServer.use(
      answer(signIn, (received) => {
        body = received.body
        return { access: 'a', refresh: 'r' }
      }),
    )
    const page = await openPage()
    await page.beginSession('marta', 'długie hasło Marty')
    expect(body).toEqual({ username: 'marta', email: 'marta', password: 'długie hasło Marty' })
    expect([storedAccess(), storedRefresh()]).toEqual(['a', 'r'])
    expect(page.readSession()).toEqual({ status: 'user', user: USER })
  })

  it('does not refresh after a refused sign-in', async () => {
    const calls = serverWith('a')
    apiServer.use(answer(signIn, () => refuse('invalid_credentials')))
    store({ refresh: 'r' })
    const page = await openPage()
    await expect(page.beginSession('marta', 'x')).rejects.toMatchObject({ status: 401 })
    expect(calls.refresh).toBe(0)
  })

  it('ends the session on the server, clears both tokens, the user and the drafts', async () => {
    serverWith('good')
    let ended: string | undefined
    apiServer.use(
      answer(signOut, ({ body }) => {
        ended = body.refresh
        return undefined
      }),
    )
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    await page.resumeSession()
    sessionStorage.setItem('spizarka.draft.text', '2 kg ziemniaków')
    await page.signOut()
    expect(ended).toBe('r')
    expect(page.readSession()).toEqual({ status: 'guest', user: null, ended: 'signed-out' })
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  it('is signed out here even when the server cannot be reached', async () => {
    apiServer.use(unreachable(signOut))
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    page.showUser(USER)
    await page.signOut()
    expect(storedRefresh()).toBeNull()
  })

  it('follows another tab that signs out', async () => {
    serverWith('good')
    store({ access: 'good', refresh: 'r' })
    const page = await openPage()
    page.startSession()
    await expect.poll(() => page.readSession().status).toBe('user')
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'spizarka.access', newValue: null }))
    expect(page.readSession().status).toBe('guest')
  })

  it('follows another tab that signs in, as someone else too', async () => {
    const other = aUser({ id: 8, username: 'jan' })
    serverWith('good')
    const page = await openPage()
    page.startSession()
    store({ access: 'good', refresh: 'r' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'spizarka.access' }))
    await expect.poll(() => page.readSession().user).toEqual(USER)
    apiServer.use(answer(readMe, () => other))
    offlineCopies.forgetAll()
    store({ access: 'good', refresh: 'of-jan' })
    window.dispatchEvent(new StorageEvent('storage', { key: 'spizarka.access' }))
    await expect.poll(() => page.readSession().user).toEqual(other)
  })
})
