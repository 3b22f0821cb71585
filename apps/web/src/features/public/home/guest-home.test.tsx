import { PLAN_PRICES } from '@spizarka/contract/limits'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatMoney } from '../../../lib/text/format.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { GuestHomeScreen } from './GuestHomeScreen.tsx'

it('says what each plan costs as the contract has it', async () => {
  renderRoutes([{ path: '/', element: <GuestHomeScreen /> }], '/')
  const plans = await screen.findByRole('region', { name: /plan/i })
  const priceOf = (plan: string) => within(plans).getByRole('heading', { name: plan }).closest('li')?.textContent
  expect(priceOf('Premium')).toContain(formatMoney(PLAN_PRICES.premium))
  expect(priceOf('Premium Super')).toContain(formatMoney(PLAN_PRICES.premium_super))
})
