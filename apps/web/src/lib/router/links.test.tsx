import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { Link, NavLink } from './links.tsx'

const Places = () => (
  <>
    <NavLink to="/" end>
      Start
    </NavLink>
    <NavLink to="/recipes">Przepisy</NavLink>
    <NavLink to="/recipes-of-others">Cudze</NavLink>
    <Link to="/recipes/7">Zupa</Link>
  </>
)
const routes = [{ path: '/recipes/:id', Component: Places }]

test('a link of a menu says where one is: at its address or below it, and nowhere else', async () => {
  renderRoutes(routes, '/recipes/7')
  await screen.findByText('Przepisy')
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Przepisy'])
})

test('a link to the screen that is shown adds no step to the history, and a click for a new tab is left to the browser', async () => {
  const { router, user } = renderRoutes(routes, '/recipes/7')
  await user.click(await screen.findByText('Zupa'))
  expect(router.state.historyAction).toBe('REPLACE')
  // What nobody has taken is the browser's; here it would load a page.
  const taken: boolean[] = []
  const note = (event: Event) => {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', note)
  fireEvent.click(screen.getByText('Start'), { ctrlKey: true })
  fireEvent.click(screen.getByText('Start'))
  document.removeEventListener('click', note)
  expect(taken).toEqual([false, true])
})
