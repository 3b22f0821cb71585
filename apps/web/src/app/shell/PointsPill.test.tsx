import { screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { creditBonus, creditReview, useSession } from '../../lib/session/session.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { signedIn } from '../../testing/samples.ts'
import { PointsPill } from './PointsPill.tsx'

afterEach(() => vi.restoreAllMocks())

const routes = [{ path: '/', Component: () => <PointsPill points={useSession().user?.ai_points} /> }]

/** Opens the pill, and gives every balance that it shows, in order. */
async function openPill(): Promise<number[]> {
  const balances: number[] = []
  const look = () => {
    const [, balance] = /Punkty AI: (\d+)\spkt/.exec(screen.queryByRole('link')?.textContent ?? '') ?? []
    if (balance !== undefined && balances.at(-1) !== Number(balance)) balances.push(Number(balance))
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  renderRoutes(routes, '/')
  await screen.findByRole('link')
  look()
  return balances
}

test('points that came on another screen are counted up from what there was, with how many they are beside it for a moment', async () => {
  signedIn({ ai_points: 248 })
  creditReview(0, 2)
  const balances = await openPill()
  expect(screen.getByText('+2')).toBeTruthy()
  await waitFor(() => expect(balances.at(-1)).toBe(250))
  expect(balances[0]).toBe(248)
  expect(balances).toEqual(balances.toSorted((a, b) => a - b))
  await waitFor(() => expect(screen.queryByText('+2')).toBeNull(), { timeout: 5000 })
})

test('points that come while one looks are counted up too, and the balance never falls on the way', async () => {
  signedIn({ ai_points: 250 })
  const balances = await openPill()
  act(() => creditBonus(40))
  expect(screen.getByText('+40')).toBeTruthy()
  await waitFor(() => expect(balances.at(-1)).toBe(290))
  expect(balances.length).toBeGreaterThan(2)
  expect(balances).toEqual(balances.toSorted((a, b) => a - b))
})

test('where movement is reduced the balance is there at once', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  signedIn({ ai_points: 248 })
  creditReview(0, 2)
  expect(await openPill()).toEqual([250])
})
