import { listSubscriptionProducts } from '@spizarka/contract/subscription-products'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { someProducts } from '../../../lib/plans/testing.ts'
import { answer, apiServer } from '../../../testing/api-server.ts'
import { renderRoutes } from '../../../testing/render-routes.tsx'
import { signedIn } from '../../../testing/samples.ts'
import { publicRoutes } from '../routes.ts'

const address = () => screen.queryByRole('link', { name: 'premium@spizarka.example' })
const offer = () => screen.findByRole('dialog', { name: /Szybsza pomoc/ })

async function open(path: string, title: string) {
  const view = renderRoutes(publicRoutes, path)
  await screen.findByRole('heading', { level: 1, name: title })
  return view
}

beforeEach(() => apiServer.use(answer(listSubscriptionProducts, () => someProducts)))

describe('/pomoc', () => {
  it('hides the address of those who pay until it is asked for', async () => {
    const { user } = await open('/pomoc', 'Pomoc')
    expect(screen.getByRole('link', { name: 'pomoc@spizarka.example' })).toBeTruthy()
    expect(address()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Pokaż mail' }))
    expect(document.activeElement).toBe(address())
  })

  it('offers the plan instead to whoever is on Free', async () => {
    signedIn({ plan: 'free' })
    const { user, router } = await open('/pomoc', 'Pomoc')
    await user.click(screen.getByRole('button', { name: 'Pokaż mail' }))
    await offer()
    expect(address()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Nie teraz' }))
    expect(router.state.location.pathname).toBe('/pomoc')
  })

  it('finds answers as they are asked for', async () => {
    const { user } = await open('/pomoc', 'Pomoc')
    await user.type(screen.getByRole('searchbox'), 'faktura')
    expect(await screen.findByRole('heading', { name: 'Znalezione odpowiedzi' })).toBeTruthy()
    expect(screen.getByText('Gdzie jest faktura?')).toBeTruthy()
    expect(screen.queryByText('Ile produktów mieści spiżarnia?')).toBeNull()
  })
})

describe('/pomoc-premium', () => {
  it('gives the focus to the address that a guest asked for', async () => {
    const { user } = await open('/pomoc-premium', 'Pomoc Premium')
    await user.click(screen.getByRole('button', { name: 'Pokaż mail' }))
    expect(document.activeElement).toBe(address())
  })

  it('offers the plan to whoever is on Free, and leads to /pomoc when that is closed', async () => {
    signedIn({ plan: 'free' })
    const { user, router } = await open('/pomoc-premium', 'Pomoc Premium')
    await offer()
    expect(address()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Nie teraz' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Pomoc' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/pomoc')
  })

  it.each(['premium', 'premium_super'] as const)('shows the address to %s, and offers nothing', async (plan) => {
    signedIn({ plan })
    await open('/pomoc-premium', 'Pomoc Premium')
    expect(address()).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
