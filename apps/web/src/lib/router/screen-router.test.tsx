import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { REPLACE_SYNC } from '../replace-sync.ts'
import type { RouteObject } from './addresses.ts'
import { createMemoryHistory } from './history.ts'
import { Link, useSearchParams } from './links.tsx'
import { ScreenRoutes, useLeaveGuard, useLoadingScreen, useNavigate } from './ScreenRoutes.tsx'
import { ScreenRouter } from './screen-router.ts'

const Failure = () => <h1>Coś poszło nie tak</h1>
const Shelf = () => (useLoadingScreen() ? <p>w drodze</p> : <h1>Półka</h1>)

function Counter() {
  const [parameters, change] = useSearchParams()
  const add = () => change((old) => ({ n: String(Number(old.get('n') ?? 0) + 1) }), REPLACE_SYNC)
  return <button onClick={add}>{parameters.get('n') ?? 0}</button>
}

function Draft() {
  const [isDone, setIsDone] = useState(false)
  const held = useLeaveGuard(() => !isDone)
  const navigate = useNavigate()
  return (
    <>
      <h1>Szkic</h1>
      <Link to="/">dalej</Link>
      <button onClick={() => setIsDone(true)}>gotowe</button>
      <button onClick={() => void navigate(-1)}>wstecz</button>
      {held.leave && <button onClick={held.leave}>wyjdź</button>}
      {held.leave && <button onClick={held.stay}>zostań</button>}
    </>
  )
}

const press = async (name: string) => userEvent.setup().click(screen.getByRole('button', { name }))

/** A screen whose code is on its way until `arrive` or `fail`. */
function late(path: string, words: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ Component: () => React.JSX.Element }>()
  const route: RouteObject = { path, lazy: () => promise }
  return {
    route,
    arrive: () => act(async () => resolve({ Component: () => <h1>{words}</h1> })),
    fail: () => act(async () => reject(new Error('gone'))),
  }
}

async function open(routes: RouteObject[], fetchMore?: () => Promise<RouteObject[]>, entries = ['/']) {
  const history = createMemoryHistory(entries)
  const router = new ScreenRouter(routes, history, fetchMore)
  await router.start()
  render(<ScreenRoutes router={router} Failure={Failure} />)
  return { router, history, go: (to: string) => act(async () => void router.navigate(to)) }
}

const heading = () => screen.queryByRole('heading')?.textContent

describe('a screen whose code is on its way', () => {
  test('leaves the one before it, which says so, and its address', async () => {
    const bread = late('/bread', 'Chleb')
    const { router, history, go } = await open([{ path: '/', Component: Shelf }, bread.route])
    await go('/bread')
    expect(screen.getByText('w drodze')).toBeTruthy()
    expect(history.location.pathname).toBe('/')
    await bread.arrive()
    expect(heading()).toBe('Chleb')
    expect(router.state).toMatchObject({ location: { pathname: '/bread' }, historyAction: 'PUSH' })
    await act(async () => history.go(-1))
    expect(heading()).toBe('Półka')
  })

  test('gives way to what was asked for after it', async () => {
    const bread = late('/bread', 'Chleb')
    const { go, router } = await open([{ path: '/', Component: Shelf }, bread.route, { path: '/milk', Component: () => <h1>Mleko</h1> }])
    await go('/bread')
    await go('/milk')
    await bread.arrive()
    expect(heading()).toBe('Mleko')
    expect(router.isLoading).toBe(false)
  })

  test('is shown as broken where it does not come, until another address', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const bread = late('/bread', 'Chleb')
    const { go } = await open([{ path: '/', Component: Shelf }, bread.route])
    await go('/bread')
    await bread.fail()
    expect(heading()).toBe('Coś poszło nie tak')
    await go('/')
    expect(heading()).toBe('Półka')
  })
})

test('an address that none of the first routes has brings all of them, once', async () => {
  const shelf: RouteObject = { path: '/', Component: Shelf }
  const fetchMore = vi.fn<() => Promise<RouteObject[]>>(async () => [
    shelf,
    { path: '/milk', Component: () => <h1>Mleko</h1> },
    { path: '*', Component: () => <h1>Nie ma</h1> },
  ])
  const { go } = await open([shelf], fetchMore)
  expect(fetchMore).not.toHaveBeenCalled()
  await go('/milk')
  expect(heading()).toBe('Mleko')
  await go('/nowhere')
  expect(heading()).toBe('Nie ma')
  expect(fetchMore).toHaveBeenCalledTimes(1)
})

test('two changes of what the address says, made one after the other, are both kept', async () => {
  const user = userEvent.setup()
  const { history } = await open([{ path: '/', Component: Counter }])
  await user.dblClick(screen.getByRole('button'))
  expect(screen.getByRole('button').textContent).toBe('2')
  expect(history.location.search).toBe('?n=2')
})

describe('a screen that holds', () => {
  const routes: RouteObject[] = [
    { path: '/', Component: Shelf },
    { path: '/draft', Component: Draft },
  ]

  test.each([
    ['a link', () => userEvent.setup().click(screen.getByRole('link', { name: 'dalej' }))],
    ['a step back', () => press('wstecz')],
  ])('is left by %s only once that is said', async (_, leave) => {
    const { go, history } = await open(routes)
    await go('/draft')
    await leave()
    expect(heading()).toBe('Szkic')
    expect(history.location.pathname).toBe('/draft')
    await press('zostań')
    expect(screen.queryByRole('button', { name: 'wyjdź' })).toBeNull()
    await leave()
    await press('wyjdź')
    expect(heading()).toBe('Półka')
    expect(history.location.pathname).toBe('/')
  })

  test('is left as any other once it holds nothing', async () => {
    const { go } = await open(routes)
    await go('/draft')
    await press('gotowe')
    await press('wstecz')
    expect(heading()).toBe('Półka')
  })
})
