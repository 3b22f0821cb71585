import { act, screen } from '@testing-library/react'
import { Outlet } from 'react-router'
import { describe, expect, it } from 'vitest'
import { closeSession } from '../lib/session.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { signedIn } from '../testing/samples.ts'
import { useExpiredSession } from './use-expired-session.ts'

function Layout() {
  useExpiredSession()
  return <Outlet />
}
const routes = [
  {
    Component: Layout,
    children: [
      { path: '/recipes', Component: () => <p>Przepisy</p> },
      { path: '/login', Component: () => <p>Logowanie</p> },
    ],
  },
]

describe('an expired session', () => {
  it('leads from a public screen to /login, once', async () => {
    signedIn()
    const { router } = renderRoutes(routes, '/recipes', undefined)
    act(() => closeSession('expired'))
    await screen.findByText('Logowanie')
    expect(router.state.location.state).toEqual({ from: '/recipes' })
    await act(() => router.navigate('/recipes'))
    expect(screen.getByText('Przepisy')).toBeTruthy()
  })

  it('is nothing to someone who signs out', () => {
    signedIn()
    renderRoutes(routes, '/recipes')
    act(() => closeSession('signed-out'))
    expect(screen.getByText('Przepisy')).toBeTruthy()
  })
})
