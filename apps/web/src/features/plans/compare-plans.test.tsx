import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { someProducts } from '../../lib/plans/testing.ts'
import { answer, apiServer, refuse } from '../../testing/api-server.ts'
import { renderRoutes } from '../../testing/render-routes.tsx'
import { signedIn } from '../../testing/samples.ts'
import { publicPlansRoutes } from './routes.ts'

const addressOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

it('shows a guest every plan with its price, by the year and by the month', async () => {
  apiServer.use(answer(listSubscriptionProducts, () => someProducts))
  const { user } = renderRoutes(publicPlansRoutes, '/plany')
  expect(await screen.findByText('499,90 zł')).toBeTruthy()
  expect(names()).toEqual(['Free', 'Premium', 'Premium Super'])
  await user.click(screen.getByRole('radio', { name: 'Miesięcznie' }))
  expect(screen.getByText('49,99 zł')).toBeTruthy()
  expect(screen.queryByText(/obniżką/)).toBeNull()
})

it('opens by the month for whoever comes from prices by the month, and leads on with what was chosen', async () => {
  apiServer.use(answer(listSubscriptionProducts, () => someProducts))
  const { user } = renderRoutes(publicPlansRoutes, '/plany?cycle=monthly')
  expect(await screen.findByText('49,99 zł')).toBeTruthy()
  expect(addressOf(/^Wybierz Premium$/)).toBe('/register?plan=premium&cycle=monthly')
  await user.click(screen.getByRole('radio', { name: /Rocznie/ }))
  expect(addressOf(/^Wybierz Premium.Super$/)).toBe('/register?plan=premium_super&cycle=yearly')
  expect(addressOf(/Zacznij/)).toBe('/register')
})

it('says what a reduced price was at its lowest before', async () => {
  apiServer.use(answer(listSubscriptionProducts, () => someProducts.map((each) => ({ ...each, lowest_price_30_days: '999.00' }))))
  renderRoutes(publicPlansRoutes, '/plany')
  expect(await screen.findAllByText('Najniższa cena z 30 dni przed obniżką: 999,00 zł.')).toHaveLength(2)
})

it('can be read again, and shows the Free plan meanwhile', async () => {
  apiServer.use(answer(listSubscriptionProducts, () => refuse('forbidden')))
  const { user } = renderRoutes(publicPlansRoutes, '/plany')
  expect(await screen.findByText('Nie udało się załadować planów subskrypcji. Spróbuj ponownie później.')).toBeTruthy()
  expect(names()).toEqual(['Free'])
  apiServer.use(answer(listSubscriptionProducts, () => someProducts))
  await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }))
  expect(await screen.findByText('499,90 zł')).toBeTruthy()
})

it('sends members to their own plan', async () => {
  signedIn()
  const { router } = renderRoutes(publicPlansRoutes, '/plany')
  await screen.findByText('Inny ekran')
  expect(router.state.location.pathname).toBe('/settings/subscription')
})
