import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { endSessionLocally } from '../lib/session/session.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { signedIn } from '../testing/samples.ts'
import { AdminsOnly, MembersOnly } from './MembersOnly.tsx'
import { GuestsOnly } from './routes.tsx'

const routes = [
  { Component: GuestsOnly, children: [{ path: '/login', Component: () => <p>Logowanie</p> }] },
  { Component: MembersOnly, children: [{ path: '/pantry', Component: () => <p>Spiżarnia</p> }] },
  { Component: AdminsOnly, children: [{ path: '/admin', Component: () => <p>Panel</p> }] },
]

describe('the guards', () => {
  it('send a guest to /login and back after signing in', () => {
    const { router } = renderRoutes(routes, '/pantry')
    expect(screen.getByText('Logowanie')).toBeTruthy()
    act(() => void signedIn())
    expect(screen.getByText('Spiżarnia')).toBeTruthy()
    expect(router.state.historyAction).toBe('REPLACE')
  })

  it('send someone who is signed in away from /login', () => {
    signedIn()
    const { router } = renderRoutes(routes, '/login')
    expect(router.state.location.pathname).toBe('/')
  })

  it('lead to the plan that was chosen before there was an account', () => {
    const { router } = renderRoutes(routes, '/login?plan=premium&cycle=monthly')
    act(() => void signedIn())
    expect(router.state.location).toMatchObject({ pathname: '/settings/subscription', search: '?plan=premium&cycle=monthly' })
  })

  it('follow no address of another site', () => {
    signedIn()
    const { router } = renderRoutes(routes, '/login', { from: '//evil.example' })
    expect(router.state.location.pathname).toBe('/')
  })

  it('ask to sign in again when the session expires, and remember the place', () => {
    signedIn()
    const { router } = renderRoutes(routes, '/pantry')
    act(() => endSessionLocally('expired'))
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/pantry' } })
  })

  it('lead whoever signs out to the start', () => {
    signedIn()
    const { router } = renderRoutes(routes, '/pantry')
    act(() => endSessionLocally('signed-out'))
    expect(router.state.location.pathname).toBe('/')
  })

  it('let administrators in', () => {
    signedIn({ is_admin: true })
    renderRoutes(routes, '/admin')
    expect(screen.getByText('Panel')).toBeTruthy()
  })

  it('show everybody else that there is no such screen', async () => {
    signedIn()
    renderRoutes(routes, '/admin')
    expect(await screen.findByText('Ta półka jest pusta')).toBeTruthy()
    expect(screen.queryByText('Panel')).toBeNull()
  })
})
