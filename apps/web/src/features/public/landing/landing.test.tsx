import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { landingRoutes } from '../routes.ts'

const waysIn = () =>
  screen.getAllByRole('link', { name: /Zacznij za darmo|Załóż konto|Ułóż przepis/ }).map((link) => link.getAttribute('href'))

it('offers an account to a guest', async () => {
  renderRoutes(landingRoutes, '/lp/celiakia')
  await screen.findByRole('heading', { level: 1 })
  expect(waysIn()).toEqual(['/register', '/register'])
  expect(screen.getByRole('link', { name: /^Zacznij za darmo z.250.punktami AI$/ })).toBeTruthy()
})

it('offers cooking to whoever has one', async () => {
  signedIn()
  renderRoutes(landingRoutes, '/lp/celiakia')
  await screen.findByRole('heading', { level: 1 })
  expect(waysIn()).toEqual(['/generate-recipe', '/generate-recipe'])
  expect(document.body.textContent).not.toMatch(/Załóż konto|Zacznij za darmo|punktów AI czeka/)
})

it('says why its filter of the library shows more than the page counts', async () => {
  renderRoutes(landingRoutes, '/lp/celiakia')
  expect(await screen.findByText(/przechodzi to sprawdzenie bez jednej uwagi.*pokaże ich więcej/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Zobacz przepisy bez glutenu' }).getAttribute('href')).toBe('/published-recipes?diet=gluten_free')
})
