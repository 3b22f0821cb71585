import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { Outlet } from '../lib/router/ScreenRoutes.tsx'
import { endSessionLocally } from '../lib/session/session.ts'
import { renderRoutes } from '../testing/render-routes.tsx'
import { signedIn } from '../testing/samples.ts'
import { useExpiredSession, useTypingBeforeHydration } from './RootLayout.tsx'

function Form() {
  useTypingBeforeHydration()
  const [name, setName] = useState('')
  const [agrees, setAgrees] = useState(false)
  return (
    <form>
      <input aria-label="Login" value={name} onChange={(event) => setName(event.target.value)} />
      <input aria-label="Zgoda" type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <output>{agrees ? name : 'bez zgody'}</output>
    </form>
  )
}

test('what was typed and ticked before the page came alive is kept', () => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<Form />)
  const [name, consent] = page.querySelectorAll('input')
  if (!name || !consent) throw new Error('the form has lost its boxes')
  name.value = 'marta'
  consent.checked = true

  render(<Form />, { container: page, hydrate: true })

  expect(page.querySelector('output')?.textContent).toBe('marta')
  expect([name.value, consent.checked]).toEqual(['marta', true])
})

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
    act(() => endSessionLocally('expired'))
    await screen.findByText('Logowanie')
    expect(router.state.location.state).toEqual({ from: '/recipes' })
    await act(() => router.navigate('/recipes'))
    expect(screen.getByText('Przepisy')).toBeTruthy()
  })

  it('is nothing to someone who signs out', () => {
    signedIn()
    renderRoutes(routes, '/recipes')
    act(() => endSessionLocally('signed-out'))
    expect(screen.getByText('Przepisy')).toBeTruthy()
  })
})
